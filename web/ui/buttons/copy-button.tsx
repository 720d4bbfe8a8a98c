import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTimer } from '../use-timer.ts';
import styles from './icon-action.module.css';

/** Copies a text and says 'Copied!' for two seconds. `what` names the text for screen readers. */
export function CopyButton(props: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);

  useTimer(copied ? 2000 : null, () => setCopied(false));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(true);
    } catch {
      // The browser may refuse to copy; the text can still be selected.
    }
  };

  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => void copy()}
      aria-label={`Copy ${props.what}`}
      title={`Copy ${props.what}`}
    >
      {copied ? <Check size={16} aria-hidden className={styles.done} /> : <Copy size={16} aria-hidden />}
      <span role="status" className={styles.said}>
        {copied ? 'Copied!' : ''}
      </span>
    </button>
  );
}
