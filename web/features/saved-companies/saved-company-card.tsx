import { contract } from '../../../shared/contract/contract.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { useWrite } from '../../api/use-write.ts';
import { useQueryValue } from '../../browser/use-query-value.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { CompanyDialog } from '../../parts/leads/company-dialog.tsx';
import { contactsSummary } from '../../parts/leads/contacts-summary.ts';
import { reachable } from '../../parts/leads/reachable.ts';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { HeartButton } from '../../ui/buttons/heart-button.tsx';
import { Notes } from '../../ui/fields/notes.tsx';
import styles from '../../ui/lists/card-list.module.css';
import { SiteLink } from '../../ui/site-link.tsx';

/** One saved company: why it was found, notes, and a heart that removes it. */
export function SavedCompanyCard(props: {
  company: SavedCompany;
  selected: boolean;
  onSelect: () => void;
  onRemove: () => void;
  onChange: (changed: SavedCompany) => void;
}) {
  const { company } = props;
  const { lead } = company;
  const record = lead.lead_contacts[0];
  const [shown, show] = useQueryValue('company');
  const changeNotes = useWrite(contract.saved.changeCompanyNotes);
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <SelectionBox name={lead.name} checked={props.selected} onToggle={props.onSelect} />
        <div className={styles.heading}>
          <h2>
            <button type="button" className={styles.name} onClick={() => show(company.lead_id)}>
              {lead.name}
            </button>
          </h2>
          {lead.domain ? <SiteLink domain={lead.domain} className={styles.link} /> : null}
        </div>
        <HeartButton heart={{ ready: true, saved: true, toggle: props.onRemove }} what={lead.name} />
      </div>
      <p className={styles.text}>{lead.relevance_reason}</p>
      <Notes
        of={lead.name}
        draft={company.id}
        notes={company.notes}
        busy={changeNotes.busy}
        fault={changeNotes.error?.message}
        onSave={async (notes) => {
          const changed = await changeNotes.run({
            leadId: company.lead_id,
            notes,
            updated_at: company.updated_at,
          });
          if (changed) props.onChange(changed);
          return changed !== undefined;
        }}
      />
      <div className={styles.foot}>
        <div className={styles.tags}>
          {lead.industry ? <span className={styles.tag}>{lead.industry}</span> : null}
          {record ? <span className={styles.tag}>{contactsSummary(record)[0]}</span> : null}
          {company.for_domain ? (
            <span className={styles.tag}>for {domainInLetters(company.for_domain)}</span>
          ) : null}
        </div>
        {record?.contact_data && reachable(company.lead_id, record.contact_data).length > 0 ? (
          <WriteButton leadId={company.lead_id} name={lead.name} />
        ) : null}
        <span>
          Saved <time dateTime={company.saved_at}>{shortDate(new Date(company.saved_at))}</time>
        </span>
      </div>
      {shown === company.lead_id ? (
        <CompanyDialog lead={lead} record={record} onClose={() => show(undefined)} />
      ) : null}
    </li>
  );
}
