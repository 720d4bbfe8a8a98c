import { Mail, MessageCircle, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../browser/paths.ts';
import styles from './contact-page.module.css';
import { content } from './content.ts';
import { ContactForm } from './forms/contact-form.tsx';
import { PageHead } from './frame/page-head.tsx';
import { PageTop, Questions, Section } from './frame/section.tsx';

const icons = { mail: Mail, chat: MessageCircle, sales: Users } as const;

/** How to reach the people who run the product. */
export default function ContactPage() {
  return (
    <>
      <PageHead page="contact" />
      <PageTop
        kicker="Contact"
        title="Talk to a person"
        intro="Ask for a demo, tell us about a larger portfolio, or tell us what isn’t working."
      />
      <div className={styles.columns}>
        <ContactForm />
        <div className={styles.aside}>
          <ul className={styles.channels} aria-label="Channels">
            {content.channels.map(({ kind, title, text }) => {
              const Icon = icons[kind];
              return (
                <li key={kind}>
                  <Icon size={20} aria-hidden />
                  <div>
                    <h2>{title}</h2>
                    <p>{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <p className={styles.privacy}>
            We use what you write only to answer you: see <Link to={paths.privacy}>Privacy</Link>.
          </p>
        </div>
      </div>
      <Section kicker="Offices" title="Where we are" shade>
        <ul className={styles.offices}>
          {content.offices.map(({ city, address }) => (
            <li key={city}>
              <h3>{city}</h3>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </li>
          ))}
        </ul>
      </Section>
      <Section kicker="Questions" title="Frequently asked" centred>
        <Questions questions={content.contactQuestions} />
      </Section>
    </>
  );
}
