import { paths } from '../../browser/paths.ts';
import styles from './about-page.module.css';
import { content } from './content.ts';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { PageHead } from './frame/page-head.tsx';
import { RuledList } from './frame/plates.tsx';
import { Closing, Figures, PageTop, Section } from './frame/section.tsx';

const values = [
  {
    title: 'Evidence or nothing',
    text: 'Every lead shows where each fact was seen. What we cannot confirm, we do not show.',
  },
  {
    title: 'Unknown stays unknown',
    text: 'An address nobody has checked is never called valid. You decide, with all the facts.',
  },
  {
    title: 'Respect for the people we find',
    text: 'We read only what companies publish about themselves, within the rules of their sites. Anyone who objects is left out.',
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
        intro="To sell a domain, find the one company that values it most, and the one person there who can say yes. Buyerscope does the finding, so that you can do the selling."
      />
      <div className={styles.impact}>
        <h2 className={styles.hidden}>Impact</h2>
        <Figures figures={content.impact} />
      </div>
      <Section kicker="Values" title="What we hold ourselves to" shade>
        <RuledList items={values} />
      </Section>
      <Section
        kicker="Team"
        title="The people behind it"
        intro="Small on purpose. Each of us has sold a name, and each of us is responsible for a part of the product."
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
        intro="If we find nobody, we say so, and the search does not count."
      >
        <CallsToAction signedInLabel="Go to Dashboard" second={{ to: paths.contact, label: 'Contact us' }} />
      </Closing>
    </>
  );
}
