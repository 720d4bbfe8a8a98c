import { Campaigns } from '../features/saved-leads/campaigns.tsx';
import { Imports } from '../features/saved-leads/imports.tsx';
import { OutreachTab } from '../features/saved-leads/outreach-tab.tsx';
import { SavedContactsPage } from '../features/saved-leads/saved-leads-page.tsx';

/** Saved contacts, their import, and the outreach to them: one screen of several features. */
export default function SavedLeadsScreen() {
  return (
    <SavedContactsPage
      imports={(dialog) => <Imports {...dialog} />}
      outreach={<OutreachTab campaigns={<Campaigns />} />}
    />
  );
}
