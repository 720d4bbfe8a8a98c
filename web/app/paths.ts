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
  emailTemplates: '/dashboard/email-templates',
  savedTemplates: '/dashboard/saved-templates',
  manageSubscription: '/dashboard/manage-subscription',
  settings: '/dashboard/settings',
} as const;

/**
 * Where to go after signing in: the address that was asked for, if it lies in the dashboard. Anything else
 * (history state can be forged by another page of the same origin only, but costs nothing to check) is ignored.
 */
export function afterSignIn(state: unknown): string {
  if (typeof state === 'object' && state !== null && 'from' in state) {
    const { from } = state;
    if (typeof from === 'string' && /^\/dashboard(?:[/?#]|$)/.test(from)) return from;
  }
  return paths.dashboard;
}
