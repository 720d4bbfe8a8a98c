const smells: readonly { smell: string; pattern: RegExp }[] = [
  { smell: 'a double blank', pattern: / {2}/ },
  { smell: 'a blank before punctuation', pattern: / [,.;:?!]/ },
  { smell: 'punctuation twice', pattern: /[,;:?][.,;:?]|\.\.|,,/ },
  { smell: 'a word twice', pattern: /\b(\w+) \1\b/i },
  { smell: 'a before a vowel', pattern: /\ba [aeio](?!ne\b|ne-|uro)\w/i },
  { smell: 'an before a consonant', pattern: /\ban [^aeiou\s]/i },
  { smell: 'a gap', pattern: /<|>|\[|\]|undefined|null/ },
  { smell: 'a blank at the end of a line', pattern: /[ \t]$/m },
  { smell: 'too many lines', pattern: /\n{3}/ },
];

/** What is wrong with the English of a mail, as far as a program can see: each problem with its context. */
export function grammarSmells(text: string): string[] {
  const found = smells.flatMap(({ smell, pattern }) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [`${smell}: ${text.slice(Math.max(0, at - 20), at + 30)}`];
  });
  return [...found, ...badSentences(text)];
}

/** Sentences that do not begin with a capital letter (or a variable), or that do not end. */
function badSentences(text: string): string[] {
  const paragraphs = text.split('\n\n').filter((paragraph) => !/^Subject: |,$/.test(paragraph));
  return paragraphs.flatMap((paragraph) => {
    const sentences = paragraph.split(/(?<=[.?!]"?) /);
    const bad = sentences.filter((sentence) => !/^["A-Z{].*[.?!]"?$/s.test(sentence));
    return bad.map((sentence) => `no whole sentence: ${sentence}`);
  });
}
