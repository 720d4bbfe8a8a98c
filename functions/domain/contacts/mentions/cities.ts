import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

/** Large cities by country, folded, without those after which larger or as well known ones elsewhere are called. */
const cities: Readonly<Record<string, string>> = {
  AE: 'dubai|abu dhabi|sharjah',
  AR: 'buenos aires',
  AT: 'wien|vienna|graz|salzburg|innsbruck',
  AU: 'sydney|melbourne|brisbane|adelaide|canberra',
  BD: 'dhaka',
  BE: 'brussel|bruxelles|antwerpen|gent',
  BR: 'sao paulo|rio de janeiro|belo horizonte|brasilia|curitiba|porto alegre|fortaleza',
  CA: 'toronto|montreal|vancouver|calgary|ottawa|winnipeg',
  CH: 'zurich|geneve|basel|lausanne',
  CL: 'santiago de chile|valparaiso',
  CO: 'bogota|medellin|barranquilla|bucaramanga',
  CZ: 'praha|brno|ostrava|plzen',
  DE: 'berlin|hamburg|munchen|koln|stuttgart|dusseldorf|leipzig|dresden',
  DK: 'kobenhavn|copenhagen|aarhus|odense|aalborg',
  EC: 'quito|guayaquil',
  EG: 'cairo|giza',
  ES: 'madrid|barcelona|sevilla|zaragoza|malaga|bilbao',
  ET: 'addis ababa',
  FI: 'helsinki|espoo|tampere|turku|oulu',
  FR: 'paris|lyon|marseille|toulouse|bordeaux|nantes|strasbourg',
  GH: 'accra|kumasi',
  HU: 'budapest|debrecen|szeged',
  ID: 'jakarta|surabaya|bandung',
  IE: 'dublin|galway|limerick',
  IL: 'tel aviv|jerusalem|haifa',
  IN: 'mumbai|new delhi|bengaluru|bangalore|chennai|kolkata|pune|ahmedabad|kochi|jaipur|lucknow|mysore|mysuru|bhubaneswar|chandigarh|coimbatore|nagpur',
  IT: 'roma|milano|torino|napoli|bologna|firenze|palermo|genova',
  JO: 'amman',
  KE: 'nairobi|mombasa|kisumu',
  LB: 'beirut',
  LK: 'colombo',
  MA: 'casablanca|rabat|marrakech',
  MX: 'ciudad de mexico|cdmx|monterrey|tijuana|zapopan|queretaro',
  MY: 'kuala lumpur|petaling jaya|johor bahru',
  NG: 'lagos|abuja|port harcourt|ibadan|enugu|benin city',
  NL: 'amsterdam|rotterdam|utrecht|den haag|eindhoven',
  NO: 'oslo|bergen|trondheim|stavanger',
  NP: 'kathmandu',
  NZ: 'auckland|christchurch',
  OM: 'muscat',
  PE: 'arequipa|trujillo|lima|cusco|chiclayo|piura|san juan de lurigancho|miraflores lima',
  PH: 'manila|makati|quezon city|cebu city',
  PK: 'lahore|karachi|islamabad|rawalpindi|faisalabad',
  PL: 'warszawa|krakow|wroclaw|poznan|gdansk|lodz',
  PT: 'lisboa|lisbon|porto|braga|coimbra',
  QA: 'doha',
  RO: 'bucuresti|cluj-napoca|timisoara',
  RS: 'beograd|novi sad',
  RW: 'kigali',
  SA: 'riyadh|jeddah|dammam',
  SE: 'stockholm|goteborg|malmo|uppsala',
  TH: 'bangkok',
  TR: 'istanbul|ankara|izmir',
  TZ: 'dar es salaam',
  UG: 'kampala',
  UY: 'montevideo',
  VN: 'hanoi|ho chi minh city',
  ZA: 'johannesburg|cape town|durban|pretoria',
  ZM: 'lusaka',
  ZW: 'harare',
};
const countryOfCity = new Map(
  Object.entries(cities).flatMap(([country, names]) =>
    names.split('|').map((name) => [name, country] as const),
  ),
);

