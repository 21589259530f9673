mm-ship-burns = { $name }: statek płonie.
mm-die-less = { $name }: kolczatki, o 1 kość mniej w następnym rzucie.
