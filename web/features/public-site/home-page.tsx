import { Star } from 'lucide-react';
import { paths } from '../../browser/paths.ts';
import { content } from './content.ts';
import { MailWithReason, NameAndForms, PeopleAndAddresses } from './drawings/drawings.tsx';
import { AppPicture } from './frame/app-picture.tsx';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { PageHead } from './frame/page-head.tsx';
import { Plates, RuledList } from './frame/plates.tsx';
import { Closing, Figures, Section } from './frame/section.tsx';
import { NameSearch } from './hero/name-search.tsx';
import styles from './home-page.module.css';
import { resultsOnPhone, resultsShot } from './pictures/shots.ts';

const plates = [
  {
    drawing: NameAndForms,
    title: 'Buyers with a reason',
    text: 'Companies that use a weaker form of your name, or work in the business it describes. Each with the page that proves it.',
  },
  {
    drawing: PeopleAndAddresses,
    title: 'The people who decide',
    text: "Founders, directors and heads of departments, with their titles, from the company's own site. Each address says whether it was published or inferred, and what is known of it.",
  },
  {
    drawing: MailWithReason,
    title: 'Emails that say why',
    text: 'Texts written for domain sales, filled in with the person, the company and what its page says. Sent one by one, from your own account.',
  },
];

const more = [
  {
    title: 'Nothing lost',
    text: 'A history of every search, with figures for each of your domains and the companies found for it.',
  },
  {
    title: 'One conversation per company',
    text: 'Once somebody answers or says no, nothing more goes to that company.',
  },
  {
    title: 'Yours to keep',
    text: 'Save companies and people, import the contacts you have, and download a whole search as a file.',
  },
];

const steps = [
  {
    title: 'Discover buyers',
    text: 'Enter the domain you want to sell and how many companies you want. They appear as they are confirmed.',
  },
  {
    title: 'Connect with decision makers',
    text: 'See who decides there, how to reach them, and where each address was published.',
  },
  {
    title: 'Send offers',
    text: 'Write to the right person, from your own mail account, knowing why their company would want the name.',
  },
];

/** The home page. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>Find the companies that should own your domain</h1>
          <p className={styles.lead}>
            Buyerscope finds the companies most likely to buy a domain name, the people to contact there, and
            what is known about their addresses. With the evidence for each.
          </p>
        </div>
        <NameSearch />
        <div className={styles.next}>
          <CallsToAction
            signedInLabel="Enter Dashboard"
            second={{ to: paths.features, label: 'See features' }}
          />
          <ul className={styles.promises}>
            {content.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.claims}>
        <Figures figures={content.claims} />
      </div>
      <Section
        kicker="What you get"
        title="A short list that you can act on"
        intro="A list of names is easy to make and worth little. Every lead here says where each fact was seen."
        shade
      >
        <Plates plates={plates} />
        <RuledList items={more} />
      </Section>
      <Section kicker="In the product" title="A search, a minute later">
        <AppPicture
          shot={resultsShot}
          narrow={resultsOnPhone}
          alt="Results of a search: a company with the reason it would buy the name, and its decision makers with their addresses"
        />
      </Section>
      <Section kicker="How it works" title="From a name to an offer in three steps" shade>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section kicker="From sellers" title="What changes when you know why">
        <ul className={styles.testimonials}>
          {content.testimonials.map(({ quote, name, role }) => (
            <li key={name}>
              <figure>
                <div className={styles.stars} role="img" aria-label="Five of five stars">
                  {['1', '2', '3', '4', '5'].map((star) => (
                    <Star key={star} size={16} aria-hidden />
                  ))}
                </div>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        title="Start with the name you most want to sell"
        intro="The free plan has ten searches a month. No card needed."
      >
        <CallsToAction signedInLabel="Go to Dashboard" second={{ to: paths.pricing, label: 'See pricing' }} />
      </Closing>
    </>
  );
}
