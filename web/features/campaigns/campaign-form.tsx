import { contract } from '../../../shared/contract/contract.ts';
import { recipientBasis } from '../../../shared/model/campaign.ts';
import { momentOf } from '../../../shared/text/zoned-time.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { useChoiceDraft, useDraft, useFormDraft } from '../../browser/use-draft.ts';
import { useContactRows } from '../../parts/leads/use-contact-rows.ts';
import mail from '../../parts/outreach/mail.module.css';
import { SelectStep } from '../../parts/templates/select-step.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { basisWords } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { TemplateChoice } from './template-choice.tsx';

/** So many recipients go with one call. */
const perCall = 25;

const empty = {
  name: '',
  template_id: '',
  domain: '',
  price: '',
  basis: '',
  daily_limit: '20',
  quiet_from: '18:00',
  quiet_until: '09:00',
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  start_at: '',
  weekends: '',
};
const texts = ['name', 'domain', 'price'] as const;
const textLabels = { name: 'Name', domain: 'Domain you offer', price: 'Asking price' };

/**
 * A new campaign: what it sends, to whom and when. It is a draft at first. What is typed and chosen outlives an error and
 * an expired sign-in.
 */
export function CampaignForm({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const { fields, change, clear } = useFormDraft('campaign', empty);
  const { chosen, choose } = useChoiceDraft('campaign.recipients');
  // The id of the campaign once it is made: recipients may be left to be added.
  const made = useDraft('campaign.made');
  const statistics = useRead(contract.statistics.savedContacts, {});
  const contacts = useContactRows(statistics.data?.version);
  const create = useWrite(contract.campaigns.create);
  const add = useWrite(contract.campaigns.addRecipients);
  const basis = recipientBasis.safeParse(fields.basis).data ?? null;
  const faultOf = (field: string) => fieldFault(create.error, field);
  const error = create.error ?? add.error;
  const busy = create.busy || add.busy;

  const forget = () => {
    clear();
    choose([]);
    made.clear();
  };
  const close = () => {
    if (made.text === '') return onClose();
    // What is made is looked after where the campaigns are.
    forget();
    onCreated();
  };
  const save = async () => {
    const contact_ids = (contacts.rows ?? [])
      .filter(({ id }) => chosen.includes(id))
      .map(({ contact_id }) => contact_id);
    const { name, template_id, domain, price, daily_limit, quiet_from, quiet_until, time_zone } = fields;
    const schedule_config = {
      // A zone that there is not is refused by the service.
      start_at: momentOf(fields.start_at, time_zone)?.toISOString() ?? null,
      daily_limit: Number(daily_limit),
      quiet_from,
      quiet_until,
      time_zone,
      weekends: fields.weekends !== '',
    };
    const campaign = { name, template_id, domain, price, schedule_config, basis };
    const first = contact_ids.slice(0, perCall);
    const campaignId = made.text || (await create.run({ ...campaign, contact_ids: first }))?.id;
    if (campaignId === undefined) return;
    made.type(campaignId);
    for (let from = perCall; from < contact_ids.length; from += perCall) {
      const more = { campaignId, contact_ids: contact_ids.slice(from, from + perCall), basis };
      if (!(await add.run(more))) return;
    }
    forget();
    const next = fields.start_at === '' ? 'start' : 'schedule';
    announce({ text: `${name} is a draft. Look its recipients over, then ${next} it.` });
    onCreated();
  };

  return (
    <Dialog title="New Campaign" onClose={close}>
      <form
        className={mail.mail}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.fields}>
          {texts.map((field) => (
            <TextField
              key={field}
              label={textLabels[field]}
              autoComplete="off"
              value={fields[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              fault={faultOf(field)}
            />
          ))}
          <TemplateChoice
            label="Template"
            chosen={fields.template_id}
            fault={faultOf('template_id')}
            onChoose={(template_id) => change({ template_id })}
          />
        </div>
        <SelectStep chosen={chosen} onChoose={choose} />
        <SelectField
          label="Why you may write to them"
          hint="Google forbids unsolicited bulk mail. Who has no reason recorded is not written to."
          value={fields.basis}
          onChange={(event) => change({ basis: event.target.value })}
        >
          <option value="">I record it for each of them later</option>
          {recipientBasis.options.map((each) => (
            <option key={each} value={each}>
              {basisWords[each]}
            </option>
          ))}
        </SelectField>
        <div className={styles.fields}>
          <TextField
            label="Emails a day at most"
            type="number"
            min={1}
            max={100}
            value={fields.daily_limit}
            onChange={(event) => change({ daily_limit: event.target.value })}
            fault={faultOf('schedule_config.daily_limit')}
          />
          <TextField
            label="Quiet from"
            type="time"
            value={fields.quiet_from}
            onChange={(event) => change({ quiet_from: event.target.value })}
            fault={faultOf('schedule_config.quiet_from')}
          />
          <TextField
            label="Quiet until"
            type="time"
            value={fields.quiet_until}
            onChange={(event) => change({ quiet_until: event.target.value })}
            fault={faultOf('schedule_config.quiet_until')}
          />
          <TextField
            label="Time zone"
            value={fields.time_zone}
            onChange={(event) => change({ time_zone: event.target.value })}
            fault={faultOf('schedule_config.time_zone')}
          />
          <TextField
            label="Start at"
            type="datetime-local"
            hint={`As clocks in ${fields.time_zone || 'UTC'} show it. Leave it empty to start by hand.`}
            value={fields.start_at}
            onChange={(event) => change({ start_at: event.target.value })}
            fault={faultOf('schedule_config.start_at')}
          />
        </div>
        <label className={mail.check}>
          <input
            type="checkbox"
            checked={fields.weekends !== ''}
            onChange={(event) => change({ weekends: event.target.checked ? 'yes' : '' })}
          />
          Send on weekends as well
        </label>
        {error ? <ErrorBox>{error.message}</ErrorBox> : null}
        <div className={mail.buttons}>
          <Button type="submit" look="primary" disabled={busy || fields.template_id === ''}>
            {busy ? 'Creating...' : 'Create Campaign'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
