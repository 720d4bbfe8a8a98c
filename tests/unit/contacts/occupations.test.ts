import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { readAcme } from './site-in-memory.ts';

/** By language: what people are in small firms, and words near them that name a service, a workshop, a thing or a family. */
const languages: Record<string, readonly [occupations: string, others: string]> = {
  English: [
    'Chiropodist|Hairstylist|Cabinet maker|Chimney sweep|Dressmaker|Dog walker',
    'Massage|Hair|Dressmaking|Painter|Printer|Anna Turner',
  ],
  German: [
    'Lackiererin|Kfz-Mechatroniker|Innenarchitektin|Schornsteinfeger|Trauerrednerin|Reiseleiter',
    'Lackiererei|Massage|Innenarchitektur|Glaserei|Ida Maurer|Chöre',
  ],
  Dutch: [
    'Tegelzetter|Slotenmaker|Pianodocente|Beeldhouwster|Interieurarchitect|Stratenmaker',
    'Tegels|Interieurarchitectuur|Begeleiding|Pianoles',
  ],
  French: [
    'Maquilleuse|Plaquiste|Ramoneur|Adjointe de direction|Psychomotricienne|Comédien|Galeriste',
    'Maquillage|Plâtrerie|Ramonage|Traiteur|Pompes funèbres',
  ],
  Italian: [
    'Tatuatrice|Piastrellista|Calzolaio|Odontotecnico|Liutaio|Musicista',
    'Tatuaggi|Piastrelle|Liuteria|Elettrauto|Onoranze funebri|Fisarmonica solista',
  ],
  Spanish: [
    'Quiromasajista|Maquilladora|Letrada|Costurera|Comadrona|Tasador|Sumiller',
    'Masajes|Maquillaje|Letras|Costura|Tasaciones|Emre Zapatero',
  ],
  Catalan: [
    'Massatgista|Cuinera|Llevadora|Podòleg|Il·lustradora|Economista|Graduat social|Ebenista',
    'Economia|Fusteria|Massatge|Cuina|Massatges|Música|Anna Ferrer',
  ],
  Portuguese: [
    'Massoterapeuta|Confeiteira|Serralheiro|Costureira|Leiloeiro',
    'Massoterapia|Confeitaria|Encarregado de dados|Serralharia|Leilões|Segurança',
  ],
  Swedish: [
    'Fotvårdsspecialist|Hovslagare|Sömmerska|Lantmätare|Skådespelare',
    'Fotvård|Sömnad|Skådespel|Smide',
  ],
  Norwegian: ['Servitør|Taktekker|Hudlege og fastlege|Takstmann|Regissør', 'Servering|Hjemmehjelp|Takst'],
  Danish: [
    'Tatovør|Smørrebrødsjomfru|Maskinmester|Sagsbehandler|Brolægger|Bedemand|Kørelærer',
    'Tatovering|Smørrebrød|Begravelser',
  ],
  Finnish: [
    'Urheiluhieroja|Tarjoilija|Kultaseppä|Joogaopettaja|Näyttelijä',
    'Hieronta|Tarjoilu|Jooga|Ida Seppä',
  ],
  Estonian: [
    'Massöör|Lukksepp|Küünetehnik|Perearst|Joogaõpetaja',
    'Massaaž|Jooga|Ida Sepp|Müüja|Ida Kingsepp',
  ],
  Latvian: ['Masieris|Viesmīle|Drēbniece|Vizāžiste|Vijolniece', 'Masāža|Vijole|Emre Podnieks'],
  Lithuanian: ['Masažuotoja|Siuvėja|Vaistininkė|Matininkas|Dailininkė', 'Masažas|Vaistinė|Matavimai'],
  Polish: ['Masażystka|Glazurnik|Krawcowa|Behawiorystka|Reżyserka', 'Masaż|Krawiectwo|Reżyseria|Anna Kowal'],
  Czech: ['Pedikérka|Topenář|Švadlena|Tlumočnice|Herečka', 'Pedikúra|Topení|Tlumočení|Keramik|Emre Kovář'],
  Slovak: ['Čašníčka|Sadrokartonista|Tlmočník|Huslista|Predavačka', 'Tlmočenie|Husle|Sadrokartón'],
  Hungarian: [
    'Csontkovács|Pincér|Kéményseprő|Lakberendező|Könyvkötő|Gyógyszerész',
    'Masszázs|Lakberendezés|Eladó|Gyógyszertár|Anna Kovács',
  ],
  Romanian: [
    'Cofetar|Faianțar|Croitoreasă|Regizoare|Ghid montan',
    'Cofetărie|Croitorie|Regie|Anna Lăcătuș|Masaj',
  ],
  Croatian: ['Konobar|Soboslikar|Krojačica|Primalja|Glumica', 'Soboslikarstvo|Gluma|Ida Lončar|Slastice'],
  Slovene: ['Slaščičarka|Pleskar|Šivilja|Zdravnica|Zborovodja', 'Slaščice|Masaža|Anna Pevec|Vodnik'],
  Serbian: [
    'Poslastičar|Švalja|Vaspitačica|Мајстор и паркетар|Козметичарка|Редитељ',
    'Масажа|Ana Babica|Козметика',
  ],
  Bulgarian: ['Масажистка|Дърводелец|Шивачка|Режисьор|Кинезитерапевт', 'Масаж|Режисура|Кинезитерапия'],
  Russian: [
    'Массажист|Визажист|Кондитер|Сварщик|Режиссёр',
    'Массаж|Визаж|Сварка|Сварочные работы|Гид по выбору',
  ],
  Ukrainian: ['Візажистка|Зварювальник|Кравчиня|Вихователька|Співачка', 'Візаж|Зварювання|Анна Коваль'],
  Greek: [
    'Φυσιοθεραπεύτρια|Ξυλουργός|Αρτοποιός|Ψυχοθεραπευτής|Ηθοποιός',
    'Φυσιοθεραπεία|Μουσική|Οδηγός αγοράς',
  ],
  Turkish: ['Makyaj sanatçısı|Kaportacı|Eczacı|Turist rehberi|Gazeteci', 'Makyaj|Eczane|Emre Demirci|Rehber'],
  Icelandic: ['Tannlæknir|Ljósmyndari|Húsasmíðameistari|Leiðsögumaður', 'Tannlækningar|Ljósmyndun|Smíði'],
  Basque: ['Abokatua|Argazkilaria|Sukaldaria', 'Argazkiak|Sukaldea'],
  Galician: ['Avogada|Fontaneiro|Xardiñeiro', 'Xardín|Xardíns'],
  Macedonian: ['Сметководител|Стоматолошка сестра|Фризерка', 'Сметководство|Стоматологија'],
  Albanian: ['Kontabilist|Arkitekte|Recepsioniste', 'Kontabilitet|Arkitekturë'],
  Armenian: ['Ատամնաբույժ|Լուսանկարիչ|Հաշվապահ', 'Հաշվապահություն'],
  Azeri: ['Mühasib|Diş həkimi|Fotoqraf', 'Mühasibat'],
  Indonesian: ['Penata rambut|Tukang kayu|Penjahit|Bidan|Pramuwisata', 'Tata rambut|Kayu|Magang'],
  Vietnamese: [
    'Thợ làm tóc|Đầu bếp|Dược sĩ|Kiến trúc sư|Nhiếp ảnh gia',
    'Làm tóc|Nhà máy|Phục vụ bạn|Giao hàng',
  ],
  Japanese: ['美容師|管理栄養士|司法書士|パティシエ|認定カウンセラー', '美容|栄養|通訳|マッサージ|富士'],
  Korean: ['미용사|물리치료사|공인중개사|바리스타|사진작가', '미용|물리치료|이용 가이드'],
  Chinese: ['美容师|按摩師|化妆师|建筑师|心理咨询师', '美容|按摩|翻译|前台|编辑'],
  Hebrew: ['קוסמטיקאית|חשמלאי|פסיכולוגית|צלמת|שחקנית', 'קוסמטיקה|פסיכולוגיה|ספר|מנצח'],
  Arabic: ['مدربة|مترجم|مرشد سياحي|حارس أمن|مصفف شعر', 'تدريب|ترجمة|مدرسة|حارس'],
};

const split = (list: string): string[] => list.split('|');

describe.each(Object.entries(languages))('%s', (_language, [occupations, others]) => {
  test.each(split(occupations))('%s is an occupation without a rank', (title) => {
    expect(titleStrength(title)).toBe('certain');
    expect(seniorityOf(title)).toBe('other');
  });

  test.each(split(others))('%s is none', (text) => {
    expect(titleStrength(text)).toBe('none');
  });
});

test('a title of several words of which none is one alone is read after a name', async () => {
  const { external_emails } = await readAcme({
    '/': '<html lang="vi"><h1>Về chúng tôi</h1><figcaption>Trần Quang Vũ – Kiến trúc sư</figcaption><figcaption>Lê Thu Hằng – Kiến trúc</figcaption></html>',
  });
  expect(external_emails.map(({ full_name, title }) => `${full_name} | ${title}`)).toContain(
    'Trần Quang Vũ | Kiến trúc sư',
  );
});
