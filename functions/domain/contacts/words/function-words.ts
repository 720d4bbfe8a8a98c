import { foldText } from '../../../../shared/text/fold-text.ts';

/**
 * Articles, prepositions, conjunctions and pronouns, by language. No person's name has one of them: in "Zum Team" or
 * "SANTÉ ET BEAUTÉ" the capitals come from a heading. Those that are also first or last names (Per, Con, Mas) or
 * join the parts of names (de, van) are left out.
 */
const words: Readonly<Record<string, string>> = {
  en: 'than then there while into onto upon without within between among during since until unless because both either neither very another any',
  de: 'zum zur vom beim ins aufs und oder aber wenn weil dass wie was wer wem wann warum welche welcher welches ohne mit nach aus durch gegen unter hinter neben zwischen seit wahrend trotz wegen sowie auch nur schon sehr nicht kein keine keinen sind war waren wird werden wurde konnen haben ihrem ihrer ihres ihnen seine seinem seiner unserem unserer unseres jede jedes jeden diese dieser dieses diesem diesen dort dann immer',
  fr: 'et aux chez avec sans pour dans sur sous vers pendant avant apres selon contre est sont cette ces ses leur leurs votre que quoi dont quand comment pourquoi moins tout tous toute toutes aussi donc pas ils elles nous vous',
  es: 'para como desde hasta segun durante muy menos pero porque cuando donde cual sus nuestras vuestro esta estos estas todo todos todas cada otro otra otros',
  it: 'nella nelle negli sul sulla sulle alle agli dove quando perche quale quali questo questa questi queste quello quella nostri nostre vostro vostra anche piu molto tutti tutto tutte ogni senza presso siamo hanno gli',
  pt: 'com pelo pela pelos pelas onde nao mais muito num numa aos uma umas seu seus suas minha nosso nossos nossas isso aquele quem ate sob apos',
  nl: 'een het met voor naar bij door uit tot tussen zonder tegen tijdens sinds omdat ook niet geen deze dat wat wie hoe waar wanneer waarom zijn mijn jouw jullie wordt worden',
  sv: 'och att som med till av pa hos vid utan efter innan hvor vad vem varfor din ditt inte ocksa ett',
  da: 'og til fra mellem uden efter inden hvor hvad hvem hvorfor dine vores ikke ogsa',
  no: 'og til fra mellom uten etter hva hvem hvorfor ditt dine vare ikke ogsa',
  fi: 'ja mutta etta joka mita missa mista miksi miten kuka meidan teidan sinun kaikki myos ilman kanssa varten jalkeen ennen ovat katso tutustu',
  pl: 'oraz lub albo gdzie jaki jakie dla przez przy przed bez miedzy podczas naszej naszego naszych twoja twoje jest bedzie rowniez tylko bardzo wiecej wszystkie kazdy kazda tych tego',
  cs: 'proc preco nebo protoze ktery ktera pro bez mezi podle behem nase nasi vase vasi jejich jsou jsme bude neni take pouze velmi vsechny kazdy tento tato toto alebo ktory',
  hu: 'az egy vagy hogy mert amikor ahol nem csak minden mindig nagyon tobb ezek azok lesz kell lehet vagyunk hogyan milyen melyik nalunk velunk',
  ro: 'sau daca cand unde cum pentru prin despre catre este sunt foarte toate fiecare acest aceasta nostru noastra nostri noastre dumneavoastra',
  tr: 've ile veya icin gibi kadar gore daha cok butun nasil neden nerede hangi olan olarak degil hakkinda once',
  ca: 'amb sense fins aquest aquesta nostre seva mes molt tots totes perque',
  el: 'και για με σε απο στο στη στην στα του της των τον την που πως οταν ειναι δεν μας σας ενα μια καθε ολα πιο πολυ',
  ru: 'на по для от из до при без под над между через после перед как что где когда почему кто наш наша наше наши ваш ваша ваше ваши все каждый это этот эта эти не только также более об',
  uk: 'та на по для від до при без під над між через після перед як що де коли чому хто наш наша наше наші ваш ваша ваше ваші все всі кожен це цей ця ці не лише також більше про',
  baltic: 'kui ning meie teie koik musu jusu apie',
  id: 'atau untuk dengan dari tentang adalah',
};

const all = new Set(foldText(Object.values(words).join(' ')).split(' '));

/** Whether a folded word is an article, preposition, conjunction or pronoun of some language. */
export function isFunctionWord(folded: string): boolean {
  return all.has(folded);
}

const particles = new Set(
  "de da di del della dello dei degli dal dalla d' do dos das du des la le les lo van von der den dem ten ter te zu zum zur vom af av y e i und bin ibn al el bint ben mac mc san santa 't ’t in op 's o' ap bte binti binte bt anak a/p a/l s/o d/o ferch o'r o’r y yr".split(
    ' ',
  ),
);

/** Whether a word may join the parts of a name in lower case ("van", "de"). */
export function isParticle(word: string): boolean {
  return particles.has(word.toLowerCase());
}
