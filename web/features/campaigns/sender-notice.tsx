import { contract } from '../../../shared/contract/contract.ts';
import type { SenderCheck } from '../../../shared/model/outreach/sender-check.ts';
import { useRead } from '../../api/use-read.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './campaigns.module.css';

const googleHelp = {
  spf: 'https://support.google.com/a/answer/33786',
  dkim: 'https://support.google.com/a/answer/174124',
  dmarc: 'https://support.google.com/a/answer/2466580',
} as const;

/** What to do about each rule that the domain of a mailbox does not pass, or that DNS does not settle. */
const advice = {
  spf: {
    passes: null,
    fails: 'SPF does not let Google send for it. Add include:_spf.google.com to its SPF record.',
    missing: 'There is no SPF record. Add v=spf1 include:_spf.google.com ~all.',
    unknown: 'We can’t tell whether SPF lets Google send for it.',
  },
  dkim: {
    found: null,
    missing: 'There is no DKIM key. Turn on DKIM in your Google Admin console.',
    unknown:
      'We found no DKIM key under Google’s usual name. Check in your Google Admin console that DKIM is on.',
  },
  dmarc: {
    reject: null,
    quarantine: null,
    none: null,
    missing: 'There is no DMARC record. Add one at _dmarc: v=DMARC1; p=none is enough to begin with.',
    unknown: 'We can’t read its DMARC record at the moment.',
  },
} as const;

function advicesOf({ spf, dkim, dmarc }: SenderCheck) {
  const all = [
    { of: 'spf', text: advice.spf[spf] },
    { of: 'dkim', text: advice.dkim[dkim] },
    { of: 'dmarc', text: advice.dmarc[dmarc] },
  ] as const;
  return all.filter(({ text }) => text !== null);
}

const summary = {
  held: (domain: string) =>
    `Campaigns from ${domain} cannot start: it asks recipients to refuse mail that neither SPF nor DKIM vouches for.`,
  incomplete: (domain: string) =>
    `${domain} lacks what Google and Yahoo ask of senders. Your emails may end up in spam.`,
  unknown: (domain: string) =>
    `We could not check everything that Google and Yahoo ask of senders for ${domain}.`,
} as const;

/** Says before a campaign starts what recipients' mail services will miss in the domain that it is sent from. */
export function SenderNotice() {
  const { data } = useRead(contract.campaigns.sender, {});
  const sender = data?.sender ?? null;
  if (sender === null || sender.verdict === 'passes') return null;
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return (
    <Notice tone="warning">
      <p>{summary[sender.verdict](domain)}</p>
      <ul className={styles.advice}>
        {advicesOf(sender).map(({ of, text }) => (
          <li key={of}>
            {text} <WebLink url={googleHelp[of]}>{`About ${of.toUpperCase()}`}</WebLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
