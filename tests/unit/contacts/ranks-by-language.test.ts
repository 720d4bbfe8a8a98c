import { describe, expect, test } from 'vitest';
import { foldText } from '../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { entriesOfTables, withAlternatives } from '../../../shared/text/words/alternatives.ts';
import { Phrases } from '../../../shared/text/words/phrases.ts';
import { assistants } from '../../../shared/text/words/ranks/assistants.ts';
import { chiefs } from '../../../shared/text/words/ranks/chiefs.ts';
import { departmentChiefs } from '../../../shared/text/words/ranks/department-chiefs.ts';
import { departmentHeads } from '../../../shared/text/words/ranks/department-heads.ts';
import { departments } from '../../../shared/text/words/ranks/departments.ts';
import { directors } from '../../../shared/text/words/ranks/directors.ts';
import { fields } from '../../../shared/text/words/ranks/fields.ts';
import { helpersAfter } from '../../../shared/text/words/ranks/helpers-after.ts';
import { helpersBefore } from '../../../shared/text/words/ranks/helpers-before.ts';
import { lesserHeads } from '../../../shared/text/words/ranks/lesser-heads.ts';
import { managers } from '../../../shared/text/words/ranks/managers.ts';
import { notOwners } from '../../../shared/text/words/ranks/not-owners.ts';
import { owners } from '../../../shared/text/words/ranks/owners.ts';
import { seniors } from '../../../shared/text/words/ranks/seniors.ts';
import { smallerChiefs } from '../../../shared/text/words/ranks/smaller-chiefs.ts';
import { vicePresidents } from '../../../shared/text/words/ranks/vice-presidents.ts';

const tables: Record<string, Readonly<Record<string, string>>> = {
  assistants,
  chiefs,
  departmentChiefs,
  departmentHeads,
  departments,
  directors,
  fields,
  helpersAfter,
  helpersBefore,
  lesserHeads,
  managers,
  notOwners,
  owners,
  seniors,
  smallerChiefs,
  vicePresidents,
};

