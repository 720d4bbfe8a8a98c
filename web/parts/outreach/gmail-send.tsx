import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';
import {
  type OutreachBasis,
  outreachBasis,
  type Recipient,
} from '../../../shared/model/outreach/outreach.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import styles from './mail.module.css';

const words: Readonly<Record<OutreachBasis, string>> = {
  consent: 'They agreed to get emails from me',
  existing_relationship: 'They are my customer',
  checked: 'I have checked that I may write to them',
};

/**
 * Sends one mail through the connected Gmail account, if there is one. If the law requires a reason, it asks for one
 * first and passes it to `onSend`.
 */
export function GmailSend(props: {
  recipient: Pick<Recipient, 'country' | 'published'>;
  busy: boolean;
  disabled: boolean;
  onSend: (basis: OutreachBasis | null) => void;
}) {
  const { recipient, busy } = props;
  const account = useRead(contract.mail.integration, {});
  const [basis, setBasis] = useState<OutreachBasis | null>(null);
  if (account.data === undefined) return null;
  if (account.data?.status !== 'connected') {
    return (
      <p className={styles.from}>
        <Link to={paths.settings}>Connect your Gmail account</Link> to send from here.
      </p>
    );
  }
  const { rule } = ruleFor(recipient.country, recipient.published);
  const choices = outreachBasis.options.filter((each) => rule === 'ask' || each !== 'checked');
  return (
    <>
      {rule === 'may' ? null : (
        <SelectField
          label="Why you may write to this person"
          labelHidden
          size="small"
          className={styles.basis}
          value={basis ?? ''}
          onChange={(event) => setBasis(choices.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">Why may you write to this person?</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        size="small"
        look="primary"
        disabled={busy || props.disabled || (rule !== 'may' && basis === null)}
        onClick={() => props.onSend(basis)}
      >
        <Send size={16} aria-hidden />
        {busy ? 'Sending...' : 'Send through Gmail'}
      </Button>
    </>
  );
}
