import { useState } from 'react';
import { maxRecipientsPerRequest } from '../../../shared/contract/campaigns.ts';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type CampaignRecipient,
  type EmailCampaign,
  maxMailsPerRecipient,
  type RecipientBasis,
  type RecipientStatus,
  recipientBasis,
  recipientMarks,
} from '../../../shared/model/outreach/campaign.ts';
import { removedAtTheirWish } from '../../../shared/text/refusal-words.ts';
import { usePages } from '../../api/use-pages.ts';
import { useWrite } from '../../api/use-write.ts';
import mail from '../../parts/outreach/mail.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { basisWords, recipientWords } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { TemplateChoice } from './template-choice.tsx';

/** The labels of the buttons that mark a recipient. */
const marks: Readonly<Partial<Record<RecipientStatus, string>>> = {
  sent: 'It was sent',
  pending: 'Send again',
  replied: 'Replied',
  no_reply: 'No reply',
  bounced: 'Bounced',
};

function mayFollowUp({ status, step }: CampaignRecipient): boolean {
  return status === 'no_reply' && step + 1 < maxMailsPerRecipient;
}

/** The recipients of a campaign: their status, what the user recorded about them, and follow-ups. */
export function CampaignRecipients({ campaign, onClose }: { campaign: EmailCampaign; onClose: () => void }) {
  const { id: campaignId, name } = campaign;
  const list = usePages(contract.campaigns.recipients, (cursor) => ({ campaignId, cursor }));
  const release = useWrite(contract.campaigns.releaseFollowUp);
  const [templateId, setTemplateId] = useState('');
  const recipients = list.pages?.flatMap((page) => page.recipients);
  const silent = recipients?.filter(mayFollowUp) ?? [];
  const next = silent.slice(0, maxRecipientsPerRequest);
  const show = (changed: readonly CampaignRecipient[]) =>
    list.change((page) => ({
      ...page,
      recipients: page.recipients.map((each) => changed.find(({ id }) => id === each.id) ?? each),
    }));
  const followUp = async () => {
    const recipient_ids = next.map(({ id }) => id);
    const released = await release.run({ campaignId, template_id: templateId, recipient_ids });
    if (released) show(released.recipients);
  };
  return (
    <Dialog title={`Recipients of ${name}`} onClose={onClose}>
      {!recipients && list.error ? (
        <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
      ) : null}
      {!recipients && !list.error ? <Skeleton lines={6} /> : null}
      {silent.length > 0 ? (
        <form
          className={mail.mail}
          onSubmit={(event) => {
            event.preventDefault();
            void followUp();
          }}
        >
          <p className={mail.rule}>
            People who haven’t replied can get up to two follow-ups. These go out while the campaign is
            running.
          </p>
          <TemplateChoice label="Follow-up template" chosen={templateId} onChoose={setTemplateId} />
          {release.error ? <ErrorBox>{release.error.message}</ErrorBox> : null}
          <div className={mail.buttons}>
            <Button type="submit" look="primary" disabled={templateId === '' || release.busy}>
              {release.busy ? 'Releasing...' : `Release follow-up to ${next.length}`}
            </Button>
          </div>
        </form>
      ) : null}
      {recipients?.length === 0 ? <p className={mail.rule}>Nobody yet.</p> : null}
      <ul className={styles.people} aria-label="Recipients">
        {recipients?.map((recipient) => (
          <li key={recipient.id}>
            <Recipient recipient={recipient} onChange={(changed) => show([changed])} />
          </li>
        ))}
      </ul>
      {recipients ? <MoreButton list={list} /> : null}
    </Dialog>
  );
}

function Recipient(props: {
  recipient: CampaignRecipient;
  onChange: (recipient: CampaignRecipient) => void;
}) {
  const { recipient, onChange } = props;
  const { id: recipientId, status, step, held, error_message: problem } = recipient;
  const name = recipient.name || recipient.email || removedAtTheirWish;
  const isRemoved = recipient.email === '';
  const asksAgain =
    !isRemoved &&
    status === 'pending' &&
    step === 0 &&
    recipient.approached_at !== null &&
    !recipient.write_again;
  const write = useWrite(contract.campaigns.changeRecipient);
  const [asking, setAsking] = useState(false);
  const change = async (changes: {
    status?: RecipientStatus;
    basis?: RecipientBasis;
    write_again?: true;
  }) => {
    const changed = await write.run({ recipientId, ...changes });
    if (!changed) return;
    setAsking(false);
    onChange(changed);
  };
  return (
    <article className={styles.person} aria-label={name}>
      <p>
        <strong>{name}</strong>
        {recipient.company ? `, ${recipient.company}` : ''}
      </p>
      <p className={mail.rule}>
        {isRemoved ? '' : `${recipient.email} · `}
        {recipientWords[status]}
        {step > 0 ? ` · Follow-up ${step} of ${maxMailsPerRecipient - 1}` : ''}
        {recipient.basis === null ? '' : ` · ${basisWords[recipient.basis]}`}
      </p>
      {status === 'pending' && held !== null ? <p className={mail.rule}>{held}</p> : null}
      {asksAgain ? (
        <div className={mail.buttons}>
          <Button
            size="small"
            aria-label={`Write anyway: ${name}`}
            disabled={write.busy}
            onClick={() => void change({ write_again: true })}
          >
            Write anyway
          </Button>
        </div>
      ) : null}
      {status === 'pending' && held !== null && !asksAgain && !isRemoved ? (
        <SelectField
          label={`Why you may write to ${name}`}
          size="small"
          value={recipient.basis ?? ''}
          isDisabled={write.busy}
          onChange={(event) => {
            const basis = recipientBasis.safeParse(event.target.value).data;
            if (basis !== undefined) void change({ basis });
          }}
        >
          <option value="">Choose</option>
          {recipientBasis.options.map((basis) => (
            <option key={basis} value={basis}>
              {basisWords[basis]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {problem === null ? null : <p className={mail.rule}>{problem}</p>}
      {write.error && !asking ? <ErrorBox>{write.error.message}</ErrorBox> : null}
      {isRemoved || recipientMarks[status].length === 0 ? null : (
        <div className={mail.buttons}>
          {recipientMarks[status].map((mark) => (
            <Button
              key={mark}
              size="small"
              aria-label={`${marks[mark]}: ${name}`}
              disabled={write.busy}
              onClick={() => (mark === 'bounced' ? setAsking(true) : void change({ status: mark }))}
            >
              {marks[mark]}
            </Button>
          ))}
        </div>
      )}
      {asking ? (
        <ConfirmDialog
          title="Email bounced"
          question={`Nobody can write to ${recipient.email} from your account again. This action cannot be undone.`}
          confirm="Mark as bounced"
          busyConfirm="Saving..."
          busy={write.busy}
          error={write.error?.message}
          onConfirm={() => void change({ status: 'bounced' })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </article>
  );
}
