import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { DomainCompany } from '../../../shared/model/leads/searched-domain.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { CompanyDialog } from '../../parts/leads/company-dialog.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import styles from './domains.module.css';

/** The companies found by all searches for a domain, each once. */
export function DomainCompanies(props: { domain: string }) {
  const { domain } = props;
  const list = usePages(contract.statistics.domainCompanies, (cursor) => ({ domain, cursor }));
  const [shown, setShown] = useState<DomainCompany>();
  const companies = list.pages?.flatMap((page) => page.companies);
  if (!companies) {
    return list.error ? (
      <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
    ) : (
      <Skeleton lines={4} />
    );
  }
  if (companies.length === 0) return <p className={styles.none}>No companies were found for this name.</p>;
  return (
    <>
      <ul className={styles.tiles} aria-label={`Companies for ${domain}`}>
        {companies.map((company) => (
          <li key={company.lead_id} className={styles.tile}>
            <h2>
              <button type="button" className={styles.company} onClick={() => setShown(company)}>
                {company.name}
              </button>
            </h2>
            <p className={styles.about}>
              {[company.domain, company.industry].filter((text) => text !== '').join(' · ')}
            </p>
            <p className={styles.reason}>{company.relevance_reason}</p>
            <span className={`${styles.contacts} ${company.has_contacts ? styles.available : ''}`}>
              {company.has_contacts ? 'Contacts available' : 'No contacts'}
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {shown ? <FoundCompanyDialog company={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

function FoundCompanyDialog(props: { company: DomainCompany; onClose: () => void }) {
  const { company, onClose } = props;
  const { data: lead, error, refresh } = useRead(contract.sessions.lead, { leadId: company.lead_id });
  if (lead) return <CompanyDialog lead={lead} record={lead.lead_contacts[0]} onClose={onClose} />;
  return (
    <Dialog title={company.name} onClose={onClose}>
      {error ? <RetryBox message={error.message} onRetry={() => void refresh()} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
