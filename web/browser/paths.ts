/** Every address of the app, once. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  auth: '/auth',
  gmailCallback: '/gmail-callback',
  dashboard: '/dashboard',
  leadGenerator: '/dashboard/lead-generator',
  results: (sessionId: string) => `/dashboard/results/${encodeURIComponent(sessionId)}`,
  domains: '/dashboard/domains',
  history: '/dashboard/history',
  savedCompanies: '/dashboard/saved-companies',
  savedLeads: '/dashboard/saved-leads',
  importLead: '/dashboard/saved-leads?dialog=import',
  emailTemplates: '/dashboard/email-templates',
  createTemplate: '/dashboard/email-templates?dialog=create',
  savedTemplates: '/dashboard/saved-templates',
  manageSubscription: '/dashboard/manage-subscription',
  settings: '/dashboard/settings',
} as const;

/** The tab of Saved Contacts where mails wait to be sent, and lie that were. */
export const outreachPath = `${paths.savedLeads}?tab=outreach`;

/** The address in the dashboard that somebody asked for before /auth, with `from` of the history's state. */
function askedFor(state: unknown): string | undefined {
  // History state can be forged by another page of the same origin only, but costs nothing to check.
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : undefined;
}

/** Where to go after signing in: the address that was asked for, if it lies in the dashboard. */
export function afterSignIn(state: unknown): string {
  return askedFor(state) ?? paths.dashboard;
}

/** Why somebody is asked to sign in, where it is not by their own choice: a sign-in that was lost, or the settings. */
export function reasonToSignIn(state: unknown): 'lost' | 'settings' | undefined {
  if (typeof state === 'object' && state !== null && 'lost' in state && state.lost === true) return 'lost';
  return /^\/dashboard\/settings(?:[?#]|$)/.test(askedFor(state) ?? '') ? 'settings' : undefined;
}
