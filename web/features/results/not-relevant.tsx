import { ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import { type DismissalReason, dismissalReason } from '../../../shared/model/leads/dismissal.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './lead-card.module.css';
import type { useDismissal } from './use-dismissal.ts';

const words: Readonly<Record<DismissalReason, string>> = {
  wrong_company: 'Not the company described here',
  wrong_business: 'In another line of business',
  too_small: 'Too small',
  too_large: 'Too large',
  has_better_name: 'Already has a name as good',
  not_reachable: 'Cannot be reached',
  other: 'Another reason',
};

/** Dismisses a company: asks for the reason, and does not propose it again for this name. */
export function NotRelevant(props: { company: string; dismissal: ReturnType<typeof useDismissal> }) {
  const { company, dismissal } = props;
  const [asking, setAsking] = useState(false);
  if (!dismissal.canDismiss) return null;
  return (
    <div className={styles.dismissal}>
      {dismissal.error ? <ErrorBox>{dismissal.error.message}</ErrorBox> : null}
      {asking ? (
        <SelectField
          label={`Why is ${company} not relevant?`}
          size="small"
          value=""
          onChange={({ target }) => {
            const { data: reason } = dismissalReason.safeParse(target.value);
            if (reason !== undefined) void dismissal.dismiss(reason);
          }}
        >
          <option value="">Choose a reason</option>
          {dismissalReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {words[reason]}
            </option>
          ))}
        </SelectField>
      ) : (
        <Button
          size="small"
          look="link"
          aria-label={`${company} is not relevant`}
          // It has its place from the start, so that nothing moves when the answer comes.
          disabled={!dismissal.ready}
          onClick={() => setAsking(true)}
        >
          <ThumbsDown size={14} aria-hidden />
          Not relevant
        </Button>
      )}
    </div>
  );
}

/** A dismissed company in one line, which can be restored. */
export function DismissedCompany(props: {
  company: string;
  reason: DismissalReason;
  dismissal: ReturnType<typeof useDismissal>;
}) {
  const { company, reason, dismissal } = props;
  return (
    <div className={styles.dismissed}>
      {dismissal.error ? <ErrorBox>{dismissal.error.message}</ErrorBox> : null}
      <span>
        <strong>{company}</strong> is not relevant: {words[reason].toLowerCase()}. It won’t be proposed again
        for this name.
      </span>
      <Button size="small" aria-label={`Restore ${company}`} onClick={() => void dismissal.restore()}>
        Undo
      </Button>
    </div>
  );
}
