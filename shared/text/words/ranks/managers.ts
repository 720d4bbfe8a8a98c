/** Who leads a shop, an office, a project or other people. */
export const managers = {
  af: 'toesighouer*|spanleier*|{kantoor,projek,tak,verkoops,winkel}bestuurder*',
  ar: '*مدير*|*مشرف*|قائد فريق|رئيس {العمال,الورشة,عمال,فريق,ورشة}|مسؤول {الفرع,المتجر,الموقع}',
  bg: 'мениджър*|ръководител*|начални*|супервайзор*|супервайзър*|отговорник*',
  bn: 'ব্যবস্থাপক|ম্যানেজার',
  ca: `encarregat|encarregats|
  cap {comercial,d'equip,d'obra,d'oficina,de botiga,de magatzem,de projecte*,de sala,de taller,de torn,tecnic}`,
  cs: 'manazer*|*vedouci|mistr dilny',
  cy: 'rheolwr*|reolwr|goruchwyliwr*|arweinydd tim',
  da: '*bestyrer|*formand|vaerkforer*|vaerkmester*|*mester for|{afdeling,butik,salg}sansvarlig*',
  de: '*managerin|vorarbeiter*|polier|projektkoordinat*|obermonteur*|bauführer*|{industrie,werk,werkstatt}meister*',
  el: 'υπευθυν*|προϊσταμεν*|εργοδηγ*|αρχιτεχνιτ*|μανατζερ|εποπτ{ες,ης,ρια}',
  en: `manager*|*manager|mgr|supervisor*|superviser*|superintendent|foreman|forewoman|forewomen|*leader|team leader*|
  project coordinator*`,
  es: 'jefe|jefa|gerente|gerentes|encargad*|maestro de obra*|lider de proyecto*|coordinador* de {equipo,proyecto*}',
  et: '*juht|*juhataja|*juhatajad|juhid|brigadir|*ülem',
  eu: 'arduradun*|kudeatzaile*|langileburu*|{denda,obra,proiektu,tailer,talde} buru*',
  fa: '*مدیر*|سرپرست*|سرکارگر*|مسئول {شعبه,فروشگاه}|رئیس {شعبه,کارگاه}',
  fi: `*paallikko|esimies|tyonjohtaja|esihenkilo*|*paallikot|vuoroesihenkilo|
  vastaava {hoitaja,mestari,ohjaaja,sairaanhoitaja}`,
  fil: 'tagapamahala|tagapangasiwa|kapatas',
  fr: `responsable|responsables|superviseur*|contremaitre*|charge d'affaires principal|coordinat* de projet*|
  {conducteur,conductrice} de travaux|{cheffe,chefs,gestionnaire} de*`,
  ga: 'bainisteoir*|maoirseoir*|saoiste',
  gl: 'xerente|xefe|xefa',
  he: '*מנהל*|מפקח*|ראשת צוות|ראש {הצוות,צוות,צוותים}|{אחראית,אחראי} {משמרת,סניף}',
  hi: 'प्रबंधक*|मैनेजर*|पर्यवेक्षक*|प्रभारी*|सुपरवाइजर',
  hr: 'rukovodi*|sefica|sefovi|predradni*|upravitelj*|upravnik|voda tima',
  hu: '*vezeto|*menedzser*|*vezetoje|*vezetoi|vezetonk',
  hy: 'կառավարիչ*|ղեկավար*|մենեջեր*|պետ|պետը|վարիչ*|բրիգադիր*|աշխղեկ*|վերահսկիչ*|հերթափոխի պետ*',
  id: 'manajer*|mandor|kepala*|penyelia*|ketua tim|pemimpin cabang|pimpinan {cabang,proyek}',
  is: '*stjori|*styra|yfirmadur|{hop,vakt,verk,verslunar}stjor*',
  it: 'responsabile|responsabili|gestore|coordinat* di progett*|capo{,area,cantiere,cuoco,gruppo,reparto,squadra,turno}',
  ja: `*課長*|*係長*|*主任*|*室長*|*所長*|*店長*|*工場長*|*支配人*|*現場監督*|*工事長*|*職長*|*班長*|*リーダー*|*チーフ*|*師長*|*マネジャー*|*マネージャ*|*次長*|*責任者*|
  *事務長*`,
  ka: 'მენეჯერ*|ხელმძღვანელ*|ბრიგადირ*|პრორაბ*|ზედამხედველ*|სუპერვაიზორ*|მმართველ*|გამგე*',
  kk: 'меңгеруші*|басшы|басшысы|бастық|бастығы|жетекшісі|басқарушысы|{ауысым,шебері} бас*',
  ko: `*과장*|*부장*|*팀장*|*실장*|*지점장*|*공장장*|*매니저*|*현장소장*|소장|*연구소장*|*사무소장*|*관리소장*|*사무장*|점장|반장|작업반장|조장|*파트장*|*그룹장*|차장|계장|*지배인*|
  *현장책임자*|*팀리더*|현장감독|수간호사|팀 리더|현장 감독`,
  lt: 'vadov*|meistras|meistre|brigadinink*|vadybinink*|darbu vykdytoj*|pamainos vyresn*|komandos lyder*',
  lv: 'vaditaj*|brigadier*|parvaldniek*|parvaldniec*|prieksnieks|prieksniec*',
  mk: 'раководит*|пословодител*',
  mn: 'менежер*|дарга|эрхлэгч*',
  ms: 'pengurus*|mandur|ketua pasukan',
  mt: 'maniger*|supervizur*',
  nl: `filiaalhouder*|projectcoordinat*|ploegbaas|voorman|leidinggevende|*leider|*beheerder|*verantwoordelijke|voorvrouw|
  {bedrijfs,project,team}leidster`,
  no: 'butikkansvarlig*|avdelingsansvarlig*|*leder|*formann|verksmester|verkmester|*leiar|*leiaren',
  pl: `kierowni*|menedzer*|menadzer*|brygadzist*|majster|*managerka|koordynator* projekt*|mistrz zmian*|
  {lider,liderka} zespolu`,
  pt: `responsavel|responsaveis|chefe|encarregad*|gerenta|capataz|coordenador* de projeto*|coordenador geral|
  lider de equip*|mestre {d'obras,de obra*}|gestor{,a,as,es}`,
  ro: 'sef|sefa|sefi|maistru|responsabil|responsabila|diriginte de santier',
  ru: `прораб*|менеджер*|руководитель*|заведующ*|управляющ*|бригадир*|тимлид|супервайзер*|завхоз|завсклад*|
  производитель работ|старший мастер|мастер {смены,участка,цеха}`,
  sk: 'veduci*|*veduci|*veduca',
  sl: 'voditelj*|vodje|vodij|poslovod*|delovod*|skupinovodja|izmenovodja|vodja*',
  sq: 'menaxher*|pergjegjes*|shef|shefe|shefi|shefja|kryepunetor*|mbikeqyres*|udheheqes*',
  sr: 'менаџер*|шеф|шефица|пословођ*|пословодј*|предрадни*|вођа тима|руководи{лац,тељ,тељка}',
  sv: '*chef|*chefen|*ansvarig|*ledare|foresatt|*forman|verkmastare|*forestandare|*foreståndaren',
  sw: 'meneja*|msimamizi*|wasimamizi',
  th: '*ผู้จัดการ*|*หัวหน้า*|*โฟร์แมน*|*ผู้ควบคุมงาน*',
  tr: 'yonetici*|mudur*|ustabasi|mudiresi|formen|amiri|supervizor|{proje,takim} lideri',
  uk: 'керівни*|завідувач*|виконроб*|керуюч*|начальни*|завідуюч*|майстер дільниці',
  vi: `quan doc*|quan ly*|chi huy truong*|giam sat*|truong {ca,chi nhanh,nhom*,phong*,van phong}|
  {cua hang,doi,to} truong`,
  zh: `*经理*|*經理*|*主管*|*厂长*|*店长*|*工头*|*工頭*|*领班*|*領班*|*组长*|*組長*|*队长*|*隊長*|*廠長*|*课长*|*科长*|*科長*|*负责人*|*負責人*|*督导*|*督導*|*監工*|
  *监理*|*襄理*|*副理*|*所长*`,
};
