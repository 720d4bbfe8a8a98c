import { Link } from 'react-router-dom';
import { paths } from '../../browser/paths.ts';
import { LegalPage } from './frame/legal-page.tsx';
import { PageHead } from './frame/page-head.tsx';

/** The terms between the product and its users. */
export default function TermsPage() {
  return (
    <>
      <PageHead page="terms" />
      <LegalPage title="Terms" intro="What you can expect of Buyerscope, and what Buyerscope expects of you.">
        <section>
          <h2>What you get</h2>
          <p>
            Buyerscope looks for companies that may want a domain name, and reads how to reach them from what
            they publish. It says where each fact was seen. It does not promise that a company will buy, that
            everything a site says is true, or that an address nobody has checked will work.
          </p>
        </section>
        <section>
          <h2>Your account</h2>
          <ul>
            <li>It is yours alone. Keep the password to yourself, and tell us if somebody else has it.</li>
            <li>You may delete it at any time, from Settings.</li>
            <li>We may suspend an account that harms others or the service, and say why.</li>
          </ul>
        </section>
        <section>
          <h2>Plans and payments</h2>
          <ul>
            <li>
              Prices and limits are those of the <Link to={paths.pricing}>pricing page</Link>, in US dollars,
              by the month. Usage resets on the first day of each month (UTC), and what you did not use does
              not carry over.
            </li>
            <li>
              Your first paid plan may start with a 14-day trial. Without a card, you are back on the free
              plan when it ends. Each person and each card has one trial a year: if the card you give has had
              one, the trial ends at once, and you are not charged.
            </li>
            <li>A change of plan takes effect at once and is prorated.</li>
            <li>A cancelled plan runs to the end of the month you paid for.</li>
            <li>We refund your first payment if you ask within 30 days.</li>
          </ul>
        </section>
        <section>
          <h2>Writing to people</h2>
          <p>You write in your own name, and answer for it. In particular:</p>
          <ul>
            <li>Keep to the laws on unsolicited mail of your country and of theirs.</li>
            <li>Say who you are and how to reach you, and take no for an answer.</li>
            <li>Do not use what you find here for anything but offering a name to the company it fits.</li>
            <li>Do not offer names that infringe the rights of others.</li>
          </ul>
        </section>
        <section>
          <h2>Your content</h2>
          <p>
            What you write and import stays yours. A template that you make public may be seen, saved and used
            by everyone here, without your name; it can be reported, and hidden if it harms.
          </p>
        </section>
        <section>
          <h2>What we do not promise</h2>
          <p>
            The service is provided as it is. As far as the law allows, our liability is limited to what you
            paid in the previous twelve months. Nothing here limits your legal rights as a consumer.
          </p>
        </section>
        <section>
          <h2>Changes</h2>
          <p>
            If these terms change, we email you thirty days ahead, and you may leave before then. For how we
            handle data, see <Link to={paths.privacy}>Privacy</Link>.
          </p>
        </section>
      </LegalPage>
    </>
  );
}