/** Countries and their cities in Arabic and in Chinese, which are written in several countries, folded. */
const written: Readonly<Record<string, string>> = {
  AE: 'الإمارات|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|رأس الخيمة|الفجيرة|العين',
  BH: 'البحرين|المنامة|المحرق',
  DZ: 'الجزائر|وهران|قسنطينة|عنابة|سطيف|البليدة|باتنة|تلمسان|بجاية',
  EG: 'مصر|القاهرة|الإسكندرية|الجيزة|المنصورة|طنطا|الأقصر|أسوان|بورسعيد|الزقازيق|أسيوط|الإسماعيلية|الغردقة',
  IQ: 'العراق|بغداد|البصرة|الموصل|أربيل|النجف|كربلاء|السليمانية',
  JO: 'الأردن|عمّان|إربد|الزرقاء|العقبة|مادبا',
  KW: 'الكويت|حولي|السالمية|الفروانية|الأحمدي',
  LB: 'لبنان|بيروت|صيدا|زحلة|جونية',
  LY: 'ليبيا|بنغازي|مصراتة',
  MA: 'المغرب|المغربية|الدار البيضاء|الرباط|مراكش|فاس|طنجة|أكادير|مكناس|وجدة|تطوان|القنيطرة|الصويرة|سلا',
  OM: 'عُمان|مسقط|صلالة|صحار|نزوى',
  PS: 'فلسطين|رام الله|نابلس|غزة|بيت لحم|الخليل|جنين',
  QA: 'قطر|الدوحة|الريان|الوكرة',
  SA: 'السعودية|الرياض|جدة|مكة|مكة المكرمة|المدينة المنورة|الدمام|الخبر|الطائف|تبوك|أبها|بريدة|القصيم|حائل|الأحساء|جازان|نجران',
  SD: 'السودان|الخرطوم|أم درمان',
  SY: 'سوريا|سورية|دمشق|حلب|حمص|اللاذقية|حماة|طرطوس',
  TN: 'تونس|صفاقس|سوسة|القيروان|بنزرت|المنستير|نابل',
  YE: 'اليمن|صنعاء|عدن|تعز|الحديدة',
  TW: '台灣|臺灣|台北|臺北|新北|桃園|台中|臺中|台南|臺南|高雄|花蓮|新竹|宜蘭|嘉義|屏東|台東|臺東|基隆|苗栗|彰化|南投|雲林',
  HK: '香港|九龍|新界',
  MO: '澳門',
};
const inChinese = new Set(['TW', 'HK', 'MO']);
const patternsWritten = Object.entries(written).map(([country, names]) => {
  const any = foldText(names);
  // "شارع دمشق": a street that is called after a city.
  return {
    country,
    pattern: new RegExp(
      inChinese.has(country)
        ? `(?:${any})(?![路街道])`
        : `(?<!(?:شارع|طريق|جسر|ميدان|حي) )(?<![\\p{L}\\p{M}])(?:ب|و|ل)?(?:${any})(?![\\p{L}\\p{M}])`,
      'u',
    ),
  };
});

const maxLineOfCity = 200;

/** The countries that a text in Arabic or Chinese names, or whose cities. */
export function countriesWritten(text: string): string[] {
  if (text.length > maxLineOfCity || !/[\p{Script=Arabic}\p{Script=Han}]{2}/u.test(text)) return [];
  const folded = foldText(text);
  return patternsWritten.flatMap(({ country, pattern }) => (pattern.test(folded) ? [country] : []));
}

const maxAddress = 140;

/** The country of a city that a line of an address has between commas, with a postal district or a code at most. */
export const countryByCity = remembered((text): string | undefined => {
  if (text.length > maxAddress || !/\p{Lu}/u.test(text)) return undefined;
  for (const part of text.split(/[,|•·]| [–—-] /)) {
    const name = foldText(part.replace(/[\d.()-]+/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
    const country = name.length < 4 || name.length > 24 ? undefined : countryOfCity.get(name);
    if (country !== undefined) return country;
  }
  return undefined;
});

/** The countries of the cities of one word that a text names: "Solicitors in Dublin". */
export function countriesOfCities(text: string): string[] {
  return text
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (/^\p{Lu}/u.test(word) ? (countryOfCity.get(foldText(word)) ?? []) : []));
}
