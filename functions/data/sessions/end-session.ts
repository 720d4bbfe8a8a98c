import { type SessionEnd, withoutNews } from '../../domain/sessions/session-end.ts';
import { returnSearch } from '../billing/usage.ts';
import { countSearch } from '../domains/domains.ts';
import { returnAct } from '../rate-limits.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import type { Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';
import { noteEnded } from './running-searches.ts';
import { processingItem, type SessionRow } from './sessions.ts';

/** How often counts are read again if another search of the same domain ends at the same time. */
const countAttempts = 5;

/**
 * Ends a session that is still processing, settles its search and counts what it found in the same transaction. Returns false
 * and changes nothing if it had ended before, or has found more leads than `foundBefore`. So a search is counted and given
 * back at most once, whoever asks and how often. A search counts if it found a company that no earlier search of the name
 * had found. In that case, and if it failed through a fault, it does not use one of the hour's free searches.
 */
export async function endSession(
  table: Table,
  session: SessionRow,
  end: SessionEnd,
  foundBefore: number | null = null,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { items, news } =
      end.status === 'completed' ? await completionItems(table, session, end) : { items: [], news: 0 };
    const settled = end.status === 'completed' && news === 0 ? withoutNews(end, session) : end;
    const outcome = await transact(table, [
      ...otherwise('ended_before', endingItem(table, session, settled, foundBefore)),
      ...settlingItems(table, session, settled),
      ...otherwise('counts_moved', ...items),
    ]);
    if (outcome !== 'counts_moved') return outcome === 'written';
    if (attempt === countAttempts) throw new Error('The counts of a domain moved again and again');
  }
}

function settlingItems(
  table: Table,
  { id, user_id, usage_month, free_search }: SessionRow,
  { searchCounts, isFault }: SessionEnd,
): TransactionItem[] {
  const wasFree = !searchCounts && !isFault;
  return [
    ...(usage_month !== null ? [noteEnded(table, user_id, id)] : []),
    ...(usage_month !== null && !searchCounts ? [returnSearch(table, user_id, usage_month)] : []),
    ...(free_search !== null && !wasFree
      ? [returnAct(table, 'freeSearches', free_search.person, free_search.window)]
      : []),
  ];
}

function endingItem(
  table: Table,
  { user_id, id }: SessionRow,
  end: SessionEnd,
  foundBefore: number | null,
): TransactionItem {
  const { Update } = processingItem(
    table,
    user_id,
    id,
    'SET #status = :status, completed_at = :at, error_message = :error, notice = :notice, leads_count = :leads ADD revision :one REMOVE processing',
    {
      ':status': end.status,
      ':at': end.at,
      ':error': end.errorMessage,
      ':notice': end.notice,
      ':leads': end.leads,
      ':one': 1,
    },
  );
  if (foundBefore === null) return { Update };
  return {
    Update: {
      ...Update,
      ConditionExpression: `${Update.ConditionExpression} AND leads_count = :before`,
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':before': foundBefore },
    },
  };
}

async function completionItems(
  table: Table,
  session: SessionRow,
  end: SessionEnd,
): Promise<{ items: TransactionItem[]; news: number }> {
  const { id: sessionId, domain } = session;
  const searched = { sessionId, domain, amount: end.answers, companies: end.companies, at: end.at };
  const { items, counted } = await countSearch(table, session.user_id, searched);
  const counts = { total_leads: end.leads, sessions_completed: 1, ...counted };
  return {
    items: [...items, addToStatistics(table, session.user_id, counts)],
    news: counted.companies_found ?? 0,
  };
}
