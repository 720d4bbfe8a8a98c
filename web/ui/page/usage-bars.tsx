import { plans, usageResetsAt } from '../../../shared/model/account/plans.ts';
import type { SubscriptionLimits, UsageRecord } from '../../../shared/model/account/subscription.ts';
import styles from './usage-bars.module.css';

const number = new Intl.NumberFormat('en-US');
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** When the month's usage starts again, as 'Resets 1 Dec (UTC)'. */
export function resetsText(now: Date): string {
  return `Resets ${dayAndMonth.format(usageResetsAt(now))} (UTC)`;
}

/** How much of the month's limits is used: red from 90 %, amber from 75 %, otherwise green; capped at 100 %. */
export function UsageBars(props: { limits: SubscriptionLimits; usage: UsageRecord }) {
  const { limits, usage } = props;
  return (
    <div className={styles.bars}>
      <Bar label="Lead Searches" used={usage.lead_searches_used} limit={limits.lead_searches_limit} />
      <Bar label="AI Credits" used={usage.ai_credits_used} limit={limits.ai_credits_limit} />
      <Bar
        label="Email Generations"
        used={usage.email_generations_used}
        limit={plans[limits.subscription_type].emailGenerations}
      />
    </div>
  );
}

function Bar(props: { label: string; used: number; limit: number | null }) {
  const { label, used, limit } = props;
  const share = limit === null ? 0 : limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  const tone = share >= 90 ? styles.danger : share >= 75 ? styles.warning : styles.good;
  const text =
    limit === null
      ? `${number.format(used)} · unlimited`
      : `${number.format(used)} of ${number.format(limit)}`;
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        <span>{label}</span>
        <span className={styles.figures}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={`${styles.fill} ${tone}`} style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}

/** A placeholder while the bars load. */
export function UsageBarsSkeleton() {
  return (
    <div className={styles.bars} aria-hidden>
      {['searches', 'credits', 'emails'].map((key) => (
        <div key={key} className={styles.row}>
          <div className={styles.label}>
            <span className={styles.blank} />
          </div>
          <div className={styles.track} />
        </div>
      ))}
    </div>
  );
}
