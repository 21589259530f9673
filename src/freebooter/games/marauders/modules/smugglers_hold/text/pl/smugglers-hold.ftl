modification-smugglers-hold = schowek przemytnika
does-smugglers-hold = Jedna karta kontrabandy nie zajmuje miejsca i nie ruszą jej ani statki niezależne, ani karty, ani uszkodzenia. Za każdym razem wybierasz, która.
