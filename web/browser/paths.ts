/** Every address of the app. */
export const paths = {
  home: '/',
  features: '/features',
  method: '/how-leads-are-found',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  bot: '/bot',
  auth: '/auth',
  signUp: '/auth?mode=sign-up',
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
  /** The desk, or one of its parts: `queue`, `log`, `campaigns`. */
  outreach: (list = 'desk') => `/dashboard/outreach${list === 'desk' ? '' : `?list=${list}`}`,
  manageSubscription: '/dashboard/manage-subscription',
  settings: '/dashboard/settings',
  // Each opens one item of a list.
  searchedDomain: (domain: string) => `/dashboard/domains?domain=${encodeURIComponent(domain)}`,
  savedCompany: (leadId: string) => `/dashboard/saved-companies?company=${encodeURIComponent(leadId)}`,
  savedContact: (id: string) => `/dashboard/saved-leads?contact=${encodeURIComponent(id)}`,
  template: (id: string) => `/dashboard/email-templates?template=${encodeURIComponent(id)}`,
} as const;

/** The address in the dashboard that somebody asked for before /auth, from `from` in the history state. */
function askedFor(state: unknown): string | undefined {
  // Only a page of the same origin could forge history state, but checking costs nothing.
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : undefined;
}

/** Where to go after signing in: the address that was asked for, if it is in the dashboard. */
export function afterSignIn(state: unknown): string {
  return askedFor(state) ?? paths.dashboard;
}

/** Why somebody is asked to sign in, if they did not choose to: a lost sign-in, or the settings. */
export function reasonToSignIn(state: unknown): 'lost' | 'settings' | undefined {
  if (typeof state === 'object' && state !== null && 'lost' in state && state.lost === true) return 'lost';
  return /^\/dashboard\/settings(?:[?#]|$)/.test(askedFor(state) ?? '') ? 'settings' : undefined;
}
