import { BadgeCheck, Check, FileSearch, MailCheck } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './public-site.module.css';

const features = [
  {
    icon: FileSearch,
    title: 'Buyers with a reason',
    text: 'Companies that live on a lesser form of your name, or work in the line of business it names. Each with the page that says so.',
  },
  {
    icon: MailCheck,
    title: 'Whom to write to',
    text: "Decision makers, addresses and phone numbers, read from the company's own site, with the place where each was seen.",
  },
  {
    icon: BadgeCheck,
    title: 'Checked, and honest about it',
    text: 'Every address is checked. What is not known is called unknown, and an address that cannot work is marked before you write.',
  },
];

const steps = [
  { title: 'Discover buyers', text: 'Enter the domain you want to sell and how many companies you want.' },
  { title: 'Connect with decision makers', text: 'Read who decides there, and how to reach them.' },
  { title: 'Send offers', text: 'Write to the right person, knowing why their company would want the name.' },
];

/** The home page. */
export default function HomePage() {
  return (
    <>
      <title>Buyerscope: find the buyers of your domain</title>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1>Find the companies that should own your domain</h1>
            <p className={styles.lead}>
              Buyerscope finds the companies most likely to buy a domain name, whom to write to there, and
              whether the address works. With the evidence for each.
            </p>
            <CallsToAction
              signedInLabel="Enter Dashboard"
              second={{ to: paths.features, label: 'See features' }}
            />
          </div>
          <Example />
        </div>
      </section>
      <section className={`${styles.section} ${styles.shade}`}>
        <div className={styles.inner}>
          <h2>Evidence or nothing</h2>
          <p className={styles.intro}>
            A list of names is easy to make and worth little. Every lead here says where each fact was seen.
          </p>
          <div className={styles.grid}>
            {features.map(({ icon: Icon, title, text }) => (
              <div key={title} className={styles.card}>
                <span className={styles.icon}>
                  <Icon size={22} aria-hidden />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className={styles.section}>
        <div className={styles.inner}>
          <h2>From a name to an offer in three steps</h2>
          <ol className={styles.grid}>
            {steps.map(({ title, text }, index) => (
              <li key={title} className={styles.card}>
                <span className={styles.number}>Step {index + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`${styles.section} ${styles.shade}`}>
        <div className={`${styles.inner} ${styles.closing}`}>
          <h2>Start with the name you most want to sell</h2>
          <p className={styles.intro}>The free plan has ten searches a month. No card needed.</p>
          <CallsToAction
            signedInLabel="Go to Dashboard"
            second={{ to: paths.pricing, label: 'See pricing' }}
          />
        </div>
      </section>
    </>
  );
}

function Example() {
  return (
    <figure className={styles.example}>
      <div className={styles.exampleTitle}>
        <span>Brightwater Pumps</span>
        <span className={styles.muted}>getbrightwater.example</span>
      </div>
      <p>
        Runs its business on a longer form of brightwater.example, which it would no longer have to explain.
      </p>
      <ul className={styles.facts}>
        <li>
          <Check size={16} aria-hidden />
          Site answers and is the company's own
        </li>
        <li>
          <Check size={16} aria-hidden />
          Managing Director named on its team page
        </li>
        <li>
          <Check size={16} aria-hidden />
          Published address, domain accepts mail
        </li>
      </ul>
      <figcaption className={styles.muted}>An example. The company is fictional.</figcaption>
    </figure>
  );
}
