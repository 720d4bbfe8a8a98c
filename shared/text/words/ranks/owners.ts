/** Who owns or founded a firm, alone or with others. */
export const owners = {
  af: 'eienaar*|eienares|stigter*|medestigter*',
  ar: '*مؤسس*|*مالك*|الشريك المدير|الشريكة المديرة|شريك مدير|شريكة مديرة|{,ال,و}صاحب*',
  bg: 'съосновател*|съсобствен*|управляващ* партньор*|едноличен търговец|собствени{к*,ци*,чк*}|съдружни{к,ци,чка}',
  bn: 'প্রতিষ্ঠাতা*|মালিক',
  ca: 'mestressa|amos del|soci director|amo {de,del,i}',
  cs: `majitel*|zakladatel*|zivnostnik*|zivnostnic*|vlastnik*|vlastnice|{ridici,zakladajic*} partner*|
  spolu{majitel*,vlastnice,vlastnik*,zakladatel*}`,
  cy: 'sylfaenydd*|sylfaenwyr|perchenn*|perchnog*|cyd sylfaen*|cyd berchen*',
  da: `medindehaver*|stifter*|medstifter*|grundlaegger*|medgrundlaegger*|ejere|indehaver*|ejeren|ejerne|medejeren|
  medejere|*indehaver|*indehaveren|selvstaendig erhvervsdrivende|{,butiks,klinik,med,praksis,salon}ejer|
  {forretnings,gard,hotel,restaurant,virksomheds}ejer*`,
  de: `eigentumer*|grundungspartner*|grundungsgesellschafter*|gruender*|gesellschafter*|einzelunternehmer*|
  {,agentur,allein,apotheken,betriebs,buro,firmen,geschafts,hof,kanzlei,laden,mit,praxis,salon,studio,werkstatt}inhaber*|
  {,be,buro,co,firmen,kanzlei,mit,mitbe,praxis,studio}grunder*|{hof,hotel,laden,restaurant,salon}besitzer*`,
  el: `συνιδιοκτητ*|συνιδρυτ*|{ιδρυτικος,ομορρυθμος} εταιρος|ιδιοκτητ{ες,η,ης,ρια,ριες,ων}|
  ιδρυτ{ες,η,ης,ικο μελος,ρια,ριες,ων}`,
  en: `founder*|cofounder*|founding|owner*|coowner*|proprietor*|proprietress*|sole trader*|
  managing {member*,partner*,shareholder}|{sole,solo} practitioner*`,
  es: `fundador*|cofundador*|propietari*|copropietari*|socios directores|socio {administrador*,director,gestor,unico}|
  socia {directora,gestora,unica}|{empresaria,empresario} individual|titular {de la,del}|duen{a,as,o,os}`,
  et: 'perenaine|peremees|kaasomanik*|kaasasutaja*|asutaja*|omanik*|osanik*|fuusilisest isikust ettevotja',
  eu: 'sortzaile*|jabea|jabeak|jabekide*',
  fa: '*بنیانگذار*|مالک|مالکان|*بنیان گذار*',
  fi: `*yrittaja|perustaja*|omistaja*|*yrittajat|kauppias|kauppiaat|managing osakas|vastuunalainen yhtiomies|
  {osa,paa,yhteis}omistaj*`,
  fil: 'tagapagtatag*|may ari',
  fr: `fondateur*|fondatrice*|cofondateur*|cofondatrice*|proprietaire*|patron|patronne|autoentrepreneu*|
  entrepreneur individuel|entrepreneuse individuelle|auto entrepreneu*|associee {directrice,unique}|
  associe {directeur,unique}`,
  ga: 'bunaitheoir*|uineir|comhbhunaitheoir*|comhuineir',
  gl: 'dona do|{socia,socio} xerente',
  he: '*מייסד*|*בעלים*|בעלת*|עוסקת מורשית|בעל {ה*,חברה,עסק}|בעלי {ה*,עסק}|עוסק {מורשה,פטור}',
  hi: 'संस्थापक*|मालिक|प्रोपराइटर',
  hr: `suvlasni*|suosnivac*|osnivac*|vlasnik*|preduzetnik|preduzetnica|obrtnik|obrtnica|vlasnic*|
  nositelj* {obiteljsk*,opg*}|nosilac {gazdinstva,poljoprivredn*}`,
  hu: 'tulajdonos*|ostermelo|iranyito partner*|egyeni vallalkozo*|*tulajdonos{,a,ai,ok}|{,ceg,tars}alapito*',
  hy: '*հիմնադիր*|տանտեր*|տանտիրուհի|սեփականատիր*|ձեռնարկատեր|{անհատ ձեռնարկ,համասեփական,սեփական}ատեր*',
  id: 'pendiri|pemilik*',
  is: 'eigandi|stofnand*|medeigand*|medstofnand*|einyrki|einyrkjar|{eig,medeig,medstofn,stofn}end*',
  it: 'comproprietari*|titolare|titolari|contitolare|proprietari*|cotitolar*|contitolari|fondatrici|co titolar*',
  ja: '*創業者*|*オーナー*|*店主*|*創立者*|*創設者*|*事業主*|*農園主*|*経営者*|*主宰*|*牧場主*|園主|館主|女将|主人',
  ka: `დამფუძნებელი*|დამფუძნებლ*|მფლობელ*|მეპატრონე*|მესაკუთრე*|ინდივიდუალურ* მეწარმე*|
  თანა{დამფუძნებელი*,დამფუძნებლ*,მესაკუთრე*,მფლობელ*}`,
  kk: 'құрылтайшы*|иесі|иелері|қожайыны|жеке кәсіпкер*|негізін {салушы*,қалаушы*}',
  ko: '*창업자*|*창립자*|*설립자*|*공동창업*|*오너*|*농장주*|*사업주*|점주|가맹점주|개인사업자',
  lt: 'seiminink*|bendrasavinink*|bendraikurej*|savinink*|ikurej*|steigej*',
  lv: 'saimniec*|saimniek*|ipasniek*|dibinataj*|lidzipasniek*|lidzdibinataj*|lidzipasniec*|ipasniec*|pasnodarbinat*',
  mk: 'косопствен*|сосопственик*|сосопственичк*|трговец поединец|сопствени{к*,ци*,чк*}|{,ко,со}основач*',
  mn: 'эзэн|үүсгэн байгуулагч*',
  ms: 'pengasas*',
  mt: 'fundatur*|kofundatur*|proprjetarj*',
  nl: `oprichter*|oprichtster*|medeoprichter*|medeeigena*|managing vennoot|directeur grootaandeelhouder|mede eigena*|
  eigena{ar,ren,res,resse}|praktijk{eigena*,houder,houdster}`,
  no: `*innehaver|grunnlegger*|eiere|eieren|eierne|medeiere|eigar|eigarar|medeigar|grunnleggjar*|
  {,butikk,klinikk,med,salong}eier|{bedrifts,gard,hotell,restaurant}eier*|medgrun{der*,nlegger,nleggjar*}`,
  pl: `wlasciciel*|zalozyciel*|partner zarzadzajac*|partnerka zarzadzajaca|{szef,szefowa} firmy|
  wspol{niczka zarzadzaj*,nik*,wlascicie*,zalozyciel*}`,
  pt: `dono|donos|microempreendedor*|socios gerentes|{empresaria,empresario} em nome individual|
  {socia,socio} {gerente,titular}`,
  ro: `fondator*|cofondator*|fondatoare*|cofondatoare*|coproprietar*|patroana|patronul|intreprindere individuala|
  asociat {coordonator,unic}|proprietar{,a,ul}`,
  ru: `хозяин|хозяйка|хозяева|владелец|сооснователь*|учредитель*|собственник*|совладел*|соучредител*|владелиц*|собственниц*|самозанят*|
  основател*|руководящ* партнер*|{индивидуальн*,частн*} предпринимател*|управляющ* {партнер*,собственни*}|
  глава {кфх,фермерск*}`,
  sk: 'vlastnick*|spoluvlastnick*|zakladajuc* partner*',
  sl: 'solastni*|soustanovitelj*|ustanovitelj*|lastnik*|lastnic*|samostojn* podjetni*|nosil* {dejavnosti,kmetij*}',
  sq: 'themelues*|pronar*|bashkepronar*|bashkethemelues*',
  sr: 'оснивач*|сувласни*|суоснивач*|предузетник|предузетница|носилац {газдинства,пољопривредн*}',
  sv: `*innehavare|grundare|medgrundare|enskild naringsidkare|{ag,delag,egenforetag,grund,innehav,medag,medgrund}aren|
  {ag,delag,grund,medag,medgrund}arna|{,del,egenforet,med}agare`,
  sw: 'mmiliki|mwanzilishi*|waanzilishi*',
  th: '*ผู้ก่อตั้ง*|*เจ้าของ*|*ผู้ร่วมก่อตั้ง*|*หุ้นส่วนผู้จัดการ*|*หุ้นส่วนบริหาร*',
  tr: 'kurucu*|yonetici ortak|sirket ortagi|sahi{besi,bi,p,pleri}',
  uk: `засновни*|співзасновни*|власник*|співвласни*|самозайнят*|власниц*|керуюч* партнер*|фізична особа підприємець|
  голова {фг,фермерськ*}`,
  vi: `sang lap va|dong so huu|ba chu|ong chu|
  chu {cua hang,doanh nghiep,nha hang,phong kham,quan,so huu,studio,tiem,xuong}|{dong,nguoi,nha,va} sang lap|
  {bac si sang,kien truc su sang,luat su sang} lap`,
  zh: `*创始人*|*創辦人*|*創始人*|*创办人*|*联合创始*|*創始合夥*|*创始合伙*|*老板*|*老闆*|*庄主*|*莊主*|*创所*|*創所*|*个体工商户*|*個體戶*|*经营者*|*經營者*|*主理人*|*农场主*|
  *農場主*|*牧场主*|馆主|园主|东主|東主`,
};
