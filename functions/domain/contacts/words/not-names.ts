import { foldText } from '../../../../shared/text/fold-text.ts';

/** How the words of institutions and of menus begin, in the languages of Europe: no name of a person has them. */
const institution =
  /^(?:universit|uniwersytet|univerzit|yliopist|egyetem|institu|instytut|intezet|politechn|polytechn|politecn|hochschul|fakult|facult|wydzia|ministe|ministr|tribunal|trybuna|gericht|amtsgericht|landgericht|landesbeauf|bundesamt|aufsichtsbehord|behorde|kammer|handelskammer|rejestr|rzeczni|urzad|izba|regione|comune|provincia|ayuntamiento|diputacion|prefettur|prefectur|mairie|gemeinde|stadtwerk|kommune|fylke|lansstyr|akademi|academi|konservator|conservator|museum|muzeum|muzeul|biblio|gimnazj|szpital|przychodni|klinik|clinic|hospital|gyujtemen|nyomda|gmbh|aktieng|spolecznos|nawigac|navigac|navigat|strona|glown|wlacz|zobacz|pradesh|staff|linklaters)/;

/** Names that forms, themes and laws use for anybody, folded. */
const sampleNames = new Set(
  foldText(
    'john doe|jane doe|johnny appleseed|max mustermann|erika mustermann|maria mustermann|martina mustermann|mario rossi|maria rossi|jean dupont|jeanne dupont|marie dupont|juan pérez|juan perez|fulano de tal|joão silva|joão da silva|fulano de tal|jan kowalski|anna kowalska|adam kowalski|jan novák|josef novák|jana nováková|ola nordmann|kari nordmann|matti meikäläinen|maija meikäläinen|medelsvensson|sven svensson|anders andersson|jan jansen|piet jansen|jan modaal|kovács jános|gipsz jakab|minta jános|ion popescu|maria popescu|іван іваненко|иван иванов|иван петров|петро петренко|γιωργος παπαδοπουλος|ahmet yılmaz|ayşe yılmaz|mehmet yılmaz|山田太郎|山田 太郎|山田花子|山田 花子|张三|李四|王五|張三|홍길동|김철수|your name|lorem ipsum',
  ).split('|'),
);

export function isInstitutionWord(folded: string): boolean {
  return institution.test(folded);
}

/** A name that stands for anybody ("Max Mustermann"). */
export function isSampleName(name: string): boolean {
  return sampleNames.has(foldText(name));
}
