import { seniorityLevels } from '../../../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { seniorityOf } from '../../../../../shared/text/seniority.ts';
import type { TitleSighting } from '../person.ts';

export type Rank = typeof seniorityOf;

const ranks: readonly string[] = seniorityLevels;

/**
 * Who is a dentist on one page and owns the practice on another decides there. But the heading over a whole board says
 * less than the office of one of them, and a vice chair, called the chair on an older page, is none today.
 */
export function highestLevel(
  titles: readonly TitleSighting[],
  shown: string,
  rankOf: Rank,
): ReturnType<Rank> {
  const own = pressTitle.test(shown) ? 'other' : rankOf(shown);
  return titles
    .map(({ value }) => value)
    .filter((value) => value === shown || !wholeBoard.test(value))
    .filter((value) => own !== 'vp' || isOwner.test(foldText(value)))
    .map(rankOf)
    .reduce((best, level) => (ranks.indexOf(level) < ranks.indexOf(best) ? level : best), own);
}

/** "Directors" over those of a board, one of whom is its secretary. */
const wholeBoard =
  /^(?:(?:the |our )?board (?:members|of (?:directors|trustees|governors))|directors|trustees|governors|directores|direttori|diretores|administrateurs|bestuursleden|vorstandsmitglieder)$/iu;

/** Who founded or owns a firm does so whatever else they are called. */
const isOwner =
  /found|owner|proprie|grund|inhaber|eigentum|fondat|gerant|fundad|titular|titolare|socio|socia|eigenaar|oprichter|agare|ejer|eier|stift|omistaja|perustaja|wlascic|zalozyc|majitel|zakladat|tulajdon|alapito|vlasni|osniva|lastni|ustanovit|kurucu|sahibi|основател|владел|засновни|власни|собственик|ιδρυτ|ιδιοκτητ/u;

/** Whether a sentence says what somebody is elsewhere, or was: "Chief Officer of Acme" in the biography of a treasurer. */
export function isToldOfOthers({ value, isTold }: TitleSighting): boolean {
  return isTold === true && ofSomething.test(value);
}

const ofSomething =
  / (?:of|at|for|with|von|vom|bei|der|de|du|des|chez|del|della|di|da|do|van|bij|hos|för|for|av|af) \p{Lu}/u;

/** "Directeur de la publication": who answers for a text by law directs no department. */
const pressTitle =
  /^(?:directeurs?|directrices?|responsables?) (?:de (?:la )?)?publications?$|^director[ae]? (?:de (?:la )?)?publicaci[oó]n$|^inhaltlich \p{L}*$|^verantwortliche?r?$|^ansvarig utgivare$/iu;
