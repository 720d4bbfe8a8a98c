/**
 * Those who have a guest house, a farm, a mountain hut or a cellar, by language, in the form that `Vocabulary` reads. "Host",
 * "hôte" and "vert" are left out, as they are other words as well.
 */
export const hosts = `
  gastgeber|gastgeberin|gastgeberfamilie|huttenwirt*|kellermeister*|gastheer|gastvrouw|
  vertskap|vertsfolk|vertspar|vertinne|vaertspar|vaertsfolk|vaertinde|vardpar|vardfolk|vardinna|sidermaker|sidermakar|
  isanta|emanta|isantavaki|isantapari|gestgjafi|gestgjafar|peremees|perenaine|pererahvas|saimnieks|saimniece|saimnieki|seimininkas|seimininke|seimininkai|
  hotesse de maison|maitre de maison|maitresse de maison|maitre de chai|anfitrion|anfitriona|anfitriones|anfitria|anfitrio|amfitrio|amfitriona|padrone di casa|padrona di casa|padroni di casa|cantiniere|mestre de celler|
  gospodarz|gospodyni|gospodarze|bacowie|hostitel|hostitelka|hostitele|hostitelia|chatar|chatarka|chatari|sklepmistr|sklepmajster|oskrbnik|oskrbnica|gostitelj|gostiteljica|gostitelji|gospodar|gospodarica|domacin|domacica|domacini|vinar|vinarka|vinari|
  hazigazda|hazigazdak|gazdasszony|pinceszet vezetoje|pincemester|gazda|gazde|gazdele|
  домаћин|домаћица|домаћини|домакин|домакиня|домакини|стопанин|стопанка|стопани|домаќин|домаќинка|хозяин|хозяйка|хозяева|господар|господиня|господарі|
  ev sahibi|ev sahibesi|ev sahipleri|οικοδεσποτης|οικοδεσποινα|οικοδεσποτες|mikpritesi|
`;
