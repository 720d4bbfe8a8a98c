import { foldText } from '../../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../../page/page-context.ts';

/**
 * Headings for those who sit in a body, by language, folded: its members, those who stand in for them, and who looks
 * after its accounts. What such a heading says is the title of those under it.
 */
const headings: Readonly<Record<string, string>> = {
  en: '(?:(?:elected|other|further|ordinary|substitute|alternate|deputy) )?members|(?:board|executive|committee|council) members$|substitutes$|alternates$|trustees$',
  de: 'mitglied|beisitzer|ersatzmitglied|stellvertretende mitglied|kassenprufer|rechnungsprufer|revisoren',
  fr: 'membres|suppleants|titulaires et suppleants|commissaires aux comptes',
  es: 'miembros|vocales|suplentes|revisores de cuentas|comision revisora|consejo fiscal|organo de fiscalizacion',
  it: 'membri|consiglieri|supplenti|sindaci|revisori|probiviri|collegio (?:dei|sindacale)',
  pt: 'membros|vogais|suplentes|conselho fiscal|conselho deliberativo|conselho consultivo',
  nl: 'leden$|plaatsvervangers|plaatsvervangende leden|kascommissie',
  sv: 'ledamoter|suppleanter|ersattare|revisorer|valberedning',
  nb: 'medlemmer|varamedlemmer|revisorer|valgkomite',
  da: 'suppleanter|bestyrelsesmedlemmer',
  fi: 'jasenet|varajasenet|toiminnantarkastajat|tilintarkastajat',
  pl: 'czlonkowie|zastepcy czlonkow|komisja rewizyjna',
  cs: 'clenove|nahradnici|revizni komise|kontrolni komise|dozorci rada',
  hu: 'tagok|potagok|kepviselok|felugyelobizottsag|felugyelo bizottsag|ellenorzo bizottsag',
  ro: 'membrii|membri supleanti|supleanti|cenzori|comisia de cenzori',
  tr: 'uyeler|yedek uyeler|denetim kurulu|asil uyeler',
  ca: 'vocals|suplents|membres',
  bg: 'членове',
  uk: 'члени|ревізійна комісія',
  ru: 'члены|ревизионная комиссия',
};
const members = new RegExp(`^(?:${Object.values(headings).join('|')})`, 'u');
/** Those who are no substitutes: what they sit in may stand above. */
const incumbents =
  /^(?:efetivos|efectivos|titulares|titulaires|effettivi|titulars|ordinarie|faste|asil|tagjai)$/u;
const maxHeading = 60;

/** The heading above a line if it is one for members, with the title that it gives to each of them; null if it is not. */
export function titleOfMembers(context: PageContext, line: number): { text: string; line: number } | null {
  const heading = context.headingAbove(line);
  if (heading === null) return null;
  const incumbent = incumbents.test(foldText(bare(heading.text))) ? bare(heading.text) : null;
  const above = incumbent === null ? heading : context.headingAbove(heading.line);
  const text = titleForMembers(above?.text ?? '') ?? incumbent;
  return text === null ? null : { text, line: heading.line };
}

/** The title that a heading gives to each of those under it; null if it is not for members. */
export function titleForMembers(heading: string): string | null {
  const text = bare(heading);
  return text.length <= maxHeading && members.test(foldText(text)) ? text : null;
}

function bare(heading: string): string {
  return heading
    .replace(/\s*[:：]$/u, '')
    .replace(/^(?:our|the|unsere|nos|nuestros|i nostri|nossos|onze) /iu, '');
}
