import { Fragment } from 'react';

/**
 * A domain or address that breaks after its @ and before its dots if it is too long for its line, not within a word.
 */
export function Breakable({ text }: { text: string }) {
  let at = 0;
  const parts = text.split(/(?<=@)|(?=\.)/).map((part) => {
    at += part.length;
    return { part, at };
  });
  return (
    <>
      {parts.map(({ part, at: end }, index) => (
        <Fragment key={end}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
