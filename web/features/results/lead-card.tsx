import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { LeadContact, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { Caution } from '../../parts/leads/caution.tsx';
import { CompanyDialog } from '../../parts/leads/company-dialog.tsx';
import { contactsSummary } from '../../parts/leads/contacts-summary.ts';
import { useCompanyHeart } from '../../parts/leads/use-heart.ts';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { HeartButton } from '../../ui/buttons/heart-button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ContactsPanel } from './company/contacts-panel.tsx';
import { EvidenceList } from './company/evidence-list.tsx';
import { CompanyName } from './company-name.tsx';
import styles from './lead-card.module.css';
import { DismissedCompany, NotRelevant } from './not-relevant.tsx';
import { Strength } from './strength.tsx';
import { useDismissal } from './use-dismissal.ts';
import { Nobody, WriteTo, WriteToSkeleton } from './write-to.tsx';

/** One company: what it is, why it may want the name, and its contacts. */
export function LeadCard(props: {
  lead: LeadWithContacts;
  index: number;
  processing: boolean;
  selected: boolean;
  onSelect: (id: string) => void;
  /** The level of its heading. */
  level: 2 | 3;
}) {
  const { lead } = props;
  const Heading = `h${props.level}` as const;
  const [dialogOpen, setDialogOpen] = useState(false);
  const heart = useCompanyHeart(lead);
  const record = lead.lead_contacts[0];
  const dismissal = useDismissal(lead);
  if (dismissal.reason !== undefined) {
    return (
      <li className={styles.card}>
        <DismissedCompany company={lead.name} reason={dismissal.reason} dismissal={dismissal} />
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <div className={styles.main}>
        <span className={styles.choice}>
          <span className={styles.index} aria-hidden>
            {props.index}
          </span>
          {props.processing ? null : (
            <SelectionBox
              name={lead.name}
              checked={props.selected}
              onToggle={() => props.onSelect(lead.id)}
            />
          )}
        </span>
        <div className={styles.about}>
          <div className={styles.title}>
            <Heading>
              <CompanyName lead={lead} heart={heart} onOpen={() => setDialogOpen(true)} />
            </Heading>
            {lead.domain ? <SiteLink domain={lead.domain} className={styles.domain} /> : null}
            {lead.industry ? <span className={styles.industry}>{lead.industry}</span> : null}
            {lead.strength === undefined ? null : <Strength strength={lead.strength} />}
          </div>
          <p className={styles.reason}>{lead.relevance_reason}</p>
          {lead.reasons === undefined || lead.reasons.length === 0 ? null : (
            <ul className={styles.reasons}>
              {lead.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {lead.caution === undefined ? null : <Caution caution={lead.caution} />}
          <div className={styles.judging}>
            <EvidenceList evidence={lead.evidence} />
            <NotRelevant company={lead.name} dismissal={dismissal} />
          </div>
        </div>
        <div className={styles.heart}>
          <HeartButton heart={heart} what={lead.name} />
        </div>
      </div>
      <Contacts record={record} processing={props.processing} company={lead.name} />
      {dialogOpen ? <CompanyDialog lead={lead} record={record} onClose={() => setDialogOpen(false)} /> : null}
    </li>
  );
}

function Contacts(props: { record: LeadContact | undefined; processing: boolean; company: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { record } = props;
  if (!record) {
    return props.processing ? (
      <>
        <WriteToSkeleton />
        <div className={styles.bar}>
          <span className={styles.reading}>Reading the company's site…</span>
          <span className={styles.pulse} aria-hidden />
        </div>
      </>
    ) : (
      <>
        <Nobody />
        <div className={styles.bar}>No contact data available</div>
      </>
    );
  }
  if (!record.error && !record.contact_data) {
    return (
      <>
        <Nobody />
        <div className={styles.bar}>No contact data available</div>
      </>
    );
  }
  return (
    <>
      {open ? null : record.contact_data ? (
        <WriteTo leadId={record.lead_id} data={record.contact_data} company={props.company} />
      ) : (
        <Nobody />
      )}
      <button
        type="button"
        className={`${styles.bar} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`Contacts of ${props.company}: ${contactsSummary(record).join(' · ')}`}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.barTitle}>Contacts</span>
        <span className={styles.summary}>
          {contactsSummary(record).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <ChevronDown size={18} aria-hidden className={open ? styles.open : ''} />
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open ? <ContactsPanel record={record} /> : null}
      </div>
    </>
  );
}

/** A placeholder for a company that is loading. */
export function LeadCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.main}>
        <span className={styles.index} />
        <div className={styles.about}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={styles.pulse} />
      </div>
    </div>
  );
}
