/**
 * Offices of associations, clubs and boards, in the form that `Vocabulary` reads: who keeps the money and the minutes,
 * who chairs, who sits beside them and who looks after a ground or its youth.
 */
export const offices = `
  schriftfuhr*|schriftwart*|protokollfuhr*|kassenfuhr*|kassenwart*|kassier*|*kassier|*kassierin|beisitz*|aufsichtsrat|aufsichtsratin|verwaltungsrat|verwaltungsratin|aktuar|aktuarin|kassenprufer*|
  jugendwart*|sportwart*|platzwart*|zeugwart*|geratewart*|pressewart*|huttenwart*|materialwart*|turnwart*|hallenwart*|wanderwart*|*ungswart*|*sportwart*|*senwart*|*tenwart*|*renwart*|*wartin|*wartinnen|obmann|obfrau|*obmann|*obfrau|ehrenvorsitz*|
  kassor*|*ordforande|*ledamot|ledamoter|suppleant*|valberedning*|sekreterare|kasserer*|*formand|styremedlem*|styreleder*|nestleder*|bestyrelsesmedlem*|varamedlem*|bisidder*|
  *puheenjohtaja|rahastonhoitaja|sihteeri|gjaldkeri|ritari|formadur|medstjornandi|penningmeester*|secretaris|bestuurslid*|
  tresorier*|tesorer*|tesorier*|tesoureir*|vicepresiden*|presidencia|presidenza|vocal|vocales|vogal|vogais|suplente|conselheir*|consiglier*|conseller*|revisor*|revisore|
  relator|relatora|czlonek rady*|czlonkini rady*|czlonek komisji*|czlonkini komisji*|skarbni*|sekretarz|przewodnicz*|wiceprzewodnicz*|pokladni*|tajemni*|tajomni*|hospodar|revizor*|predsed*|mistopredsed*|podpredsed*|tajni*|blagajni*|predsjedni*|predsedni*|voditelj*|starjesin*|laborant*|
  elnok|elnoke|alelnok*|titkar*|penztaros*|gyogypedagog*|casier*|trezorier*|presedint*|vicepresedint*|secretar|sayman|saymani|baskan|baskani|esimees|laekur|priekssedetaj*|pirminink*|izdinink*|
  ταμιας|αντιπροεδρος|προεδρος|казначей|скарбник|касиер|председател*|bendahara|groundskeeper*|groundsman|groundswoman|*forvalter|vicesecretari*|encarregad*|assessor*|educador*|elnoksegi tag*|vezetosegi tag*|kuratoriumi tag*|bizottsagi tag*|*pedagogus*|dajka|dajkak|varajasen|varajasenet|hallituksen jasen*|член правления|члены правления|член совета*|член президиума|член ревизионной*|kurulu uyesi|kurulu uyeleri|αναπληρωματικο μελος|μελος δ σ|μελη δ σ|czlonek honorowy|honorowy czlonek|*衛生士*|sekretaris|ketua|wakil ketua|
  wehrfuhrer*|*feuerwehrwart*|kommandant|kommandantin|kommandant-stellvertret*|zugfuhrer*|convenor*|convener*|greenkeeper*|administrateur*|administratrice*|proboszcz*|wikariusz*|wikary|organist*|organista|concertmaster*|konzertmeister*|
  dirigent*|μελη|μελος|
  vicar|curate|verger*|sacristan*|sexton|church warden*|churchwarden*|lay minister*|lay reader*|lay preacher*|worship minister*|safeguarding lead*|
  membre actif|membre active|membre actifs|membre fondat*|membre du bureau|membre du conseil*|membre d'honneur|membre adherent*|socio fundador|socio fondatore|socio onorario|miembro fundador*|miembro activo|founding member|active member|honorary member|grundungsmitglied*|ehrenmitglied*|
  historian|member at large|members at large|member-at-large|members-at-large|director at large|directors at large|director-at-large|delegate at large|parliamentarian|sergeant at arms|sergeant-at-arms|quartermaster|gospodarz|kronikarz*|kronikar|chronist|chronistin`;
