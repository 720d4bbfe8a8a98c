import { titleStrength } from '../words/job-title.ts';
import { personName } from '../words/person-name.ts';
import { type DataFacts, type DataPerson, type Item, isItem } from './data-facts.ts';
import { findAddresses } from './find-addresses.ts';

const maxDepth = 40;
const maxNodes = 40_000;
const nameKeys = [
  'name',
  'fullName',
  'full_name',
  'fullname',
  'displayName',
  'personName',
  'title',
  'heading',
];

const titleKeys = [
  'jobTitle',
  'job_title',
  'jobtitle',
  'position',
  'role',
  'title',
  'designation',
  'function',
  'job',
  'subtitle',
  'funktion',
  'poste',
  'fonction',
  'funcion',
  'cargo',
  'puesto',
  'ruolo',
  'functie',
  'stanowisko',
  'befattning',
  'stilling',
  'pozice',
  'unvan',
];

const firstNameKeys = [
  'firstName',
  'first_name',
  'firstname',
  'givenName',
  'vorname',
  'prenom',
  'nombre',
  'nome',
  'voornaam',
  'imie',
  'fornavn',
  'fornamn',
  'jmeno',
];

const lastNameKeys = [
  'lastName',
  'last_name',
  'lastname',
  'familyName',
  'surname',
  'nachname',
  'nom',
  'apellido',
  'apellidos',
  'cognome',
  'sobrenome',
  'achternaam',
  'nazwisko',
  'etternavn',
  'efternavn',
  'efternamn',
  'prijmeni',
];

const emailKeys = /^(?:e-?mail|mail|emailAddress|contactEmail|email_address|courriel|correo|e-?post)$/i;

const phoneKeys =
  /^(?:phone|tel|telephone|phoneNumber|mobile|phone_number|telefon|telefono|telefone|telefoon|directPhone|cell)$/i;

const linkedinKeys = /linked-?in/i;

const othersKeys =
  /testimonial|review|quote|comment|author|customer|client|case|guest|speaker|partner|agency|credit|placeholder|dealer|distributor|importer|demo|sample|mock|dummy/i;

export class RenderedData {
  private nodes = 0;
  private readonly facts: DataFacts;

  constructor(facts: DataFacts) {
    this.facts = facts;
  }

  walk(value: unknown, key: string, depth: number): void {
    if (depth > maxDepth || this.nodes++ > maxNodes || othersKeys.test(key)) return;
    if (Array.isArray(value)) for (const item of value) this.walk(item, key, depth + 1);
    else if (typeof value === 'string') this.readText(value, key);
    else if (isItem(value)) {
      if (!this.readPerson(value)) {
        for (const [inner, child] of Object.entries(value)) this.walk(child, inner, depth + 1);
      }
    }
  }

  private readText(text: string, key: string): void {
    if (text.length > 20_000) return;
    if (phoneKeys.test(key)) this.facts.phones.push({ value: text, decoding: 'page data' });
    else if (text.includes('@') || emailKeys.test(key)) {
      for (const { address } of findAddresses(text.replace(/<[^<>]{0,500}>/g, ' '), { left: 5 })) {
        this.facts.emails.push({ value: address, own: false, decoding: 'page data' });
      }
    }
  }

  private readPerson(item: Item): boolean {
    const first = text(item, firstNameKeys);
    const last = text(item, lastNameKeys);
    const nameKey = nameKeys.find(
      (key) => typeof item[key] === 'string' && personName(String(item[key])) !== null,
    );
    const name =
      first && last ? personName(`${first} ${last}`) : nameKey ? personName(String(item[nameKey])) : null;
    if (!name) return false;
    const company = text(item, ['company', 'organization', 'organisation', 'companyName', 'client']);
    if (company || 'quote' in item || 'rating' in item || 'testimonial' in item || 'review' in item)
      return true;
    const titleKey = titleKeys.find(
      (key) => key !== nameKey && typeof item[key] === 'string' && item[key] !== '',
    );
    const title = titleKey ? String(item[titleKey]).trim() : '';
    if (title === '' || title.length > 110 || (titleKey === 'title' && titleStrength(title) === 'none'))
      return false;
    const found: DataPerson = { name, title, emails: [], phones: [], links: [], decoding: 'page data' };
    this.collect(item, found, 0);
    this.facts.people.push(found);
    return true;
  }

  private collect(item: Item, into: DataPerson, depth: number): void {
    for (const [key, value] of Object.entries(item)) {
      if (isItem(value) && depth < 3) this.collect(value, into, depth + 1);
      else if (typeof value !== 'string') continue;
      else if (emailKeys.test(key) || value.startsWith('mailto:')) into.emails.push(value);
      else if (phoneKeys.test(key) || value.startsWith('tel:')) into.phones.push(value);
      else if (linkedinKeys.test(key) || value.includes('linkedin.com/')) into.links.push(value);
    }
  }
}

function text(item: Item, keys: readonly string[]): string {
  for (const key of keys) {
    const value = item[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}
