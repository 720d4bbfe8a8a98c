import { Campaigns } from '../features/campaigns/campaigns.tsx';
import { Imports } from '../features/import/imports.tsx';
import { OutreachTab } from '../features/outreach/outreach-tab.tsx';
import { SavedContactsPage } from '../features/saved-contacts/saved-contacts-page.tsx';

/** Saved contacts, their import, and the outreach to them: one screen of several features. */
export default function SavedLeadsScreen() {
  return (
    <SavedContactsPage
      imports={(dialog) => <Imports {...dialog} />}
      outreach={<OutreachTab campaigns={<Campaigns />} />}
    />
  );
}
