import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { maxMessagesPerRequest } from '../../../shared/contract/outreach.ts';
import type { Output } from '../../../shared/contract/route.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import { counted } from '../../../shared/text/counted.ts';
import { hindranceOf } from '../../../shared/text/mail/leaving-mail.ts';
import { shortRefusals } from '../../../shared/text/refusal-words.ts';
import { ApiError, fieldFault } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { type Filling, filledMail, type MailWords, offerTo } from './filled-mail.ts';
import styles from './use-template.module.css';

/** Queues the mails to all leads who may be written to and have none about this domain yet, and says how many. */
export function QueueAll(props: {
  ids: readonly string[];
  filling: Filling;
  sender: UserProfile;
  /** Texts that replace the filled mail, by the id of the saved contact. */
  rewritten: Readonly<Record<string, MailWords>>;
  onQueued: (ids: readonly string[]) => void;
}) {
  const { ids, filling, sender, rewritten, onQueued } = props;
  const [state, setState] = useState<
    'idle' | 'busy' | { queued: number; left: readonly LeftOut[] } | ApiError
  >('idle');
  /** An idempotency key per part, so that a retry queues nobody twice. */
  const [keys] = useState(() => new Map<string, string>());

  const queueAll = async () => {
    setState('busy');
    let queued = 0;
    const left: LeftOut[] = [];
    try {
      for (const { offer, part } of partsOf(ids, filling)) {
        const key = keys.get(part) ?? crypto.randomUUID();
        keys.set(part, key);
        const done = await queuePart(
          part,
          (contact) => ({ ...filledMail(filling, contact), ...rewritten[contact.id] }),
          {
            offer,
            sender,
            idempotencyKey: key,
          },
        );
        queued += done.queued.length;
        left.push(...done.left);
        onQueued(done.queued);
      }
      setState({ queued, left });
    } catch (cause) {
      setState(cause instanceof ApiError ? cause : new ApiError('internal', 'Failed to queue the emails'));
    }
  };
  if (state instanceof ApiError || state === 'idle' || state === 'busy') {
    return (
      <>
        {state instanceof ApiError ? (
          <ErrorBox>{fieldFault(state, 'domain') ?? state.message}</ErrorBox>
        ) : null}
        <div className={styles.all}>
          <Button disabled={state === 'busy'} onClick={() => void queueAll()}>
            <ListPlus size={16} aria-hidden />
            {state === 'busy' ? 'Queuing...' : `Add all ${ids.length} to queue`}
          </Button>
          <span className={styles.text}>Does not count against your plan.</span>
        </div>
      </>
    );
  }
  const { left } = state;
  return (
    <SuccessBox>
      {counted(state.queued, 'email', 'emails')} added to your queue.{' '}
      {left.length > 0
        ? `${counted(left.length, 'lead was', 'leads were')} left out: ${left.map(({ name, reason }) => `${name} (${reason})`).join(', ')}. `
        : ''}
      <Link to={paths.outreach('queue')}>Open outreach</Link>
    </SuccessBox>
  );
}

/** Somebody whose mail was not queued, and why, in a few words. */
interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

type Offer = ReturnType<typeof offerTo>;

/** The leads in parts that are queued at once: one request is about one domain. */
function partsOf(ids: readonly string[], filling: Filling): { offer: Offer; part: string }[] {
  const offers = new Map<string, { offer: Offer; ids: string[] }>();
  for (const id of ids) {
    const offer = offerTo(filling, id);
    const same = offers.get(offer.domain) ?? { offer, ids: [] };
    same.ids.push(id);
    offers.set(offer.domain, same);
  }
  return [...offers.values()].flatMap(({ offer, ids: all }) => {
    const parts: { offer: Offer; part: string }[] = [];
    for (let from = 0; from < all.length; from += maxMessagesPerRequest) {
      parts.push({ offer, part: all.slice(from, from + maxMessagesPerRequest).join(',') });
    }
    return parts;
  });
}

/** Queues the mails to some saved contacts. Returns the ids of those that were queued, and who was left out. */
async function queuePart(
  ids: string,
  mailTo: (contact: SavedContact) => WrittenMail,
  { offer, sender, idempotencyKey }: { offer: Offer; sender: UserProfile; idempotencyKey: string },
): Promise<{ queued: string[]; left: LeftOut[] }> {
  const { saved_contacts: contacts } = await call(contract.saved.contactsByIds, { ids });
  if (contacts.length === 0) return { queued: [], left: [] };
  const contact_ids = contacts.map(({ contact_id }) => contact_id).join(',');
  const domain = offer.domain.trim().toLowerCase();
  const { recipients, not_for_sale } = await call(contract.outreach.recipients, { contact_ids, domain });
  const reasons = new Map(recipients.map((each) => [each.contact_id, whyLeftOut(each)]));
  const chosen = contacts.filter(({ contact_id }) => reasons.get(contact_id) === null);
  const left = contacts.flatMap((contact) => {
    const reason = reasons.get(contact.contact_id);
    return reason === null ? [] : [{ name: nameOf(contact), reason: reason ?? 'no longer there' }];
  });
  if (chosen.length === 0) return { queued: [], left };
  const messages = chosen.map((contact) => {
    const { address, subject, text } = mailTo(contact);
    const recipient = { name: nameOf(contact), email: address };
    const asked = { notForSale: not_for_sale, refusal: null, waitsUntil: null, writtenAbout: null };
    const leaving = { domain, subject, text, sender, recipient, ...asked };
    const hindrance = hindranceOf(leaving);
    if (hindrance !== null) {
      const whose = hindrance.about === 'text' ? ` See the email to ${recipient.name}.` : '';
      throw new ApiError('invalid_input', `${hindrance.reason}${whose}`);
    }
    return { contact_id: contact.contact_id, subject, text };
  });
  await call(contract.outreach.queue, { ...offer, messages }, { idempotencyKey });
  return { queued: chosen.map(({ id }) => id), left };
}

type Recipient = Output<typeof contract.outreach.recipients>['recipients'][number];

/** Why somebody gets no mail, in a few words; null if they get one. */
function whyLeftOut({ email, refusal, approaches }: Recipient): string | null {
  if (email === '') return 'no email address';
  if (refusal !== null) return shortRefusals[refusal];
  const own = approaches.find((each) => each.own);
  return own === undefined ? null : `already emailed about ${own.domain}`;
}

function nameOf({ contact }: SavedContact): string {
  const person = contact.contact_data.external_emails[0];
  return person?.full_name || person?.value || 'a contact';
}
