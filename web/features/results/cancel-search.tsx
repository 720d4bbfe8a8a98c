import { X } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { useWrite } from '../../api/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** Cancels a running search, after a question that says what stays and what it costs. */
export function CancelSearch(props: { session: LeadSession; onCancelled: (ended: LeadSession) => void }) {
  const { session, onCancelled } = props;
  const [asking, setAsking] = useState(false);
  const cancellation = useWrite(contract.sessions.cancel);
  const cancel = async () => {
    const ended = await cancellation.run({ sessionId: session.id });
    if (ended) onCancelled(ended);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        <X size={16} aria-hidden />
        Cancel search
      </Button>
      {asking ? (
        <ConfirmDialog
          title={`Stop searching for buyers of ${domainInLetters(session.domain)}?`}
          question={
            session.leads_count === 0
              ? 'No company has been found yet, so this search won’t be counted.'
              : `The ${counted(session.leads_count, 'company', 'companies')} found so far will stay here, and the search counts.`
          }
          confirm="Cancel search"
          busyConfirm="Cancelling..."
          busy={cancellation.busy}
          error={cancellation.error?.message}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
