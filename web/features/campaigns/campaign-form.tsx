import { maxRecipientsPerRequest } from '../../../shared/contract/campaigns.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { recipientBasis, scheduleConfig } from '../../../shared/model/outreach/campaign.ts';
import { momentOf } from '../../../shared/text/zoned-time.ts';
import { rangeOf, schemaAt } from '../../api/limits.ts';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { useChoiceDraft, useDraft, useFormDraft } from '../../browser/use-draft.ts';
import { useContactRows } from '../../parts/leads/use-contact-rows.ts';
import mail from '../../parts/outreach/mail.module.css';
import { SelectStep } from '../../parts/templates/select-step.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { basisWords } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { TemplateChoice } from './template-choice.tsx';

const usualSchedule = scheduleConfig.parse({});
const empty = {
  name: '',
  template_id: '',
  domain: '',
  price: '',
  basis: '',
  'schedule_config.daily_limit': String(usualSchedule.daily_limit),
  'schedule_config.quiet_from': usualSchedule.quiet_from,
  'schedule_config.quiet_until': usualSchedule.quiet_until,
  'schedule_config.time_zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  'schedule_config.start_at': '',
  'schedule_config.weekends': usualSchedule.weekends,
};
const texts = ['name', 'domain', 'price'] as const;
const textLabels = { name: 'Name', domain: 'Domain you offer', price: 'Asking price' };

/**
 * A new campaign: what it sends, to whom and when. It starts as a draft. What is typed and chosen survives an error and
 * an expired sign-in.
 */
export function CampaignForm({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const form = useForm(contract.campaigns.create, useFormDraft('campaign', empty));
  const { values: fields, change, clear } = form;
  const { chosen, choose } = useChoiceDraft('campaign.recipients');
  // The id of the campaign once it is created; recipients may still have to be added.
  const made = useDraft('campaign.made');
  const statistics = useRead(contract.statistics.savedContacts, {});
  const contacts = useContactRows(statistics.data?.version);
  const add = useWrite(contract.campaigns.addRecipients);
  const basis = recipientBasis.safeParse(fields.basis).data ?? null;
  const busy = form.busy || add.busy;

  const forget = () => {
    clear();
    choose([]);
    made.clear();
  };
  const close = () => {
    if (made.text === '') return onClose();
    // A campaign that was created is in the list of campaigns.
    forget();
    onCreated();
  };
  const save = async () => {
    const contact_ids = (contacts.rows ?? [])
      .filter(({ id }) => chosen.includes(id))
      .map(({ contact_id }) => contact_id);
    const { name, template_id, domain, price } = fields;
    const time_zone = fields['schedule_config.time_zone'];
    const schedule_config = {
      // The service refuses an unknown time zone.
      start_at: momentOf(fields['schedule_config.start_at'], time_zone)?.toISOString() ?? null,
      daily_limit: Number(fields['schedule_config.daily_limit']),
      quiet_from: fields['schedule_config.quiet_from'],
      quiet_until: fields['schedule_config.quiet_until'],
      time_zone,
      weekends: fields['schedule_config.weekends'],
    };
    const campaign = { name, template_id, domain, price, schedule_config, basis };
    const first = contact_ids.slice(0, maxRecipientsPerRequest);
    const campaignId = made.text || (await form.send({ ...campaign, contact_ids: first }))?.id;
    if (campaignId === undefined) return;
    made.type(campaignId);
    for (let from = maxRecipientsPerRequest; from < contact_ids.length; from += maxRecipientsPerRequest) {
      const more = {
        campaignId,
        contact_ids: contact_ids.slice(from, from + maxRecipientsPerRequest),
        basis,
      };
      if (!(await add.run(more))) return;
    }
    forget();
    const next = fields['schedule_config.start_at'] === '' ? 'start' : 'schedule';
    announce({ text: `${name} is a draft. Review its recipients, then ${next} it.` });
    onCreated();
  };

  const lines = texts.map((field) => ({ label: textLabels[field], ...form.text(field) }));
  const schedule = {
    limit: form.text('schedule_config.daily_limit'),
    from: form.text('schedule_config.quiet_from'),
    until: form.text('schedule_config.quiet_until'),
    zone: form.text('schedule_config.time_zone'),
    start: form.text('schedule_config.start_at'),
  };
  const template = form.faultOf('template_id');
  const error = form.error ?? add.error;
  return (
    <Dialog title="New Campaign" onClose={close}>
      <Form
        busy={busy}
        button="Create Campaign"
        busyButton="Creating..."
        disabled={fields.template_id === ''}
        onSubmit={save}
      >
        <div className={styles.fields}>
          {lines.map((line) => (
            <TextField key={line.name} autoComplete="off" {...line} />
          ))}
          <TemplateChoice
            label="Template"
            chosen={fields.template_id}
            fault={template}
            onChoose={(template_id) => change({ template_id })}
          />
        </div>
        <SelectStep chosen={chosen} onChoose={choose} />
        <SelectField
          label="Why you may write to them"
          hint="Google forbids unsolicited bulk mail. Anyone without a recorded reason is not emailed."
          value={fields.basis}
          onChange={(event) => change({ basis: event.target.value })}
        >
          <option value="">I’ll record it for each person later</option>
          {recipientBasis.options.map((each) => (
            <option key={each} value={each}>
              {basisWords[each]}
            </option>
          ))}
        </SelectField>
        <div className={styles.fields}>
          <TextField
            label="Maximum emails per day"
            type="number"
            {...rangeOf(schemaAt(contract.campaigns.create.body, 'schedule_config.daily_limit'))}
            {...schedule.limit}
          />
          <TextField label="Quiet from" type="time" {...schedule.from} />
          <TextField label="Quiet until" type="time" {...schedule.until} />
          <TextField label="Time zone" {...schedule.zone} />
          <TextField
            label="Start at"
            type="datetime-local"
            hint={`In ${schedule.zone.value || 'UTC'} time. Leave it empty to start by hand.`}
            {...schedule.start}
          />
        </div>
        <label className={mail.check}>
          <input
            type="checkbox"
            checked={fields['schedule_config.weekends']}
            onChange={(event) => change({ 'schedule_config.weekends': event.target.checked })}
          />
          Send on weekends as well
        </label>
        <p className={mail.rule}>
          Its emails do not count against your plan, however many people it writes to.
        </p>
        {error ? <ErrorBox>{error.message}</ErrorBox> : null}
      </Form>
    </Dialog>
  );
}
