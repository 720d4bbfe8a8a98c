import { type MailLanguage, mailLanguages, nameOfLanguage } from '../../../shared/text/mail/mail-language.ts';
import { starters } from '../../../shared/text/mail/starters/starters.ts';

/** The texts to begin with as options of a select field, by language, one of which comes first. */
export function StarterOptions({ first }: { first: MailLanguage }) {
  const languages = [first, ...mailLanguages.filter((each) => each !== first)];
  return languages.map((language) => (
    <optgroup key={language} label={`To begin with, in ${nameOfLanguage[language]}`}>
      {starters
        .filter((starter) => starter.language === language)
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {language === 'en' ? title : `${title} (${nameOfLanguage[language]})`}
          </option>
        ))}
    </optgroup>
  ));
}
