import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { counted } from '../../../shared/text/counted.ts';
import { starters } from '../../../shared/text/mail/starters/starters.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { MailText } from '../outreach/mail-text.tsx';
import { MissingSignature } from '../profile/signature-form.tsx';
import { BulkButton } from '../selection/bulk-button.tsx';
import { useBulk } from '../selection/use-bulk.ts';
import styles from './composer.module.css';
import { OwnTemplateOptions, useOwnTemplates } from './own-templates.tsx';
import { type Correspondent, type PlannedMail, plannedMail, readingCorrespondents } from './planned-mail.ts';
import type { Addressee } from './writing-order.tsx';

/** Queues one text for many: how many mails go and which are held and why, before anything is queued. */
export default function BulkQueue(props: {
  to: readonly Addressee[];
  onClose: () => void;
  onWritten?: (() => void) | undefined;
}) {
  const profile = useRead(contract.profile.get, {});
  const limits = useRead(contract.billing.limits, {});
  const [hasQueued, setHasQueued] = useState(false);
  const error = profile.error ?? limits.error;
  const close = () => {
    if (hasQueued) props.onWritten?.();
    props.onClose();
  };
  return (
    <Dialog title={`Queue ${counted(props.to.length, 'email', 'emails')}`} onClose={close}>
      {!(limits.data ?? plans.free.limits).bulk_email_generation && !limits.loading ? (
        <Notice>
          Your plan writes to one contact at a time. Bulk comes with Pro and Enterprise.{' '}
          <ButtonLink to={paths.manageSubscription}>Upgrade plan</ButtonLink>
        </Notice>
      ) : profile.data && limits.data ? (
        profile.data.email_signature === '' ? (
          <MissingSignature profile={profile.data} onSaved={(saved) => profile.change(() => saved)} />
        ) : (
          <Plan to={props.to} sender={profile.data} onQueued={() => setHasQueued(true)} />
        )
      ) : error ? (
        <RetryBox
          message={error.message}
          onRetry={() => {
            void profile.refresh();
            void limits.refresh();
          }}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

/** Starters are chosen by kind, and filled in the language of each company's site. */
const kinds = starters.filter(({ language }) => language === 'en');

function Plan(props: { to: readonly Addressee[]; sender: UserProfile; onQueued: () => void }) {
  const { to, sender } = props;
  const [textId, setTextId] = useState(kinds[0]?.id ?? '');
  const [queued, setQueued] = useState<ReadonlySet<string>>(new Set());
  const templates = useOwnTemplates();
  const content = templates.find(({ id }) => id === textId)?.content;
  const { read, reading, unread } = useCorrespondents(to);
  const planned = useMemo(
    () => [...read.values()].map((each) => plannedMail(each, { textId, content, sender })),
    [read, textId, content, sender],
  );
  const keys = useRef(new Map<string, string>());
  const open = planned.filter(({ id }) => !queued.has(id));
  const ready = open.filter(({ hindrance }) => hindrance === null);
  const held = [
    ...open.flatMap(({ id, name, hindrance }) =>
      hindrance === null ? [] : [{ id, name, reason: hindrance }],
    ),
    ...unread,
  ];
  const waiting = ready.filter(({ waitsUntil }) => waitsUntil !== null);
  const queue = ({ id, mail, offer }: PlannedMail) => {
    // The same mail again is queued once.
    const key = `${id} ${mail.subject} ${mail.text}`;
    const idempotencyKey = keys.current.get(key) ?? crypto.randomUUID();
    keys.current.set(key, idempotencyKey);
    const { subject, text } = mail;
    return call(
      contract.outreach.queue,
      { ...offer, messages: [{ contact_id: id, subject, text }] },
      { idempotencyKey },
    );
  };
  if (reading) return <p role="status">Reading contacts: {reading}</p>;
  const [first] = ready;
  return (
    <div className={styles.plan}>
      <SelectField label="Text" value={textId} onChange={({ target }) => setTextId(target.value)}>
        <optgroup label="In the language of each site">
          {kinds.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
        <OwnTemplateOptions templates={templates} />
      </SelectField>
      <p role="status">
        {counted(ready.length, 'email', 'emails')} can be queued
        {held.length > 0 ? `, ${held.length} cannot` : ''}
        {queued.size > 0 ? `, ${queued.size} queued` : ''}.
        {waiting.length > 0
          ? ` ${waiting.length} of them ${waiting.length === 1 ? 'waits' : 'wait'} in the queue: two people at their company got a first email within the last week.`
          : ''}
      </p>
      {held.length > 0 ? (
        <ul className={styles.held} aria-label="Cannot be queued">
          {held.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>{name}</strong>: {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {first ? (
        <details>
          <summary>Read the first one, to {first.name}</summary>
          <MailText mail={first.mail} />
        </details>
      ) : null}
      {ready.length === 0 && queued.size > 0 ? null : (
        <div className={styles.queue}>
          <BulkButton
            verb="Queue"
            primary
            past="queued"
            words={['email', 'emails']}
            items={ready}
            act={queue}
            onDone={(done) => {
              setQueued((before) => new Set([...before, ...done.map(({ id }) => id)]));
              if (done.length > 0) props.onQueued();
            }}
          />
          <span>Does not count against your plan.</span>
        </div>
      )}
      {queued.size > 0 ? (
        <ButtonLink to={paths.outreach('queue')} primary={ready.length === 0}>
          Open outreach
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Reads whom to write to, a few at a time. `reading` says how far it is; null once it has ended. */
function useCorrespondents(to: readonly Addressee[]) {
  const [read, setRead] = useState<ReadonlyMap<string, Correspondent>>(new Map());
  const found = useRef(new Map<string, Correspondent>());
  const [readOne] = useState(readingCorrespondents);
  const items = useMemo(() => to.map((each) => ({ ...each, id: each.contactId ?? each.leadId })), [to]);
  const { progress, run } = useBulk(async (item: (typeof items)[number]) => {
    found.current.set(item.id, await readOne(item));
  });
  const readAll = useEffectEvent(async () => {
    await run(items);
    const inOrder = items.flatMap(({ id }) => found.current.get(id) ?? []);
    // Two companies of a list may be the same one.
    setRead(new Map(inOrder.map((each) => [each.contactId, each])));
  });
  useEffect(() => {
    void readAll();
  }, []);
  const isReading = progress === undefined || progress.running;
  const failed = progress?.failed ?? [];
  return {
    read,
    reading: isReading ? `${(progress?.done.length ?? 0) + failed.length} of ${items.length}` : null,
    unread: failed.map(({ item, reason }) => ({ id: item.id, name: item.name, reason })),
  };
}
