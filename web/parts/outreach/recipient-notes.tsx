import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';
import type { Approach, Recipient } from '../../../shared/model/outreach/outreach.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './mail.module.css';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Who was written to before, at the same address or company. */
export function EarlierMails({ approaches }: { approaches: readonly Approach[] }) {
  return onceEach(approaches).map((before) => (
    <Notice key={before.message_id}>
      {before.company || 'This address'} {before.sent ? 'was written to' : 'is in your queue'} about{' '}
      {domainInLetters(before.domain)}{' '}
      {before.sent ? relativeTime(new Date(before.at), new Date()).replace('Just', 'just') : 'already'}.
    </Notice>
  ));
}

/** What the law of a recipient's country requires. */
export function CountryRule({ recipient }: { recipient: Pick<Recipient, 'country' | 'published'> }) {
  const { rule, law, url, note } = ruleFor(recipient.country, recipient.published);
  const where = recipient.country === null ? 'Country unknown' : countries.of(recipient.country);
  return (
    <>
      {rule === 'consent' ? (
        <Notice tone="warning">
          <strong>{where}: consent needed.</strong> {note}
        </Notice>
      ) : null}
      <p className={styles.rule}>
        {rule === 'consent' ? null : (
          <>
            {where}: {note}{' '}
          </>
        )}
        {law !== null && url !== null ? <WebLink url={url}>{law}</WebLink> : null} This is not legal advice.
      </p>
    </>
  );
}

/** Lists several people of a company who were approached about the same domain only once. */
function onceEach(approaches: readonly Approach[]): Approach[] {
  const kinds = approaches.map((each) => [`${each.company} ${each.domain} ${each.sent}`, each] as const);
  return [...new Map(kinds.toReversed()).values()].toReversed();
}
