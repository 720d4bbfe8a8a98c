import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../browser/paths.ts';
import { Imports } from '../features/import/imports.tsx';
import { SavedContactsPage } from '../features/saved-contacts/saved-contacts-page.tsx';

/** The Saved Leads screen, composed of two features: saved contacts and import. Outreach was a tab of it once. */
export default function SavedLeadsScreen() {
  const [query] = useSearchParams();
  if (query.get('tab') === 'outreach') {
    return <Navigate to={paths.outreach(query.get('list') ?? 'queue')} replace />;
  }
  return <SavedContactsPage imports={(dialog) => <Imports {...dialog} />} />;
}
