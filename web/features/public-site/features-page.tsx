import { paths } from '../../app/paths.ts';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './public-site.module.css';

const features = [
  {
    title: 'Upgrade buyers',
    text: 'Businesses on another ending, a longer or a hyphenated form of your name. Found first, because they have the best reason to buy.',
  },
  {
    title: 'Topic buyers',
    text: 'Companies in the line of business that your name describes, confirmed by their own sites before you see them.',
  },
  {
    title: 'Contacts from the source',
    text: "People, titles, addresses, phone numbers and profiles, read from the company's own pages, politely and within robots.txt.",
  },
  {
    title: 'Address checks',
    text: 'Syntax, domain, mail servers, disposable and role addresses. A verdict with its reasons and its time.',
  },
  {
    title: 'Evidence on every lead',
    text: 'The address of the page, the time it was read and the words that stood there. One click to see for yourself.',
  },
  {
    title: 'Live progress',
    text: 'Companies appear as they are found and their contacts as they are read. Leave the page; it goes on without you.',
  },
];

/** What the product does. */
export default function FeaturesPage() {
  return (
    <>
      <title>Features · Buyerscope</title>
      <section className={styles.section}>
        <div className={styles.inner}>
          <h1>Everything between a name and its buyer</h1>
          <p className={styles.intro}>Built for domain investors, brokers and portfolio managers.</p>
          <div className={styles.grid}>
            {features.map(({ title, text }) => (
              <div key={title} className={styles.card}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <CallsToAction
            signedInLabel="Go to Dashboard"
            second={{ to: paths.pricing, label: 'See pricing' }}
          />
        </div>
      </section>
    </>
  );
}
