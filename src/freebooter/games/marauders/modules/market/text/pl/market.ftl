option-modules-market = Rynek ulepszeń
option-modules-market-help = W porcie bez ulepszenia możesz dobrać jedno z rezerwy, żeby je kupić albo zostawić na sprzedaż.

prompt-market-draw = { NAME("zone", $zone) }: nie ma tu ulepszenia. Czy dobierasz je z rezerwy?
prompt-market-buy = Czy kupujesz to ulepszenie: { NAME("modification", $modification) }? { NAME("does", $modification) }
move-draw-modification = dobierz ulepszenie

mm-brings-market = { $pool ->
    [one] ostatnie z rezerwy
   *[other] jedno z { $pool } w rezerwie
}; możesz je kupić albo zostanie tu na sprzedaż

event-modification-drawn = { $player } dobiera ulepszenie, { NAME("zone", $zone) }: { NAME("modification", $modification) }.

lab-table-modifications-drawn = Ulepszenia dobrane na rynkach

feat-market-draws = ulepszenia dobrane z rezerwy
