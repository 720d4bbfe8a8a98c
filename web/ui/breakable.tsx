import { Fragment } from 'react';

/**
 * Text whose domains and addresses break after their @ and before their dots if they are too long for a line, not within
 * a word.
 */
export function Breakable({ text }: { text: string }) {
  let at = 0;
  const parts = text.split(/(?<=@)|(?=\.\S)/).map((part) => {
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
