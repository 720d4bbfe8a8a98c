import { foldText } from '../../../../shared/text/fold-text.ts';

/**
 * What a firm is, in a word before the name that it is called after, by language: "Weingut Torvald", "Bodegas Quist". Some of
 * these words are family names, and none is a first name.
 */
const words: Readonly<Record<string, string>> = {
  en: 'garage camping taxi',
  de: `weingut gasthaus landgasthof landgasthaus pension ferienhof reiterhof bauernhof biohof hofladen gartnerei salon autohaus
  spedition druckerei brauerei brennerei versicherung holzbau metallbau stahlbau gartenbau hochbau tiefbau trockenbau
  maschinenbau treppenbau elektro landtechnik haustechnik optik augenoptik juwelier logopadie bestattungen imkerei
  glaserei polsterei schlosserei spenglerei`,
  nl: 'boerderij hoeve makelaardij drukkerij rijschool autoschool',
  nordic: `bygg byggefirma byggfirma elfirma salong salon akeri trafikskola trafikkskole koreskole kjoreskole blomster
  begravelsesbyra smedjen garden kennel`,
  fi: 'maatila kahvila leipomo autokoulu hammaslaakariasema',
  fr: `domaine chateau charcuterie epicerie librairie auberge imprimerie transports ambulances pepiniere pepinieres
  scierie vignobles ebenisterie fromagerie distillerie chocolaterie`,
  it: `impresa cantina cantine podere tenuta fattoria autofficina tipografia libreria gioielleria ottica trasporti pescheria
  vivaio vivai frantoio salumificio caseificio birrificio poderi`,
  es: `bodega bodegas finca hostal pescaderia fruteria transportes imprenta libreria joyeria optica vinedos panificadora
  autoescuela floristeria lavanderia academia`,
  pt: 'quinta adega herdade serralharia mercearia salao otica grafica funilaria marcenaria',
  pl: 'hurtownia serwis sklep drukarnia gospodarstwo zaklad browar piekarnia',
  cs: 'pekarstvi cukrarstvi zamecnictvi statek farma vinarstvi truhlarstvi kovarstvi autoskola vinarstvo stolarstvo',
  hu: 'boraszat pekseg panzio etterem pinceszet autosiskola',
  ro: 'cabinetul pensiunea crama',
  slavic: 'slasticarna slasticarnica vinarija apartman kuca kmetija autoskola pekara',
  et: 'pagariari autokool',
  el: 'οινοποιειο γραφειο φαρμακειο',
  cyrillic:
    'студия ателье адвокатское винарија автошкола агенство агентство мастерская магазин салон студія ательє',
};
const alone = new Set(foldText(Object.values(words).join(' ')).split(/\s+/));

/** The same as the end of a word in languages that join words: "Ingenieurbüro", "Advokatfirmaet", "Bouwbedrijf". */
const compound =
  /^\p{L}{3,}(?:firma(?:et)?|bedrijf|betrieb|buro|bureau|byran?|byraet|kontor(?:et)?|kantoor|huset|klinikk(?:en)?|kliniken|verksted(?:et)?|verkstad(?:en)?|vaerksted(?:et)?|eriet|toimisto|liike|stofan?|iroda|schule|therapie|geschaft|handlung|agentur)$/u;

/** Whether a folded word before a name says what kind of firm is called so. */
export function isKindOfFirm(folded: string): boolean {
  return alone.has(folded) || compound.test(folded);
}
