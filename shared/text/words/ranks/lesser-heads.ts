/** Heads of a team, a site or a shop in languages whose word for them is also that for a director. */
export const lesserHeads = {
  de: `teamleit*|team leit*|projektleit*|bauleit*|filialleit*|betriebsleit*|marktleit*|werkstattleit*|schichtleit*|
    kuchenleit*|gruppenleit*|serviceleit*|objektleit*|lagerleit*|studioleit*|niederlassungsleit*|buroleit*|
    burochef*|backstubenleit*|praxisleit*|stationsleit*|restaurantleit*|montageleit*|produktionsleit*|
    standortleit*|hausleit*|ladenleit*|fertigungsleit*|restaurantleiter*|kuchenchef*`,
  fi: 'tyonjohto|tyonjohtaja*',
};
