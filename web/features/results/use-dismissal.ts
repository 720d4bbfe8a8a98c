import { contract } from '../../../shared/contract/contract.ts';
import type { DismissalReason } from '../../../shared/model/leads/dismissal.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { GeneratedLead } from '../../../shared/model/leads/session.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';

/** Whether a lead was dismissed for its name and why, and how to change that. Leads of an import cannot be dismissed. */
export function useDismissal(lead: Pick<GeneratedLead, 'id' | 'domain' | 'kind'>) {
  const { id: leadId, domain: company } = lead;
  const canDismiss = lead.kind !== 'import';
  const { data, change } = useRead(
    contract.saved.dismissed,
    canDismiss ? { sessionId: sessionOfLead(leadId) } : null,
  );
  const dismiss = useWrite(contract.saved.dismissLead);
  const restore = useWrite(contract.saved.restoreLead);
  return {
    canDismiss,
    ready: data !== undefined,
    reason: data?.dismissed.find((each) => each.company === company)?.reason,
    error: dismiss.error ?? restore.error,
    dismiss: async (reason: DismissalReason) => {
      if (!(await dismiss.run({ leadId, reason }))) return;
      const at = new Date().toISOString();
      change((now) => ({ dismissed: [...now.dismissed, { company, lead_id: leadId, reason, at }] }));
    },
    restore: async () => {
      if (!(await restore.run({ leadId }))) return;
      change((now) => ({ dismissed: now.dismissed.filter((each) => each.company !== company) }));
    },
  };
}
