import type { ReactNode } from 'react';
import styles from './section.module.css';

/** One section of a public page: heading, introduction, content. */
export function Section(props: {
  title: string;
  /** A word or two above the heading. */
  kicker?: string;
  intro?: ReactNode;
  shade?: boolean;
  centred?: boolean;
  children: ReactNode;
}) {
  const { title, kicker, intro, shade, centred, children } = props;
  return (
    <section className={`${styles.section} ${shade ? styles.shade : ''}`}>
      <div className={styles.inner}>
        <div className={`${styles.heading} ${centred ? styles.centred : ''}`}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2>{title}</h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The top of a public page other than the home page. */
export function PageTop(props: { title: string; kicker: string; intro: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={`${styles.inner} ${styles.topInner}`}>
        <p className={styles.kicker}>{props.kicker}</p>
        <h1>{props.title}</h1>
        <p className={styles.intro}>{props.intro}</p>
        {props.children}
      </div>
    </div>
  );
}

/** Figures side by side, each with its label. */
export function Figures(props: { figures: readonly { figure: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {props.figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Questions that expand to their answers. */
export function Questions(props: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className={styles.questions}>
      {props.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The last section of a page: one more invitation. */
export function Closing(props: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={`${styles.inner} ${styles.closing}`}>
        <h2>{props.title}</h2>
        <p>{props.intro}</p>
        {props.children}
      </div>
    </section>
  );
}
