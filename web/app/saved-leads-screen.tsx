import { Campaigns } from '../features/campaigns/campaigns.tsx';
import { Imports } from '../features/import/imports.tsx';
import { OutreachTab } from '../features/outreach/outreach-tab.tsx';
import { SavedContactsPage } from '../features/saved-contacts/saved-contacts-page.tsx';

/** The Saved Leads screen, composed of three features: saved contacts, import and outreach. */
export default function SavedLeadsScreen() {
  return (
    <SavedContactsPage
      imports={(dialog) => <Imports {...dialog} />}
      outreach={<OutreachTab campaigns={<Campaigns />} />}
    />
  );
}
