/** The languages in which we have texts to begin with. */
export const mailLanguages = ['en', 'de', 'fr', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

export const nameOfLanguage: Readonly<Record<MailLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** The language to write in to somebody with a site in a language (BCP 47): the same if we have texts in it, or else English. */
export function languageOfSite(tag: string | undefined): MailLanguage {
  const spoken = tag?.toLowerCase().split(/[-_]/)[0];
  return mailLanguages.find((language) => language === spoken) ?? 'en';
}

/** Short words that only one of these languages uses, or one much more often than the others. */
const littleWords: Readonly<Record<Exclude<MailLanguage, 'en'>, RegExp>> = {
  de: /^(?:hallo|guten|sehr|ich|sie|ihnen|ihr|ihre|und|der|das|ist|für|nicht|zu|mit|von|verkauf|preis)$/,
  fr: /^(?:bonjour|monsieur|madame|je|vous|votre|vos|et|le|les|du|est|pour|pas|cette|avec|à|vente|prix)$/,
  es: /^(?:hola|estimado|estimada|usted|ustedes|su|sus|y|el|los|del|es|para|por|que|está|con|lo|otro|venta|precio)$/,
};
const englishWords = /^(?:hi|hello|dear|i|you|your|and|the|of|is|for|to|are|with|would|it|this|that)$/;

/** The language that most short words of a mail belong to; English in doubt. Variables do not count. */
export function languageOfText(text: string): MailLanguage {
  const words = text
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/[^\p{L}]+/u);
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  let best: { language: MailLanguage; words: number } = { language: 'en', words: count(englishWords) };
  for (const language of ['de', 'fr', 'es'] as const) {
    const counted = count(littleWords[language]);
    if (counted > best.words) best = { language, words: counted };
  }
  return best.language;
}

/** What stands for an unknown value in a text of a language: the fallbacks of `templateVariables`, which are English. */
export const fallbacksIn: Readonly<Record<MailLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    'lead.FirstName': '',
    'lead.Company': 'Ihr Unternehmen',
    'lead.Website': 'Ihre Website',
    'lead.Industry': 'Ihre Branche',
    'data.price': 'Verhandlungssache',
  },
  fr: {
    'lead.FirstName': '',
    'lead.Company': 'votre entreprise',
    'lead.Website': 'votre site',
    'lead.Industry': 'votre secteur',
    'data.price': 'à négocier',
  },
  es: {
    'lead.FirstName': '',
    'lead.Company': 'su empresa',
    'lead.Website': 'su sitio web',
    'lead.Industry': 'su sector',
    'data.price': 'a convenir',
  },
};
