import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type CampaignStatus,
  campaignTransitions,
  type EmailCampaign,
  isSending,
} from '../../../shared/model/outreach/campaign.ts';
import { counted } from '../../../shared/text/counted.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { passes, useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import mail from '../../parts/outreach/mail.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { CampaignRecipients } from './campaign-recipients.tsx';
import { recipientWords } from './campaign-words.ts';
import styles from './campaigns.module.css';

const words: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  running: 'Running',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** How often a campaign that is sending is read again. */
const pollMilliseconds = 5000;

/** The label of the button that moves a campaign to a status; null if it has no such button. */
function actOf({ status, schedule_config }: EmailCampaign, next: CampaignStatus): string | null {
  const waits = schedule_config.start_at !== null && Date.parse(schedule_config.start_at) > Date.now();
  if (next === 'scheduled') return waits ? 'Schedule' : null;
  if (next === 'paused') return 'Pause';
  if (next === 'completed') return 'End';
  // A campaign that is started early would do nothing until its start.
  if (next !== 'running' || (waits && status !== 'completed')) return null;
  return status === 'draft' || status === 'scheduled' ? 'Start' : 'Continue';
}

/** When a campaign starts, in its own time zone, or when it sends the next email, in the reader's. */
function whenNext({ status, schedule_config, next_send_at }: EmailCampaign): string {
  const { start_at, time_zone: timeZone } = schedule_config;
  if (start_at !== null && (status === 'draft' || status === 'scheduled')) {
    return ` · Starts at ${dateAndTime(new Date(start_at), { timeZone })} (${timeZone})`;
  }
  return next_send_at === null ? '' : ` · Next email after ${dateAndTime(new Date(next_send_at))}`;
}

/** One campaign: its progress, what happened to its mails, and what the user can do with it. */
export function CampaignCard(props: {
  campaign: EmailCampaign;
  onChange: (campaign: EmailCampaign) => void;
  onGone: () => void;
}) {
  const { onChange, onGone } = props;
  const { id: campaignId, name } = props.campaign;
  const live = useRead(contract.campaigns.get, isSending(props.campaign.status) ? { campaignId } : null, {
    poll: (data) => (data === undefined || isSending(data.status) ? pollMilliseconds : 0),
  });
  const campaign = live.data ?? props.campaign;
  const { status } = campaign;
  const update = useWrite(contract.campaigns.updateStatus);
  const remove = useWrite(contract.campaigns.delete);
  const [open, setOpen] = useState<'recipients' | 'cancel' | 'delete'>();
  const become = async (next: CampaignStatus) => {
    const changed = await update.run({ campaignId, status: next });
    if (!changed) return;
    setOpen(undefined);
    live.change(() => changed);
    onChange(changed);
  };
  const people = Object.entries(recipientWords).flatMap(([each, word]) => {
    const count = Object.entries(campaign.recipients_by_status).find(([of]) => of === each)?.[1] ?? 0;
    return count === 0 ? [] : [`${count} ${word.toLowerCase()}`];
  });
  return (
    <article className={styles.campaign} aria-label={`Campaign ${name}`}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={mail.rule}>
          <DomainName domain={campaign.domain} />
          {campaign.price === '' ? '' : ` · ${campaign.price}`} ·{' '}
          {counted(campaign.total_recipients, 'recipient', 'recipients')}
        </p>
      </div>
      <p className={styles.status} role="status">
        {words[status]}
        {people.length === 0 ? '' : ` · ${people.join(', ')}`}
      </p>
      <p className={mail.rule}>
        {counted(campaign.emails_sent, 'email sent', 'emails sent')} · Opens: Not tracked · Responses:{' '}
        {campaign.response_rate === null ? 'Not tracked' : `${campaign.response_rate}%`}
        {whenNext(campaign)}
      </p>
      {isSending(status) && live.error && passes(live.error) ? (
        <Notice tone="warning" live>
          We can’t reach the server, so this campaign may be out of date. It updates by itself once we can.
        </Notice>
      ) : null}
      {campaign.pause_reason === null ? null : <Notice tone="warning">{campaign.pause_reason}</Notice>}
      {update.error && open !== 'cancel' ? <ErrorBox>{update.error.message}</ErrorBox> : null}
      <div className={mail.buttons}>
        {campaignTransitions[status].map((next) => {
          const act = actOf(campaign, next);
          return act === null ? null : (
            <Button
              key={next}
              look={next === 'completed' ? undefined : 'primary'}
              size="small"
              aria-label={`${act} ${name}`}
              disabled={update.busy}
              onClick={() => void become(next)}
            >
              {act}
            </Button>
          );
        })}
        <Button size="small" aria-label={`Recipients of ${name}`} onClick={() => setOpen('recipients')}>
          Recipients
        </Button>
        {campaignTransitions[status].includes('cancelled') ? (
          <Button size="small" aria-label={`Cancel ${name}`} onClick={() => setOpen('cancel')}>
            Cancel
          </Button>
        ) : null}
        {isSending(status) ? null : (
          <Button size="small" aria-label={`Delete ${name}`} onClick={() => setOpen('delete')}>
            Delete
          </Button>
        )}
      </div>
      {open === 'recipients' ? (
        <CampaignRecipients
          campaign={campaign}
          onClose={() => {
            setOpen(undefined);
            onGone();
          }}
        />
      ) : null}
      {open === 'cancel' ? (
        <ConfirmDialog
          title="Cancel campaign"
          question={`Cancel ${name}? Everyone still waiting gets no email. This action cannot be undone.`}
          confirm="Cancel campaign"
          busyConfirm="Cancelling..."
          busy={update.busy}
          error={update.error?.message}
          onConfirm={() => void become('cancelled')}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'delete' ? (
        <ConfirmDialog
          title="Delete campaign"
          question={`Delete ${name} and everything recorded about its recipients? This action cannot be undone.`}
          confirm="Delete campaign"
          busyConfirm="Deleting..."
          busy={remove.busy}
          error={remove.error?.message}
          onConfirm={async () => {
            if (await remove.run({ campaignId })) onGone();
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </article>
  );
}