/** By language, titles that end in the level: `c` for c_suite, `v`, `d`, `m`, `s`, and `o` for other. */
const levels = { c: 'c_suite', v: 'vp', d: 'director', m: 'manager', s: 'senior', o: 'other' } as const;
const titles: Record<string, string> = {
  ar: 'صاحبة المطعم=c|مدير عام=c|الممثل القانوني للشركة=c|نائبة الرئيس=v|رئيسة قسم المبيعات=d|مدير فني=d|مشرفة الفرع=m|مهندس معماري أول=s|سكرتير المدير=o|مساعدة الرئيس التنفيذي=o',
  bg: 'Съдружник и управител=c|Управителка на фирмата=c|Управител на ресторант=m|Началник отдел „Логистика“=d|Мениджърка продажби=m|Старши юрист=s|Секретарка на управителя=o|Заместник изпълнителен директор=v',
  ca: 'Copropietària=c|Consellera delegada=c|Cap del departament de vendes=d|Responsable de comunicació=d|Cap de cuina=d|Cap d’obra=m|Responsable=m|Cap de setmana=o|Ajudant de direcció=o',
  cs: 'Živnostnice=c|OSVČ, kadeřnice=c|Spoluvlastník=c|Výkonná ředitelka=c|Vedoucí právního oddělení=d|Vedoucí provozovny=m|Pomocnice ředitele=o|Zástupce vedoucího oddělení=o',
  cy: 'Cyd-berchennog=c|Pennaeth Gwerthiant=d|Uwch Ddylunydd=s',
  da: 'Kundeansvarlig=m|Ansvarlig=o|Medejere=c|Hotelejer=c|Leder af salgsafdelingen=d|Værkmester=m|Chefkonsulent=s|Sekretær for direktøren=o',
  de: 'Mitbegründerin=c|Hofinhaberin=c|Hauptgeschäftsführer=c|Gesetzliche Vertreterin=c|Obermonteur=m|Oberingenieurin=s',
  el: 'Ιδιοκτήτες=c|Νόμιμη εκπρόσωπος=c|Διαχειρίστρια=c|Προϊσταμένη τμήματος πωλήσεων=d|Επικεφαλής Έρευνας=d|Επικεφαλής ομάδας=m|Ανώτερη αναλύτρια=s|Βοηθός Γενικού Διευθυντή=o|Διαχειριστής συστημάτων=o',
  en: 'Legal Representative=c|Co-Chair=c|Owner Support Specialist=o|Assistant Manager=m|Department Manager=m|Editor-in-Chief=d|Chief of Section for Canada=d|Bureau Chief=d|Chief of Staff=o',
  es: 'Dueño y panadero=c|Subgerente de Ventas=m|Subjefa de Taller=m|Empresaria individual=c|Administradora solidaria=c|Responsable de Compras=d|Jefe del Dpto. de Ventas=d|Jefa de Sección=d|Encargado=m|Responsable de tienda=m|Capataz=m|Secretaria de la gerente=o',
  et: 'Osanik=c|FIE=c|Juhatuse esinaine=c|Müügiosakonna juhataja=d|Projektijuht=m|Bussijuht=o|Vanemjurist=s|Direktori abi=o|Lapsevanem=o',
  eu: 'Jabekide=c|Zuzendari nagusia=c|Salmenta arduraduna=m|Zuzendariaren idazkaria=o',
  fa: 'بنیان‌گذار=c|رئیس هیأت مدیره=c|نایب‌رئیس هیئت‌مدیره=v|رئیس بخش فروش=d|مدیر فنی=d|سرپرست فروشگاه=m|کارشناس ارشد=s|کارشناسی ارشد=o|منشی مدیرعامل=o|مؤسسه حقوقی=o',
  fi: 'Perustajat=c|Varatoimitusjohtaja=v|Talousosaston päällikkö=d|Johtava konsultti=s|Toimitusjohtajan sihteeri=o',
  fr: 'Auto-entrepreneuse=c|Représentante légale=c|Administrateur délégué=c|Responsable du service achats=d|Responsable=m|Conductrice de travaux=m|Chef de rang=o|Secrétaire du directeur=o',
  gl: 'Directora xeral=c|Xefa do departamento de vendas=d|Xerente=m',
  he: 'בעל החברה=c|בעלת תואר שני=o|יושבת ראש=c|סגן מנכ"ל=v|ראש אגף כספים=d|מנהל מקצועי=d|מנהלת חנות=m|אחראית משמרת=m|מהנדסת בכירה=s|מזכירת המנכ"ל=o|מנהל חשבונות=o',
  hi: 'सह-संस्थापक=c|मालिक=c|वरिष्ठ वकील=s',
  hr: 'Suvlasnica=c|Direktorica tvrtke=c|Direktorka preduzeća=c|Načelnica ortopedije=d|Pomoćnik načelnika=o|Izvršni direktor=c|Voditelj odjela nabave=d|Voditelj smjene=m|Poslovotkinja=o|Viša pravna savjetnica=s|Viša škola=o|Tajnik direktorice=o',
  hu: 'Egyéni vállalkozó=c|Étteremtulajdonosok=c|Törvényes képviselő=c|Vezérigazgató-helyettes=v|Jogi osztály vezetője=d|Műszakvezető=m|Rangidős partner=s|Az igazgató titkára=o',
  hy: 'Տանտերեր=c|Խանութի սեփականատեր=c|Հիմնադիրներ=c|Նախագահ=c|Ֆինանսական տնօրեն=d|Վաճառքի բաժնի պետ=d|Հերթափոխի պետ=m|Ավագ խորհրդատու=s|Գլխավոր հաշվապահ=s|Տնօրենի քարտուղար=o|Գլխավոր էջ=o',
  id: 'Pemilik Warung=c|Ketua Yayasan=c|Kepala Divisi Keuangan=d|Pengawas=o|Penyelia Gudang=m|Asisten Direktur=o',
  is: 'Eigendur=c|Meðstofnandi=c|Varaforseti=v|Framkvæmdastjóri fjármálasviðs=d|Deildarstjóri=d|Vaktstjóri=m|Leiðandi hönnuður=s|Ritari forstjóra=o',
  it: 'Socia titolare=c|Rappresentante legale=c|Responsabile ufficio acquisti=d|Responsabile=m|Capo cantiere=m|Assistente del direttore=o',
  ja: '創立者=c|個人事業主・大工=c|法定代表者=c|第2営業部長=d|アートディレクター=d|編集長=d|工事長=m|店舗責任者=m|上席研究員=s|部長補佐=o|代表的=o',
  ka: 'თანამფლობელი=c|დამფუძნებლები=c|ფინანსური დირექტორი=d|გაყიდვების განყოფილების უფროსი=d|ცვლის უფროსი=m|უფროსი ინჟინერი=s|მთავარი გვერდი=o|დირექტორის მდივანი=o',
  kk: 'Дүкен иесі=c|Құрылтайшылар=c|Атқарушы директор=c|Сату бөлімінің басшысы=d|Кеңсе меңгерушісі=m|Аға маман=s|Абай аға=o|Бас директордың хатшысы=o',
  ko: '설립자=c|카페 오너=c|부대표=v|아트 디렉터=d|편집장=d|작업반장=m|점장=m|시니어 개발자=s|국가대표=o|행사장=o|주차장=o|대표 비서=o',
  lt: 'Šeimininkai=c|Bendrasavininkė=c|Vykdomasis direktorius=c|Pardavimų skyriaus vadovas=d|Pamainos vadovė=m|Vyresnysis konsultantas=s|Direktorės sekretorė=o',
  lv: 'Saimniece=c|Līdzīpašnieki=c|Izpilddirektore=c|Juridiskās nodaļas vadītājs=d|Maiņas vadītāja=m|Vecākā juriste=s|Vecāki=o|Direktora palīgs=o',
  mk: 'Косопственичка=c|Законски застапник=c|Раководителка на секторот за продажба=d|Менаџерка на хотел=m|Виша советничка=s|Помошник на директорот=o',
  nl: 'Mede-eigenares=c|Wettelijk vertegenwoordiger=c|Chef verkoopafdeling=d|Winkelverantwoordelijke=m|Secretaresse van de directeur=o',
  no: 'Medeiere=c|Restauranteier=c|Leder av salgsavdelingen=d|Verksmester=m|Lagersjef=m|Overingeniør=s|Sekretær for styreleder=o',
  pl: 'Szefowa firmy=c|Dyrektorka generalna=c|Kierownik działu kadr=d|Szef zmiany=m|Wiodąca specjalistka=s|Pomocnik dyrektora=o',
  pt: 'Encarregado de Obra=m|Subgerente=m|Microempreendedora individual=c|Representante legal=c|Responsável pelo departamento de compras=d|Mestre de obra=m|Assessora do presidente=o',
  ro: 'Fondatoarele=c|Reprezentant legal=c|Directoare executivă=c|Șefa departamentului juridic=d|Șef de tură=m|Secretara directorului=o',
  ru: 'ИП, фотограф=c|Самозанятая=c|Глава фермерского хозяйства=c|Зам. генерального директора=v|Начальник службы доставки=d|Мастер смены=m|Референт директора=o|Старшая группа=o',
  sk: 'SZČO=c|Spoluvlastníčka=c|Výkonná riaditeľka=c|Vedúca oddelenia nákupu=d|Vedúci zmeny=m|Hlavný inžinier=s|Pomocník riaditeľa=o',
  sl: 'Samostojna podjetnica=c|Zakonita zastopnica=c|Vodja službe za nabavo=d|Vodja izmene=m|Višja pravna svetovalka=s|Višja šola=o|Tajnik direktorice=o',
  sq: 'Bashkëpronare=c|Përfaqësues ligjor=c|Zëvendësdrejtor i përgjithshëm=v|Shefe e departamentit të shitjeve=d|Menaxhere zyre=m|Inxhinier i lartë=s|Sekretare e drejtorit=o',
  sr: 'Сувласник=c|Законска заступница=c|Директорка фирме=c|Руководитељка сектора набавке=d|Предрадник=m|Виша саветница=s|Помоћник директора=o',
  sv: 'Egenföretagare=c|Delägarna=c|Chef för inköpsavdelningen=d|Verkmästare=m|Överläkare=s|Sekreterare till VD=o',
  th: 'เจ้าของฟาร์ม=c|ประธานกรรมการ=c|รองกรรมการผู้จัดการ=v|หัวหน้าฝ่ายบุคคล=d|ผู้จัดการทั่วไป=m|วิศวกรอาวุโส=s|เจ้าของภาษา=o|เลขานุการผู้อำนวยการ=o',
  tr: 'Sahipleri=c|Şirket Müdürü=c|Murahhas Üye=c|Satın Alma Departmanı Şefi=d|Bölüm Başkanı=d|Vardiya Amiri=m|Başmühendis=s|Müdür Sekreteri=o',
  uk: 'ФОП=c|Самозайнята=c|Заступниця генерального директора=v|Начальниця відділу кадрів=d|Завідувач департаменту=d|Бригадир=m|Головна бухгалтерка=s|Секретарка директора=o|Старша група=o',
  vi: 'Chủ tiệm bánh=c|Người sáng lập=c|Đại diện theo pháp luật=c|Trưởng khoa=d|Tổ trưởng=m|Kỹ sư phần mềm cao cấp=s|Căn hộ cao cấp=o|Thư ký giám đốc=o',
  zh: '联合创办人=c|老闆娘=c|法人代表=c|负责人=c|副總=v|财务部负责人=d|總編輯=d|分公司总经理=d|領班=m|门店负责人=m|高級工程師=s|班主任=o|董事长秘书=o',
};

describe.each(Object.entries(titles))('%s', (_language, list) => {
  test.each(list.split('|').map((one) => one.split('=') as [string, keyof typeof levels]))(
    '%s is %s',
    (title, level) => {
      expect(seniorityOf(title)).toBe(levels[level]);
    },
  );
});

test.each(Object.entries(tables))('every entry of %s is found by its own list', (_name, table) => {
  const list = entriesOfTables(table);
  const phrases = new Phrases(list.join('|'));
  expect(list.filter((entry) => !phrases.isIn(foldText(entry.replaceAll('*', ''))))).toEqual([]);
});

test.each(Object.entries(tables))('the languages of %s are in order', (_name, table) => {
  expect(Object.keys(table)).toEqual(Object.keys(table).sort());
});

test('a shortened entry stands for each of its alternatives', () => {
  expect(withAlternatives('{a,b} c{,d}')).toEqual(['a c', 'a cd', 'b c', 'b cd']);
  expect(withAlternatives('plain* word')).toEqual(['plain* word']);
});
