import { ArrowRight } from 'lucide-react';
import { useContext, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { MissingSignature } from '../profile/signature-form.tsx';
import type { Progress } from '../templates/outreach-actions.tsx';
import styles from './composer.module.css';
import { firstContactId } from './first-contact.ts';
import { Letter } from './letter.tsx';
import { RecipientField } from './recipient-field.tsx';
import { type Addressee, nextAfter, WritingOrder } from './writing-order.tsx';

/**
 * Mails about the domain for which companies were found, to one recipient after another: a text to start with, filled and
 * editable, and every way to send it. It starts with the signature if there is none yet.
 */
export default function Composer(props: { to: Addressee; onClose: () => void }) {
  const { order, onWritten } = useContext(WritingOrder);
  const [to, setTo] = useState(props.to);
  const [progress, setProgress] = useState<Progress>();
  const [hasWritten, setHasWritten] = useState(false);
  const [startWith, setStartWith] = useState<string>();
  const profile = useRead(contract.profile.get, {});
  const next = nextAfter(order, to);
  const write = (addressee: Addressee) => {
    setTo(addressee);
    setProgress(undefined);
  };
  const close = () => {
    // Not before: what is listed anew may not have the button that opened this.
    if (hasWritten) onWritten?.();
    props.onClose();
  };
  return (
    <Dialog
      title={`Write to ${to.name}`}
      onClose={close}
      footer={
        // Whoever writes for the first time is asked for a signature, and for nothing else.
        next === undefined || profile.data?.email_signature === '' ? null : (
          <Button
            key={progress}
            className={styles.next}
            look={progress === 'sent' ? 'primary' : undefined}
            // What was pressed is gone.
            autoFocus={progress === 'sent'}
            onClick={() => write(next)}
          >
            <span>Next: {next.name}</span>
            <ArrowRight size={16} aria-hidden />
          </Button>
        )
      }
    >
      <Correspondence
        key={`${to.leadId} ${to.contactId}`}
        to={to}
        onTo={write}
        startWith={startWith}
        onStartWith={setStartWith}
        progress={progress}
        onProgress={(made) => {
          setProgress(made);
          setHasWritten(true);
        }}
      />
    </Dialog>
  );
}

function Correspondence(props: {
  to: Addressee;
  onTo: (to: Addressee) => void;
  /** The text to start with, if one was chosen for somebody before. */
  startWith: string | undefined;
  onStartWith: (id: string) => void;
  progress: Progress;
  onProgress: (progress: Progress) => void;
}) {
  const { leadId } = props.to;
  const profile = useRead(contract.profile.get, {});
  const lead = useRead(contract.sessions.lead, { leadId });
  const session = useRead(contract.sessions.get, { sessionId: sessionOfLead(leadId) });
  const domain = session.data?.domain;
  const sale = useRead(contract.domains.get, domain ? { domain } : null);
  const error = profile.error ?? lead.error ?? session.error;
  const priceKnown = domain === '' || sale.data !== undefined || sale.error !== undefined;
  if (error && !(profile.data && lead.data && session.data)) {
    return (
      <RetryBox
        message={error.message}
        onRetry={() => {
          for (const read of [profile, lead, session]) void read.refresh();
        }}
      />
    );
  }
  if (!profile.data || !lead.data || domain === undefined || !priceKnown) return <Skeleton lines={8} />;
  const data = lead.data.lead_contacts[0]?.contact_data;
  const chosen = props.to.contactId ?? (data ? firstContactId(leadId, data) : undefined);
  if (!data || chosen === undefined) return <p>No one to write to was found.</p>;
  const person = data.external_emails[placeOfContact(chosen).index];
  if (person === undefined) return <p>This contact is no longer there.</p>;
  if (profile.data.email_signature === '') {
    return <MissingSignature profile={profile.data} onSaved={(saved) => profile.change(() => saved)} />;
  }
  return (
    <Letter
      contactId={chosen}
      lead={lead.data}
      person={person}
      sender={profile.data}
      known={{
        domain,
        price: sale.data?.asking_price ? amountText(sale.data.asking_price, sale.data.currency) : '',
        link: sale.data?.link ?? '',
      }}
      startWith={props.startWith}
      onStartWith={props.onStartWith}
      progress={props.progress}
      onProgress={props.onProgress}
      recipientField={
        <RecipientField
          leadId={leadId}
          data={data}
          chosen={chosen}
          isDisabled={props.progress !== undefined}
          onChoose={(contactId, name) => props.onTo({ leadId, contactId, name })}
        />
      }
    />
  );
}
