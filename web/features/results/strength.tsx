import type { LeadStrength } from '../../../shared/model/leads/session.ts';
import styles from './strength.module.css';

const strengths: Readonly<Record<LeadStrength, { text: string; bars: number }>> = {
  strong: { text: 'Strong match', bars: 3 },
  good: { text: 'Good match', bars: 2 },
  fair: { text: 'Possible match', bars: 1 },
};

/** How strong a lead is, in words and as bars. */
export function Strength(props: { strength: LeadStrength }) {
  const { text, bars } = strengths[props.strength];
  return (
    <span className={styles.strength}>
      <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 5}
            y={12 - bar * 4}
            width="4"
            height={bar * 4}
            rx="1"
            className={bar <= bars ? styles.full : styles.empty}
          />
        ))}
      </svg>
      {text}
    </span>
  );
}
