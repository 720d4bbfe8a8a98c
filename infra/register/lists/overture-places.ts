import { type CompanyList, inner, list, text, texts } from './company-list.ts';

/** Below this confidence, Overture itself doubts that a place exists. */
const minConfidence = 0.4;

/** https://docs.overturemaps.org/guides/places and https://docs.overturemaps.org/attribution */
export const overturePlaces: CompanyList = {
  name: 'Overture Maps',
  licence: 'CDLA-Permissive-2.0, parts Apache-2.0 and CC0-1.0',
  attribution: '© Overture Maps Foundation, overturemaps.org',
  columns: [['names'], ['categories', 'taxonomy'], ['websites'], ['confidence'], ['addresses']],
  facts(row) {
    if (text(row, 'operating_status') === 'permanently_closed') return 'is closed for good';
    const confidence = Number(row.confidence ?? 0);
    if (confidence < minConfidence) return 'may not exist, as its publisher says';
    const categories = { ...inner(row, 'categories'), ...inner(row, 'taxonomy') };
    const [address = {}] = list(row, 'addresses');
    const place = inner({ address }, 'address');
    return {
      name: text(inner(row, 'names'), 'primary'),
      website: texts(list(row, 'websites'))[0],
      industry: text(categories, 'primary'),
      keywords: texts(list(categories, 'alternate')),
      country: text(place, 'country'),
      city: text(place, 'locality'),
      confidence,
    };
  },
};
