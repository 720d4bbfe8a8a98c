import { remembered } from '../../../../shared/text/words/remembered.ts';
import { anyOf } from './any-of.ts';

/**
 * How a sentence of news says that somebody has come, has passed or is a guest, by language,
 * folded. A sentence in the past ("joined us in 2010") tells somebody's life.
 */
const news: Readonly<Record<string, string>> = {
  en: "\\b(?:lab|team|group|firm|company|department|institute|board|club|we)(?: is| are)?(?: proudly| warmly| (?:pleased|happy|excited|delighted) to)? welcomes? (?!you|guests|patients|clients|customers|visitors|everyone|all|new (?:patients|clients|customers))|\\bjoins? (?:the|our|'s) (?:[a-z]+ ){0,2}(?:lab|laboratory|team|group|firm|company|department|board|faculty|staff)\\b|\\bjoins? us (?:as|from)\\b|\\bwill (?:join|be joining) (?:the|our|us)\\b|\\bcongrat(?:s|ulations)\\b|\\bvisits (?:the|our) (?:[a-z]+ )?(?:lab|laboratory|team|group|office)\\b|\\bgraduates (?:with|from) (?:an?|his|her|their|the)\\b|\\b(?:defends|defended) (?:his|her|their) (?:[a-z]+ ){0,2}(?:thesis|dissertation|phd|doctorate)\\b",
  de: '\\bwir gratulieren\\b|\\bherzlichen gluckwunsch|\\bgratulation an\\b|\\b(?:heisst|heissen)\\b[^.!?]{0,80}\\bwillkommen\\b|\\bverteidigt (?:seine|ihre) (?:dissertation|doktorarbeit|masterarbeit|promotion)',
  fr: "\\b(?<!\\ba )rejoint (?:le labo|l['’]equipe|notre equipe|le groupe|notre groupe)|\\bfelicitations\\b|\\bbienvenue a (?!tou|vous|nos)|\\bsoutient sa these\\b|\\bplaisir d['’]accueillir\\b",
  es: '\\bse (?:une|incorpora|suma) (?:a nuestro|al|a la) |\\bfelicidades\\b|\\benhorabuena\\b|\\bfelicitamos a\\b|\\b(?:da|damos) la bienvenida a\\b|\\bdefiende su tesis\\b',
  it: '\\bsi unisce (?:al|alla|a noi)|\\bcongratulazioni\\b|\\bcomplimenti a\\b|\\b(?:da|diamo) il benvenuto a\\b|\\bdiscute la (?:sua )?tesi\\b',
  nl: '\\bgefeliciteerd\\b|\\bfelicitaties\\b|\\b(?:heet|heten)\\b[^.!?]{0,80}\\bwelkom\\b|\\bverdedigt (?:zijn|haar) proefschrift\\b|\\b(?:verwelkomt|verwelkomen) ',
  pt: '\\b(?:junta|une)-se (?:ao|a) |\\bparabens\\b|\\b(?:da|damos) as boas-vindas a|\\bdefende (?:a )?sua (?:tese|dissertacao)\\b',
};

/** What the part of a page is called that tells the news, by language. */
const headings: Readonly<Record<string, string>> = {
  en: '^(?:(?:lab|latest|recent|our|company|group|team) )?news\\b',
  de: '^(?:aktuelles|neuigkeiten|nachrichten)\\b',
  fr: '^actualites?\\b',
  es: '^(?:noticias|novedades)\\b',
  it: '^(?:notizie|novita)\\b',
  nl: '^(?:(?:laatste )?nieuws)\\b',
  pt: '^(?:noticias|novidades)\\b',
};

const sentence = anyOf(news);
const heading = anyOf(headings);

/** Whether a folded sentence tells news about somebody, and so gives nobody a title. */
export const isNews = remembered((folded) => sentence.test(folded));

/** Whether a folded heading announces news. */
export const isNewsHeading = remembered((folded) => heading.test(folded));
