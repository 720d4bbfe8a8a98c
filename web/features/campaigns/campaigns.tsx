import { Mail, MailOpen, Megaphone, Reply } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import type { EmailCampaign } from '../../../shared/model/outreach/campaign.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { DomainFilter, useDomainFilter } from '../../parts/outreach/domain-filter.tsx';
import outreach from '../../parts/outreach/mail-list.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignForm } from './campaign-form.tsx';
import styles from './campaigns.module.css';
import { SenderNotice } from './sender-notice.tsx';

const number = new Intl.NumberFormat('en-US');

/** A percentage, or 'Not tracked'. */
function percent(rate: number | null): string {
  return rate === null ? 'Not tracked' : `${number.format(rate)}%`;
}

/** Mails that are sent automatically: campaigns, what happened to them, and a new one. */
export function Campaigns() {
  const statistics = useRead(contract.campaigns.statistics, {});
  const limits = useRead(contract.billing.limits, {});
  const domain = useDomainFilter();
  const { begins } = domain;
  const list = usePages(
    contract.campaigns.list,
    (cursor) => ({ cursor, begins: begins || undefined }),
    (pages) => pages.some((page) => page.campaigns.length > 0),
  );
  const [creating, setCreating] = useState(false);
  const campaigns = list.pages?.flatMap((page) => page.campaigns);
  const refresh = () => {
    void list.refresh();
    void statistics.refresh();
  };
  const change = (changed: EmailCampaign) => {
    list.change((page) => ({
      ...page,
      campaigns: page.campaigns.map((each) => (each.id === changed.id ? changed : each)),
    }));
  };
  const { data } = statistics;
  // If the limits cannot be read, those of the free plan apply.
  const included = limits.data !== undefined && limits.data.subscription_type !== 'free';
  const create = (
    <Button look="primary" onClick={() => setCreating(true)} disabled={!included}>
      New Campaign
    </Button>
  );
  return (
    <div className={outreach.log}>
      <StatCards
        nothing={data ? data.totalCampaigns === 0 : statistics.error !== undefined}
        stats={[
          { label: 'Campaigns', icon: Megaphone, value: data && number.format(data.totalCampaigns) },
          { label: 'Emails Sent', icon: Mail, value: data && number.format(data.totalEmailsSent) },
          { label: 'Open Rate', icon: MailOpen, value: data && percent(data.averageOpenRate) },
          { label: 'Response Rate', icon: Reply, value: data && percent(data.averageResponseRate) },
        ]}
      />
      <div className={styles.intro}>
        <p>
          A campaign sends automatically through your Gmail account, at a slow pace, and only to people for
          whom you have recorded why you may write to them.
        </p>
        {create}
      </div>
      {limits.data && !included ? (
        <Notice>
          Campaigns come with Pro and Enterprise. <Link to={paths.manageSubscription}>See the plans</Link>.
        </Notice>
      ) : null}
      {included ? <SenderNotice /> : null}
      {!campaigns && list.error ? <RetryBox message={list.error.message} onRetry={refresh} /> : null}
      {!campaigns && !list.error ? (
        <Sheet>
          <Skeleton lines={6} height="1.5rem" />
        </Sheet>
      ) : null}
      {begins !== '' || (data?.totalCampaigns ?? 0) > 1 ? (
        <DomainFilter filter={domain} known={campaigns?.map(({ domain }) => domain) ?? []} />
      ) : null}
      {campaigns?.length === 0 && begins !== '' ? (
        <p role="status">No campaign is about a domain that begins with “{begins}”.</p>
      ) : null}
      {campaigns?.length === 0 && begins === '' ? (
        <Sheet>
          <EmptyState icon={Megaphone} title="No Campaigns Yet">
            Choose a template and the contacts who know you.
          </EmptyState>
        </Sheet>
      ) : null}
      {campaigns && campaigns.length > 0 ? (
        <ul className={outreach.messages} aria-label="Campaigns">
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} onChange={change} onGone={refresh} />
            </li>
          ))}
        </ul>
      ) : null}
      {campaigns ? <MoreButton list={list} /> : null}
      {creating ? (
        <CampaignForm
          onCreated={() => {
            setCreating(false);
            refresh();
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </div>
  );
}
