/**
 * Characters that are invisible or change how others are read: marks, embeddings, overrides and isolates of
 * direction (https://www.unicode.org/reports/tr9/), zero-width and filler characters, and tags, which can hide whole
 * sentences from people but not from a model (https://www.unicode.org/reports/tr36/).
 */
const deceiving =
  /\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180e|\u180f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/** Joiners without an effect. Persian, Indian scripts and emoji need joiners between two characters. */
const idleJoiners =
  /(?<![\p{L}\p{M}\p{So}\p{Sk}]|\ufe0f)[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{So}])/gu;
/** Between Latin letters they only hide that two words differ. */
const latinJoiners = /(?<=[\p{Script=Latin}\d])[\u200c\u200d]+/gu;

/** Removes invisible characters, and those that change the text's direction. */
export function withoutDeceptiveCharacters(text: string): string {
  // A quick check, as most texts have none.
  if (!/[^\u0020-\u007e]/.test(text)) return text;
  return text.replace(deceiving, '').replace(idleJoiners, '').replace(latinJoiners, '');
}
