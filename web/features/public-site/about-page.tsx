import { BadgeCheck, FileSearch, HeartHandshake } from 'lucide-react';
import { paths } from '../../browser/paths.ts';
import styles from './about-page.module.css';
import { content } from './content.ts';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { CardGrid } from './frame/card-grid.tsx';
import { PageHead } from './frame/page-head.tsx';
import { Closing, Figures, PageTop, Section } from './frame/section.tsx';

const values = [
  {
    icon: FileSearch,
    title: 'Evidence or nothing',
    text: 'A lead says where each fact was seen. What cannot be confirmed is not shown.',
  },
  {
    icon: BadgeCheck,
    title: 'Unknown stays unknown',
    text: 'An address that nobody asked is never called valid. You decide, knowing what is known.',
  },
  {
    icon: HeartHandshake,
    title: 'Respect for those we write to',
    text: "Only what a company publishes about itself, read within its own site's rules. Whoever objects is left out.",
  },
];

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

/** Why the product exists, and who makes it. */
export default function AboutPage() {
  return (
    <>
      <PageHead page="about" />
      <PageTop
        kicker="Our mission"
        title="Good names deserve the right owner"
        intro="Selling a domain is finding the one company for which it is worth the most, and the one person there who can say yes. Buyerscope does the finding, so that you can do the selling."
      />
      <div className={styles.impact}>
        <h2 className={styles.hidden}>Impact</h2>
        <Figures figures={content.impact} />
      </div>
      <Section kicker="Values" title="What we hold ourselves to" shade>
        <CardGrid cards={values} />
      </Section>
      <Section
        kicker="Team"
        title="The people behind it"
        intro="Small on purpose. Each of us has sold a name, and each of us answers for a part of the product."
      >
        <ul className={styles.team}>
          {content.team.map(({ name, role, text }) => (
            <li key={name}>
              <span className={styles.portrait} aria-hidden>
                {initials(name)}
              </span>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section kicker="Timeline" title="How we got here" shade>
        <ol className={styles.timeline}>
          {content.timeline.map(({ year, title, text }) => (
            <li key={title}>
              <span className={styles.year}>{year}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Closing
        title="Bring us your hardest name"
        intro="If nobody would want it, you will know that as well, and the search is given back."
      >
        <CallsToAction signedInLabel="Go to Dashboard" second={{ to: paths.contact, label: 'Contact us' }} />
      </Closing>
    </>
  );
}
