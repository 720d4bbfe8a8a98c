import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagOfLine } from '../../page/queries.ts';
import { withoutPronouns } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import type { NameAt } from '../name-at.ts';

const nameLabel =
  /^(?:(?:full |contact )?name|nombre|nom|nome|nume|naam|imię i nazwisko|navn|namn|nimi|jméno|(?:ihre?|your|votre|su) ansprechpartner(?:in)?|ansprechpartner(?:in)?|contact(?: person)?|attn|attention|z\.\s?hd\.|kontakt(?:person)?|contacto|contatto|referente|contactpersoon|kontaktperson|interlocuteur|votre contact|yhteyshenkilö|联系人|聯絡人|聯繫人|负责人|担当|担当者|담당자|담당|контактна особа|контактное лицо|osoba do kontaktu|kapcsolattartó|yetkili|köszönettel|üdvözlettel|tisztelettel|(?:best|kind) regards|sincerely|mit freundlichen grüßen|cordialement)(?:\s?[:.]|\s[–—-])\s+/iu;

/** Labels that are never part of a name, so they need no colon after them. */
const contactPerson =
  /^(?:ansprechpartner(?:in)?|contact ?person|contactpersoon|kontaktperson|yhteyshenkilö|kontaktní osoba|osoba do kontaktu) (?=\p{Lu})/iu;

/** "CV Jane Roe": what is told of somebody below. */
const resume =
  /^(?:cv|c\.v\.|curriculum(?: vitae)?|lebenslauf|résumé|życiorys|životopis|önéletrajz|meritförteckning|özgeçmiş|резюме)(?: (?:of|von|de|di|van|för|av))?[:–—-]? (?:[–—-] )?(?=\p{Lu})/iu;

/** "Jane Roe (on leave)" */
const onLeave =
  /\s[-–—|(]\s?(?:(?:currently )?(?:on )?(?:(?:indefinite|maternity|parental|paternity|sabbatical|study|medical) )?leave|on sabbatical|(?:derzeit )?in (?:elternzeit|mutterschutz)|en congé(?: \p{L}+){0,2}|föräldraledig|på barsel|med ouderschapsverlof|na urlopie(?: \p{L}+)?)\)?$/iu;

/** Whether a label announces the name in a line ("Name: Jane Roe"). */
export function hasNameLabel(line: string): boolean {
  return /[:.]/.test(line) && nameLabel.test(line);
}

/** Whether that label says that one may ask for them ("Contact: Jane Roe"), and not just whose name it is. */
function hasContactLabel(line: string): boolean {
  return (
    /^\P{L}{0,2}(?:contact|kontakt|ansprech|contatto|referente|interlocuteur|votre|ihre? ansprech)/iu.test(
      line,
    ) && hasNameLabel(line)
  );
}

/** A line without its bullet and the label that announces a name ("• Jane Roe", "Name: Jane Roe", "Ansprechpartner: …"). */
export function withoutLabel(shown: string): string {
  const line = /^[•●▪‣◦➢✓✔►]/u.test(shown) ? shown.slice(1).trimStart() : shown;
  const named = (/[:.]| [–—-] /.test(line) ? line.replace(nameLabel, '') : line)
    .replace(contactPerson, '')
    .replace(resume, '');
  return withoutPronouns(/[-–—|(]/.test(named) ? named.replace(onLeave, '') : named);
}

/** "Contact: Jane Roe": whom a page says to ask for is of the company, whatever else it says of them. */
export function isContactPerson(page: PageModel, { name, line }: NameAt): boolean {
  if (!beginsWithGivenName(name)) return false;
  const above = page.lines[line - 1]?.text ?? '';
  return (
    hasContactLabel(page.lines[line]?.text ?? '') ||
    (/^h[2-6]$/.test(tagOfLine(page, line - 1)) && contactOfDepartment.test(foldText(above)))
  );
}

/** "Structural Contact:", "Ansprechpartner Einkauf:" as a heading, folded. */
const contactOfDepartment =
  /^(?:[^:]{3,40} (?:contacts?|contacto|contatto|contato|kontakt(?:person)?|ansprechpartner(?:in)?|contactpersoon|yhteyshenkilo)|(?:contact|contacto|contatto|contato|kontakt(?:person)?|ansprechpartner(?:in)?|contactpersoon|yhteyshenkilo) [^:]{3,40}):$/u;
