/**
 * What pages say about their own domain: that it is for sale, or that nobody uses it. A sentence counts if the
 * domain is its subject (its name, or "this domain" in one of many languages) and such a predicate follows closely.
 * Houses for sale and parked cars have another subject.
 */

/** Replaces the page's own domain in the text that is searched. */
const ownName = '§';

const nouns = [
  'domain(?!e)(?: ?names?| név)?|(?:web|internet) address|url(?!\\p{L})',
  'domainnamen?|internetadresse|webadresse',
  'nom de domaine|domaine(?! (?:de|du|des|viticole|familial|agricole|équestre))|(?:nombre de )?dominio|(?:nome a )?dominio|(?:nome de )?domínio|domeniul?',
  'domeinnaam|domein|domännamnet|domänen|domän|domænenavnet|domænet|domæne|domenet|domene|verkkotunnus',
  'domena|domeny|domenę|doména|doménu|domén|домен(?:ное имя)?|доменне|alan adı',
  'ドメイン名?|域名|網域|도메인|النطاق|הדומיין',
].join('|');
const pointers =
  'this|our|following|diese[rs]?|die|ce|este|esta|questo|deze|dit|den här|dette|denne|tämä|ta|tę|tato|tuto|acest|ez a|этот|данный|цей|bu|この|当|此|该|該|本|이|هذا|זה';

/** "This domain", with up to two adjectives, and up to 45 characters that do not end the sentence. */
const thisDomain = `(?<!\\p{L})(?:(?:${pointers}) ?(?:[\\p{L}-]{1,16} ){0,2}(?:${nouns})(?: ?${ownName})?|(?:${nouns}) ${ownName})`;
const sentence = '[^.!?;。！？]{0,45}?';
/** The domain's name must come with its verb: "larkmoor.example: houses for sale" does not offer the name. */
const named = `(?<![@\\p{L}\\p{N}.-])${ownName}`;
const verbs =
  '[ "”»’)]{0,3}(?:(?:is|are|was|has|may|might|could|can|be|been|now|currently|also|domain|name|ist|steht|wurde|est|a été|está|esta|è|staat|werd|är|har|er|on|jest|je|bu|は|が|现在|正在|已|이|을) ?){0,4}';
const subjects = `(?:${thisDomain}${sentence}|${named}${verbs})`;

const offered = [
  '(?:up |now |is |be |are )?for (?:sale|lease|rent|auction)|(?:domain|name) auction|available for (?:sale|purchase|acquisition|lease)|accepts? offers|(?:going |goes |comes )?(?:to|up for|at) auction|(?:being |be )?auctioned|ready for (?:its|a) (?:next|new) owner|(?:listening|open) to (?:all )?offers|can be yours|could be yours|represented (?:exclusively )?by|is exclusively represented',
  'zu verkaufen|zum (?:ver)?kauf|käuflich|verkäuflich|kaufen|erwerben',
  'à vendre|en vente|à céder|(?:en|a la) venta|se vende|in vendita|(?:à|a) venda|de vânzare',
  'te koop|till salu|til salgs?\\b|myytävänä|myynnissä|na sprzedaż|do sprzedania|na prodej|k prodeji|na predaj|eladó',
  'прода[её]тся|на продаж|выставлен|продається|satılık|πωλείται',
  '販売|購入|売り出|売ります|譲渡|出售|转让|轉讓|出讓|판매|매각|للبيع|למכירה',
].join('|');
/** What comes right before the domain if readers are invited to buy it. */
const wanted =
  'buy|buying|purchase|purchasing|acquire|acquiring|bid on|interested in|(?:inquire|enquire) about|offers? (?:on|for)|acheter|acquérir|offre pour|comprar|compra|oferta (?:por|para)|acquistare|offerta per|kopen|bod op|köpa|bud på|købe|kjøpe|ostaa|kupić|koupit|купить|interesse an|intéressé par|interessato a|interesado en|interesse em';
const had = 'own|get|lease|rent|want|thinking of|love';

const unused = [
  'parked\\b|(?:has |is )expired|expired on|(?:been |newly |just |recently )registered\\b|registered (?:by|at|via|through)\\b|pending (?:renewal|deletion)|is reserved|(?:not|never) (?:been )?renewed|in redemption|lapsed|held (?:on behalf|by|for)\\b|no (?:website|site|content)',
  'geparkt|registriert|reserviert|abgelaufen|gekündigt',
  'parquée?|réservé|enregistrée?|déposé|expirée?|aparcado|estacionado|registrado|parqueado|caducado|expirado',
  'parcheggiato|registrato|scaduto|geparkeerd|geregistreerd|gereserveerd|verlopen|înregistrat|parcat|expirat',
  'parkerad|registrerad|löpt ut|utgån|parkeret|registreret|udløbet|parkert|registrert|utløpt|pysäköity|varattu|rekisteröity|vanhentunut',
  'zaparkowan|zarejestrowan|wygas|zaparkován|zaregistrov|registrován|vypršel|parkol|foglalt|regisztrál|lejárt',
  'припаркован|зарегистрирован|истек|истёк|заняти?|park edil|kayıtlı|kayıt edil|süresi dol',
  'パーキング|取得され|登録|有効期限|停放|注册|註冊|已过期|過期|파킹|등록|만료|محجوز|مسجل|רשום',
].join('|');

