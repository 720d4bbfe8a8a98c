/**
 * Those who clean, cook and look after the house of a school, a parish or a town hall, in the form that `Vocabulary`
 * reads. "Cleaner" and "porter" are left out, as they are other words as well.
 */
export const houseStaff = `
  janitor|janitors|housekeeper*|dinner lady|dinner ladies|midday supervisor*|lunchtime supervisor*|school cook|cook in charge|
  raumpfleger*|reinigungskrafte|hauswart*|schulwart*|abwart|mesner*|kuster|kusterin|messner*|hausdame|spulkraft|schulbegleit*|
  agent d'entretien|agents d'entretien|agent technique|agent polyvalent|agente polyvalente|agent de service|agents de service|atsem|femme de menage|aide menagere|dame de service|
  bidello|bidella|bidelli|collaboratore scolastico|collaboratrice scolastica|collaboratori scolastici|operatore scolastico|operatrice scolastica|custode|
  limpiador*|personal de limpieza|ordenanza|bedel|cocinera|monitor de comedor|monitora de comedor|zelador*|merendeir*|porteir*|servicos gerais|auxiliar de servicos|
  conducatoare|ingrijito*|muncitor*|bucatar*|fochist*|paznic|
  concierge|conciergerie|schoonmaker|schoonmaakster*|schoonmaakploeg|overblijf*|
  pedel|pedeller|vaktmastare|vaktmester*|renholder*|rengoringsassistent*|stadare|stadersk*|lokalvardare|skolvaktmastare|kokkepersonal*|siivooja*|laitoshuoltaja*|talonmies|keittaja|
  pracownik gospodarczy|pracownica gospodarcza|pracownik obslugi|pracownicy obslugi|sprzatacz*|wozny|wozna|kuchark*|kucharz|intendent*|konserwator*|dozorc*|dozorczyni|palacz|pomoc kuchenna|pomoc kucharki|kierowca autobusu|
  uklizec*|skolnik|skolnica|kuchar*|topic|provozar*|udrzbar*|upratovack*|upratovac|kuric|poradca|poradce|poradkyn*|vychovavatel*|
  takarito*|gondnok|karbantarto*|futo es karbantarto|konyhai dolgozo*|konyhas|dajka|hazvezeto*|
  spremacic*|domar|domarka|kuharic*|kuhar|cistilk*|hisnik|hisnica|loziac|
  apkopej*|valytoj*|sargs|sargas|dezurant*|virej*|virtuvniek*|koristaja*|majahoidja|kokk|
  hizmetli*|temizlik gorevlisi|temizlik personeli|guvenlik gorevlisi|asci|ascibasi|
  καθαριστρια*|φυλακας|επιστατης|μαγειρας|μαγειρισσα|
  уборщи*|прибиральни*|завхоз*|сторож|чистач*|хигиенист*|готвач*|кухар|повариха|дворник|вахтер*|гардеробщи*|огняр|спремачиц*|домар|ложач`;
