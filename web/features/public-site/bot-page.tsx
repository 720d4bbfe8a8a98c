import { Link } from 'react-router-dom';
import { paths } from '../../browser/paths.ts';
import { LegalPage } from './frame/legal-page.tsx';
import { PageHead } from './frame/page-head.tsx';

/** What the crawler reads, and how to keep it away: the page that its User-Agent header names. */
export default function BotPage() {
  return (
    <>
      <PageHead page="bot" />
      <LegalPage
        title="BuyerscopeBot"
        intro="If you found this name in your server's log: Buyerscope reads company sites to learn which companies a domain name might suit, and how to reach them."
      >
        <section>
          <h2>What it reads</h2>
          <p>
            A few pages of a site for each search: the home page and pages about the company, its team and how
            to contact it, at most eight, and at most eight more that are each about one person of its staff.
            If the site keeps its menu apart from its pages, it also asks for at most ten files that the menu
            is made of, such as the sitemap, a header or a script. It reads what you publish there: what the
            company does, names and titles, business addresses and phone numbers. It fills in no forms, signs
            in nowhere, and asks for two pages of a site at a time at most. What it reads is stored for a
            week.
          </p>
        </section>
        <section>
          <h2>How to keep it away</h2>
          <p>
            It honors robots.txt (RFC 9309) and reads that file first. To keep it off your whole site, add:
          </p>
          <pre>
            <code>{'User-agent: BuyerscopeBot\nDisallow: /'}</code>
          </pre>
          <p>To keep it off a part, name that part after Disallow.</p>
        </section>
        <section>
          <h2>How to object</h2>
          <p>
            If your own address or name should not be found or written to,{' '}
            <Link to={`${paths.privacy}#remove-my-data`}>have it removed</Link>. This also removes what users
            have stored already. For anything else, such as visits that cause trouble, use the{' '}
            <Link to={paths.contact}>contact form</Link>: it reaches a person.
          </p>
        </section>
      </LegalPage>
    </>
  );
}
