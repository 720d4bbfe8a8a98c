import { Clock } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Sheet } from '../../ui/page.tsx';

/** A screen of the product that this version does not have. */
export default function NotAvailablePage(props: { title: string }) {
  return (
    <Page title={props.title}>
      <Sheet>
        <EmptyState
          icon={Clock}
          title="Not available yet"
          action={<ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>}
        >
          This part of Buyerscope is not built yet.
        </EmptyState>
      </Sheet>
    </Page>
  );
}
