/** Heads of a team, a site or a shop in languages whose word for them is also that for a director. */
export const lesserHeads = {
  de: `burochef*|kuchenchef*|filialdirektor*|
  {backstuben,bau,betriebs,buro,etagen,fertigungs,filial,gruppen,haus,hausdamen,kassen,kuchen,laden,lager,markt,montage,niederlassungs,objekt,praxis,produktions,projekt,restaurant,schicht,service,stall,standort,stations,studio,team,team ,werkstatt,wohnbereichs}leit*`,
  el: 'επικεφαλης {βαρδιας,εργου,ομαδας}|{διευθυντης,διευθυντρια} καταστηματος',
  fi: 'tyonjohto|tyonjohtaja*|projektijohtaja*|myymalajohtaj*|vuorojohtaja',
  it: 'direttore lavori',
  ko: '총괄매니저|총괄 매니저',
  no: '{anleggs,butikk,bygge,filial,kontor,lager,prosjekt,salong,skift,stasjons,vakt,varehus,verkstad,verksted}sjef*',
  pl: 'szef {projektu,serwisu,warsztatu,zmiany}',
};
