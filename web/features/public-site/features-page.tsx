import { paths } from '../../browser/paths.ts';
import { content } from './content.ts';
import { MailWithReason, NameAndForms, PeopleAndAddresses } from './drawings/drawings.tsx';
import styles from './features-page.module.css';
import { AppPicture } from './frame/app-picture.tsx';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { PageHead } from './frame/page-head.tsx';
import { RuledList } from './frame/plates.tsx';
import { Closing, Figures, PageTop, Section } from './frame/section.tsx';
import { contactsShot, evidenceShot, mailShot } from './pictures/shots.ts';

const mainFeatures = [
  {
    kicker: 'Find',
    title: 'Buyers with a reason, and the page that proves it',
    text: 'First come businesses that already use your name with another ending, a hyphen or an extra word. Then companies in the line of business it describes.',
    points: [
      'Each company is confirmed on its own site before you see it',
      'The page, the time we read it, and the words we saw there',
      'Companies appear while the search still runs',
    ],
    shot: evidenceShot,
    drawing: NameAndForms,
    alt: 'A company found for a name, with the evidence for it',
  },
  {
    kicker: 'Reach',
    title: 'The person who can say yes, and how to reach them',
    text: "People, titles, addresses, phone numbers and profiles from the company's own pages, read politely and within its rules.",
    points: [
      'Decision makers listed separately, by seniority',
      'A verdict on every address, with its reasons and the time of the check',
      'Unknown is called unknown, and inferred is called inferred',
    ],
    shot: contactsShot,
    drawing: PeopleAndAddresses,
    alt: 'The decision makers of a company, with titles and checked addresses',
  },
  {
    kicker: 'Follow up',
    title: 'One place for everyone you want to write to',
    text: 'Save the people worth writing to, search them in an instant, and import the ones you already know. Then fill in a template and send it from your own account.',
    points: [
      'Ten thousand contacts search as fast as ten',
      'Import by hand or as CSV, with every row that failed explained',
      'Templates for domain sales, filled in with each lead’s details',
    ],
    shot: mailShot,
    drawing: MailWithReason,
    alt: 'A template filled for a saved contact: address, subject and text of the mail, ready to be copied',
  },
];

const moreFeatures = [
  {
    title: 'Live progress',
    text: 'Watch companies and contacts arrive. You can leave the page: the search goes on without you.',
  },
  {
    title: 'Clear limits',
    text: 'See what you have used this month and when it resets. A search that finds nobody does not count.',
  },
  {
    title: 'Export',
    text: 'Download the leads of a search as a file, with evidence and verdicts.',
  },
  {
    title: 'Respect built in',
    text: 'Anyone who asks not to be listed is left out of everything we find from then on.',
  },
  {
    title: 'Nothing typed is lost',
    text: 'Go offline or be signed out halfway: what you wrote is there when you come back.',
  },
  {
    title: 'Light, dark, keyboard',
    text: 'Made for long evenings, small screens, and people who never touch a mouse.',
  },
];

/** What the product does. */
export default function FeaturesPage() {
  return (
    <>
      <PageHead page="features" />
      <PageTop
        kicker="Features"
        title="Everything between a name and its buyer"
        intro="Built for domain investors, brokers and portfolio managers who would rather write three good emails than three hundred."
      >
        <div className={styles.calls}>
          <CallsToAction
            signedInLabel="Go to Dashboard"
            second={{ to: paths.pricing, label: 'See pricing' }}
          />
        </div>
      </PageTop>
      <div className={styles.main}>
        {mainFeatures.map(({ kicker, title, text, points, shot, drawing, alt }) => (
          <section key={kicker} className={styles.feature}>
            <div>
              <p className={styles.kicker}>{kicker}</p>
              <h2>{title}</h2>
              <p className={styles.text}>{text}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <AppPicture shot={shot} drawing={drawing} alt={alt} />
          </section>
        ))}
      </div>
      <Section kicker="And also" title="The small things that decide whether a tool is used" shade>
        <RuledList items={moreFeatures} />
      </Section>
      <Section kicker="Results" title="What sellers measure">
        <Figures figures={content.results} />
      </Section>
      <Section
        kicker="Integrations"
        title="Fits what you already work with"
        intro="Your mail account, your sheets, and the places where your names are listed."
        shade
      >
        <ul className={styles.integrations}>
          {content.integrations.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        title="See who would want your best name"
        intro="The first search takes about five minutes from here."
      >
        <CallsToAction signedInLabel="Go to Dashboard" second={{ to: paths.pricing, label: 'See pricing' }} />
      </Closing>
    </>
  );
}
