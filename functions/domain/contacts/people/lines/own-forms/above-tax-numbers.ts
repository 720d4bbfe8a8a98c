import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { hasHonorific } from '../../../words/honorifics.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 60;
/** How countries call the number under which their tax office or register of trades has a firm, and the number itself. */
const taxNumber =
  /^\p{P}?\s?(?:IČO?|DIČ|NIP|REGON|OIB|PIB|ПИБ|ЕИК|БУЛСТАТ|ИНН|ОГРНИП|ЄДРПОУ|РНОКПП|ІПН|УНП|C\.?I\.?F|N\.?I\.?F|P\.? ?IVA|Partita IVA|SIRET|SIREN|KvK(?:[ -]?n(?:umme)?r)?|BTW(?:[ -]?n(?:umme)?r)?|CVR(?:[ -]?n(?:umme)?r)?|Org\.? ?-?n(?:umme)?r|Y-tunnus|CUI|CPF|RUT|RUC|NIT|ABN|USt\.?-?Id(?:Nr)?\.?(?:-Nr\.?)?|Steuer-?(?:n(?:umme)?r|Nr)|Umsatzsteuer\p{L}*(?:-?\p{L}+)*|VAT(?: (?:no|number|ID))?|Α\.?Φ\.?Μ|Reg\.? ?(?:nr|kood)|Adószám|VKN)[.:\s/]{0,4}(?:\p{Lu}{2})?[\s-]?\d/iu;

/**
 * "Jane Roe" right above the number of a firm's taxes, among its particulars: whose firm it is. A company of others has its
 * own name there.
 */
export function ownersAboveTaxNumbers(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || context.isOthers(firstSegment)) return [];
  const { text: below = '' } = page.lines[line + 1] ?? {};
  if (below.length > maxLine || !taxNumber.test(below)) return [];
  const name = personName(text) ?? nameBesideFirm(text);
  if (name === null || !(hasGivenName(name) || hasHonorific(text))) return [];
  const owner = memberInLine(name, '', { firstSegment, endSegment, line, isListed: true });
  return [{ ...owner, rank: 'Owner' }];
}

/** "Acme - Jane Roe": a sole trader's firm and name. */
function nameBesideFirm(text: string): string | null {
  const parts = text.split(/ [-–—|] |, /u, maxParts);
  const names = parts.flatMap((part) => {
    const name = personName(part.trim());
    return name !== null && hasGivenName(name) ? [name] : [];
  });
  return parts.length > 1 && names.length === 1 ? (names[0] ?? null) : null;
}

const maxParts = 3;
