import { CallsToAction } from './calls-to-action.tsx';
import styles from './public-site.module.css';

const values = [
  {
    title: 'Evidence or nothing',
    text: 'A lead says where each fact was seen. What cannot be confirmed is not shown.',
  },
  {
    title: 'Unknown stays unknown',
    text: 'An address that nobody asked is never called valid. You decide, knowing what is known.',
  },
  {
    title: 'Respect for those we write to',
    text: "Only what a company publishes about itself, read within its own site's rules.",
  },
];

/** Why the product exists. */
export default function AboutPage() {
  return (
    <>
      <title>About · Buyerscope</title>
      <section className={styles.section}>
        <div className={styles.inner}>
          <h1>Good names deserve the right owner</h1>
          <p className={styles.intro}>
            Selling a domain is finding the one company for which it is worth the most, and the one person
            there who can say yes. Buyerscope does the finding, so that you can do the selling.
          </p>
          <div className={styles.grid}>
            {values.map(({ title, text }) => (
              <div key={title} className={styles.card}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <CallsToAction signedInLabel="Go to Dashboard" />
        </div>
      </section>
    </>
  );
}
