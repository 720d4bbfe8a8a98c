import { Link } from 'react-router-dom';
import { paths } from '../../browser/paths.ts';
import { NameAndForms } from './drawings/drawings.tsx';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { PageHead } from './frame/page-head.tsx';
import { Closing, PageTop, Section } from './frame/section.tsx';
import { companiesListed, formsOfName, type Measured, measured } from './measured.ts';
import styles from './method-page.module.css';

const steps = [
  {
    title: 'We read the name',
    text: 'We split it into its words and work out what business it describes, in seven languages.',
  },
  {
    title: 'We look for its other forms',
    text: `Up to ${formsOfName} of them: other endings, hyphens, a word in front or behind. We ask DNS which of them answer. A company that makes do with one has a clear reason to want yours.`,
  },
  {
    title: 'We look for companies in its business',
    text: `From our own directory of ${companiesListed}, and from public registers such as Wikidata and OpenStreetMap.`,
  },
  {
    title: 'The home page decides',
    text: 'We open the site of every candidate, and drop those that are parked, for sale, empty or your own. The rest show the words we saw, with their page and time.',
  },
  {
    title: 'We read who works there',
    text: 'From the company’s own pages, within the rules of its site. We never guess a name or a title.',
  },
  {
    title: 'We check the addresses',
    text: 'We ask DNS whether a domain takes mail, and the mail server where the operator allows it. What nobody could confirm is called unknown. An address that follows the pattern of its colleagues’ is called inferred.',
  },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** How leads are found, and how well, with the figures that speak against us as well. */
export default function MethodPage() {
  return (
    <>
      <PageHead page="method" />
      <PageTop
        kicker="Method"
        title="How leads are found, and how well"
        intro="What happens between the name you enter and the companies you see, and how it did when strangers put it to the test."
      >
        <div className={styles.drawing}>
          <NameAndForms />
        </div>
      </PageTop>
      <Section title="Six steps from a name to a person">
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="How well it works"
        intro="Every figure is the first run on names, companies or sites that nobody who works on the search had seen. Figures from cases that we had tuned on would be higher, and would mean less."
        shade
      >
        <Figures title="Companies that already use your name" figures={measured.usingTheName} />
        <Figures
          title="Companies in its business"
          note="Our weakest part. For a specific name, the list is often short or empty. Then we show a short list, not a long wrong one."
          figures={measured.inItsBusiness}
        />
        <Figures
          title="The people there"
          note="In that run, all addresses, numbers and profiles that we list stood on a page of their site, but for one address that had been read with the words beside it."
          figures={measured.people}
        />
      </Section>
      <Section title="What we cannot tell you">
        <ul className={styles.limits}>
          <li>Whether a company wants your name, or what it would pay. We show who has a reason.</li>
          <li>
            Whether an offer is fair to a trademark. We show what the registries say, and it is not legal
            advice.
          </li>
          <li>
            Anything about people who asked to be left out. <Link to={paths.privacy}>Anybody can</Link>, and
            it applies to every search from then on.
          </li>
        </ul>
      </Section>
      <Closing title="Try it on a name of yours" intro="Two companies, before you sign up for anything.">
        <CallsToAction signedInLabel="Go to Dashboard" second={{ to: paths.home, label: 'Look up a name' }} />
      </Closing>
    </>
  );
}

function Figures(props: { title: string; note?: string; figures: readonly Measured[] }) {
  return (
    <div className={styles.figures}>
      <div>
        <h3>{props.title}</h3>
        {props.note ? <p className={styles.note}>{props.note}</p> : null}
      </div>
      <dl>
        {props.figures.map(({ what, on, share }) => (
          <div key={what} className={styles.figure}>
            <dt>
              {what}
              <span>{on}</span>
            </dt>
            <dd>
              {percent.format(Number(share))}
              <progress value={Number(share)} max={1} aria-hidden />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
