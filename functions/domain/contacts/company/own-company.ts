import { foldText } from '../../../../shared/text/fold-text.ts';
import { legalForms, patternOf } from '../../../../shared/text/legal-forms.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { mentionsTitle, titleStrength } from '../words/job-title.ts';
import { hasGivenName } from '../words/names/given-names.ts';
import { nameParts } from '../words/person-name.ts';

/** "Acme Pumps" on acme-pumps.example, or if the company is Acme Pumps, P.C. */
export function isNameOf(company: { readonly name: string; readonly domain: string }, name: string): boolean {
  const own = squashed(name);
  const label = squashed(company.domain.split('.')[0] ?? '');
  return (
    own === label ||
    own === squashed(company.name) ||
    // "Lawyer" is not a short form of Lawyers Roe.
    (own.length >= 6 && squashed(company.name).startsWith(own) && titleStrength(name) === 'none') ||
    (label.length >= 8 && own.startsWith(label)) ||
    isCalledByDomain(company.domain, name)
  );
}

/** "Acmeclub Notices" on acmeclub-nordheim.example: a word of the domain, and then what no person is called. */
function isCalledByDomain(domain: string, name: string): boolean {
  const [first = ''] = name.split(' ', 1);
  const words = foldText(domain.split('.')[0] ?? '').split('-');
  return first.length > 4 && words.length > 1 && words[0] === squashed(first) && !hasGivenName(name);
}

const organisation =
  /^(?:klinikum|klinik|hochschule|universit\w+|institut|instituto|istituto|reederei|otel|hotel|banco|banque|banca|verlag|stiftung|ministeri\w+|izby|colegio|ecole|scuola|politecnico|technische)\b|\b(?:university|institute|college|capital|ventures|equity|bank|foundation|council|ministry|association|society|hospital|clinic|therapeutics|pharma|pharmaceuticals|labs|laboratories|foods|freight|studios?|magazine|gazette|herald|tribune|airlines?|railways?|museum|theatre|savings|realty|chambers|mortgage)\.?$/;

const employer =
  /(?:\s(?:at|@|bei|chez|presso|hos|bij|ved|på)\s+|\s-\s|,\s|\s\|\s)(?:the\s+)?(\p{Lu}[\p{L}\p{N}&.' -]{1,60})$/u;
const companyForm = new RegExp(`\\s${patternOf(legalForms)}\\.?$`, 'i');

/** "Attorney at Law", "Member At Large", "Sergeant at Arms" */
const partOfTitle = /^(?:Law|Large|Arms|Sea|Heart)(?:$|,)/u;

/** "CEO at Other Ltd" on a page of Acme: somebody at a customer or a partner. */
export function namesOther(
  title: string,
  company: { readonly name: string; readonly domain: string },
): boolean {
  const other = employer.exec(title);
  const named = other?.[1]?.trim();
  if (!other || !named || partOfTitle.test(named)) return false;
  // "Deputy Director, Director of Water Policy": a second title.
  if (mentionsTitle(named.split(' ', 1)[0] ?? '') && titleStrength(named) === 'certain') return false;
  const own = foldText(`${company.name} ${company.domain.split('.')[0]}`).replace(/[^\p{L}\p{N}]+/gu, '');
  const first = foldText(named).split(/[^\p{L}\p{N}]+/u)[0] ?? '';
  if (first.length >= 3 && own.includes(first)) return false;
  const isStated = /^\s(?:at|@|bei|chez|presso|hos|bij)\s/.test(other[0]);
  return isStated || companyForm.test(named) || (/\s/.test(named) && organisation.test(foldText(named)));
}

/** "CEO of Acme Ltd" on Acme's page is its CEO. */
export function withoutOwnName(
  title: string,
  company: { readonly name: string; readonly domain: string },
): string {
  const own = [squashed(company.name), squashed(company.domain.split('.')[0] ?? '')].filter(
    (name) => name.length >= 3,
  );
  // "Acme Oy, head nurse"
  const comma = title.indexOf(', ');
  const first = comma < 0 ? '' : title.slice(0, comma).replace(companyForm, '');
  if (first !== '' && own.includes(squashed(first)) && titleStrength(title.slice(comma + 2)) === 'certain')
    return withoutOwnName(title.slice(comma + 2), company);
  const words = title.split(' ');
  for (let at = words.length - 1; at >= 1 && at >= words.length - 6; at--) {
    const tail = words.slice(at).join(' ');
    if (!/^[("@]?\p{Lu}/u.test(tail)) continue;
    const named = squashed(tail);
    const isOwn = own.some((name) => named === name || (named.startsWith(name) && companyForm.test(tail)));
    if (!isOwn) continue;
    const rest = words.slice(0, at).join(' ').replace(kindBeforeName, '');
    return rest
      .replace(/(?:[\s,@·|–—-]|\s(?:of|at|bei|von|der|chez|de|di|do|da|presso|van|hos|på|for))+$/u, '')
      .trim();
  }
  return title;
}

const minFamily = 4;
const maxWordsOfFirm = 4;

/** "Torvald Photography" below Anna Torvald: what a firm is called after its owner says nothing of a title. */
export function isFirmOf(title: string, owner: string): boolean {
  const family = owner.slice(owner.lastIndexOf(' ') + 1);
  const words = title.split(' ');
  return (
    family.length >= minFamily &&
    words.length > 1 &&
    words.length <= maxWordsOfFirm &&
    (words[0] === family || words.at(-1) === family) &&
    !/[,;/(&|]/.test(title) &&
    seniorityOf(title) === 'other' &&
    !mentionsTitle(family) &&
    !hasGivenName(title)
  );
}

/** "of KDV" of "manager of KDV Acme": what kind of organization it is belongs to its name. */
const kindBeforeName =
  /(?<=\s(?:of|at|bei|von|der|des|chez|de|du|di|do|da|presso|van|hos|på|for|till|av) )\p{Lu}{2,5}$/u;

/** The letters and digits of a name, folded, as a domain has them. */
export function squashed(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Roe Law" on roelaw.example is Jane Roe's. */
export function bearsFamilyName(
  company: { readonly name: string; readonly domain: string },
  person: string,
): boolean {
  const { last } = nameParts(person);
  return (
    last.length >= 4 &&
    [company.name, company.domain.split('.')[0] ?? ''].some((own) => squashed(own).includes(last))
  );
}
