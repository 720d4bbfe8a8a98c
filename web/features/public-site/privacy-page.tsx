import { Link } from 'react-router-dom';
import { paths } from '../../browser/paths.ts';
import { RemovalForm } from './forms/removal-form.tsx';
import { LegalPage } from './frame/legal-page.tsx';
import { PageHead } from './frame/page-head.tsx';

/** What is stored about people, why, for how long, and what they can do about it. */
export default function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" />
      <LegalPage
        title="Privacy"
        intro="Two kinds of people are concerned: those who use Buyerscope, and those whose business contacts it finds. This page is for both."
      >
        <section>
          <h2>If you use Buyerscope</h2>
          <p>We store what the product needs to work for you:</p>
          <ul>
            <li>Your email address, and a verifier of your password from which it cannot be read.</li>
            <li>
              Your profile and signature, the domains you searched, what was found, what you saved, imported
              and wrote.
            </li>
            <li>
              Your plan, what you used of it, and your invoices. Card numbers stay with our payment provider
              and never reach us.
            </li>
            <li>
              If you connect Gmail: its address, and a token that is encrypted, can send mail and cannot read
              any. Disconnecting revokes it.
            </li>
          </ul>
          <p>
            We store it until you delete it or your account. We do not sell it. The only others who handle it
            are those who run the service for us: our cloud provider, the payment provider, and, where a
            language model writes your templates, its provider.
          </p>
          <p>
            Where a search uses a language model, it gets the domain name and its words, and what home pages
            say about the companies found: name, title, description, headings and what the company does. It
            gets no contacts and nothing about you. For a template it gets what you ask for in the form.
          </p>
        </section>
        <section>
          <h2>If you only look around</h2>
          <p>
            No cookies, no trackers, no fonts or scripts from elsewhere. Your browser stores whether you chose
            light or dark, and whether you are signed in. Access logs hold your network address for up to 90
            days. We store messages from the contact form for 400 days, to answer you and to know what we
            answered before.
          </p>
        </section>
        <section>
          <h2>If we found your business contact</h2>
          <p>
            Buyerscope reads what companies publish about themselves on their own sites: names, titles,
            business addresses and phone numbers, within what the site's robots.txt allows, and each with the
            page it came from. The purpose is to let a seller offer a company a domain name that fits it. We
            store what a site said for a week, then read it again. Owners of sites find out{' '}
            <Link to={paths.bot}>how to keep our robot away</Link>. What a user found or saved stays with that
            user until they delete it.
          </p>
        </section>
        <section id="remove-my-data">
          <h2>Remove my data</h2>
          <p>
            Enter your address to object. We send it a link, so that nobody can object in your name; it works
            for seven days. Once you confirm, your address, and the name, title and number that belong to it,
            are left out of everything that is found, sent and exported from then on. Within about a day they
            are also removed from what all users have stored: found and saved contacts, imports, queued and
            sent emails, and campaigns. We store a keyed hash of the address, from which it cannot be read,
            for as long as the objection stands. If you cannot read mail at that address any more, write to us
            through the <Link to={paths.contact}>contact form</Link>.
          </p>
          <p>
            Anyone who unsubscribes with the link in a seller's email gets no more email from that seller
            through Buyerscope, nor from the same mailbox through another account. This holds even if the
            seller deletes the account and opens another. For this we store only keyed hashes of the
            addresses, for as long as Buyerscope runs. Under such a hash we also store, for a year and beyond
            the end of an account, how much a mailbox has sent, and whether an address or a card has had the
            free trial. The payment provider gives us a code that stands for the card, never its number. That
            way sending limits hold, and each person and each card has one trial.
          </p>
          <RemovalForm />
        </section>
        <section>
          <h2>Export and deletion</h2>
          <p>
            In Settings you can get everything stored under your account as one file. Its download link works
            for fifteen minutes, and the file is deleted after a week. You can also delete the account there:
            a paid plan ends, Gmail is disconnected, and every row and file is erased. Database backups expire
            within 35 days.
          </p>
        </section>
        <section>
          <h2>Your rights</h2>
          <p>
            You may ask what is stored about you, have it corrected, restricted, handed over or erased, object
            to its use, and complain to the data protection authority where you live. The{' '}
            <Link to={paths.contact}>contact form</Link> reaches a person, who replies within 24 hours.
          </p>
        </section>
      </LegalPage>
    </>
  );
}