const offerOfSubject = new RegExp(
  `${subjects}(?:${offered})|${thisDomain}${sentence}(?<!\\p{L})on sale(?!\\p{L})`,
  'u',
);
const wishForSubject = new RegExp(
  `(?<!\\p{L})(?:(?:${wanted}) (?:(?:the|die|le|il|o|de|het) (?:${nouns}) ?)?${named}|(?:${wanted}|${had}) (?:the )?(?:${thisDomain}))`,
  'u',
);
const unusedSubject = new RegExp(
  `(?:${subjects}|(?<!\\p{L})this name${sentence})(?:${unused})|${thisDomain}${sentence}registered (?:with|for)`,
  'u',
);
/** Headlines have no "this": "Domain for sale", "Dominio aparcado", "The domain has expired". */
const headline = `(?<!\\p{L} )(?<!\\p{L})(?:(?:the|die|le|el|il|o|a|de|het) )?(?:premium )?(?:${nouns})${verbs}`;
const offerHeadline = new RegExp(`${headline}(?:${offered})`, 'u');
const unusedHeadline = new RegExp(`${headline}(?:${unused})`, 'u');
/** On a page with little else that names its domain, these need no subject. */
const looseOffer =
  /\b(?:open to (?:selling|sell|offers)|(?:serious|reasonable) (?:offers|enquiries|inquiries)|asking price|minimum offer|make (?:me|us|the owner) an offer|your offer)\b/;
const mention = new RegExp(`${thisDomain}|${named}`, 'u');

/** Longer pages are about their content, so only their title, headings or first lines count. */
const shortPage = 2_500;
const thinPage = 900;
const scantPage = 450;

interface Said {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  /** The page's own domains: the requested one and the one that answered. */
  readonly domains: readonly string[];
}

/** The words with which the page offers its domain, or null. */
export function offerOfDomain(said: Said): string | null {
  const { title, headings, body } = withOwnName(said);
  const short = body.length < shortPage;
  const head = `${title} | ${headings}`;
  const found =
    match(offerOfSubject, head) ??
    match(wishForSubject, head) ??
    (short ? (match(offerHeadline, title) ?? match(offerHeadline, headings)) : null) ??
    match(offerOfSubject, short ? body : body.slice(0, 500)) ??
    (short ? match(wishForSubject, body) : null) ??
    (body.length < thinPage ? match(offerHeadline, body) : null);
  if (found !== null || body.length >= scantPage || !mention.test(`${head} ${body}`)) return found;
  return saidIn(looseOffer, body);
}

/** The words with which the page says that its domain is not in use, or null. */
export function disuseOfDomain(said: Said): string | null {
  const { title, headings, body } = withOwnName(said);
  if (body.length >= shortPage) return null;
  const thin = body.length < thinPage;
  return (
    (thin
      ? (match(unusedHeadline, title) ?? match(unusedHeadline, headings) ?? match(unusedHeadline, body))
      : null) ??
    match(unusedSubject, thin ? `${title} | ${headings} | ${body}` : body.replaceAll(ownName, ' '))
  );
}

/** Whether a line is nothing but the page's own domain. */
export function isOwnName(line: string, domains: readonly string[]): boolean {
  return domains.includes(
    line
      .trim()
      .toLowerCase()
      .replace(/^www\./, ''),
  );
}

function withOwnName({ title, headings, text, domains }: Said) {
  const named = (line: string) => {
    let result = line.toLowerCase().replaceAll(ownName, ' ');
    for (const domain of domains) {
      result = result.replaceAll(`www.${domain}`, ownName).replaceAll(domain, ownName);
    }
    return result;
  };
  return { title: named(title), headings: named(headings), body: named(text.slice(0, 6_000)) };
}

/** What every sentence about a domain contains, in one of the languages: a page without it needs no pattern. */
const signsOfTalk = [
  ...'domai domin domín domen domei domän domæn domén internetadresse webadresse verkkotunnus'.split(' '),
  ...'internet address|web address|this name|url|alan adı|домен|ドメイン|域名|網域|도메인|النطاق|הדומיין'.split(
    '|',
  ),
];

/** By its name, which in an address of e-mail is none. */
const isNamed = new RegExp(named, 'u');

function match(phrase: RegExp, text: string): string | null {
  const mayTalk =
    signsOfTalk.some((sign) => text.includes(sign)) || (text.includes(ownName) && isNamed.test(text));
  return mayTalk ? saidIn(phrase, text) : null;
}

function saidIn(phrase: RegExp, text: string): string | null {
  return phrase.exec(text)?.[0].trim().slice(0, 100) ?? null;
}
