import { Fragment } from 'react';
import styles from './breakable.module.css';

/**
 * Text whose domains and addresses break after their @ and before their dots if they are too long for a line, not within
 * a word. A `<wbr>` would do, but screen readers speak it as a space.
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
          {index === 0 ? null : <span className={styles.place} aria-hidden />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
