import { Check, Minus } from 'lucide-react';
import { planNames } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import styles from './plan-table.module.css';

type Cell = string | boolean;

const number = new Intl.NumberFormat('en-US');
const table = planNames.map((name) => plans[name]);

const rows: readonly { label: string; cells: readonly Cell[] }[] = [
  {
    label: 'Lead searches a month',
    cells: table.map(({ limits }) => number.format(limits.lead_searches_limit)),
  },
  {
    label: 'Companies per search',
    cells: table.map(({ limits }) => `up to ${limits.max_companies_per_search}`),
  },
  { label: 'AI credits a month', cells: table.map(({ limits }) => number.format(limits.ai_credits_limit)) },
  {
    label: 'Email generations a month',
    cells: table.map(({ emailGenerations }) =>
      emailGenerations === null ? 'Unlimited' : `${emailGenerations}`,
    ),
  },
  { label: 'Contacts and checked addresses', cells: [true, true, true] },
  { label: 'Gmail connection', cells: [true, true, true] },
  { label: 'Bulk email generation', cells: table.map(({ limits }) => limits.bulk_email_generation) },
  { label: 'Export', cells: table.map(({ limits }) => limits.bulk_export) },
  { label: 'Priority support', cells: [false, true, true] },
  { label: 'Email analytics', cells: [false, true, true] },
  { label: 'Custom integrations and API', cells: [false, false, true] },
  { label: 'Dedicated account manager', cells: [false, false, true] },
  { label: 'Custom branding', cells: [false, false, true] },
  { label: 'Team collaboration', cells: [false, false, true] },
  { label: 'Security and compliance', cells: [false, false, true] },
];

/** What each plan includes, side by side. */
export function PlanTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>Included</span>
          </th>
          {table.map(({ name, price }) => (
            <th key={name} scope="col">
              {name}
              <span>${price}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {table.map(({ name }, index) => (
              <td key={name}>
                <Mark cell={cells[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark(props: { cell: Cell }) {
  const { cell } = props;
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? (
        <Check size={18} aria-hidden className={styles.yes} />
      ) : (
        <Minus size={18} aria-hidden className={styles.no} />
      )}
      <span className={styles.hidden}>{cell ? 'Included' : 'Not included'}</span>
    </>
  );
}
