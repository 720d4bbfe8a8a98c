import { Suspense, useEffect } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router-dom';
import { keepFocus } from '../browser/keep-focus.ts';
import { paths } from '../browser/paths.ts';
import { beginSession } from '../browser/session.ts';
import { FullScreenSpinner } from '../ui/page/spinner.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { type Screen, screen } from './screen.tsx';

const PublicLayout = screen(() => import('../features/public-site/frame/layout.tsx'));
const HomePage = screen(() => import('../features/public-site/home-page.tsx'));
const FeaturesPage = screen(() => import('../features/public-site/features-page.tsx'));
const MethodPage = screen(() => import('../features/public-site/method-page.tsx'));
const PricingPage = screen(() => import('../features/public-site/pricing-page.tsx'));
const AboutPage = screen(() => import('../features/public-site/about-page.tsx'));
const ContactPage = screen(() => import('../features/public-site/contact-page.tsx'));
const PrivacyPage = screen(() => import('../features/public-site/privacy-page.tsx'));
const TermsPage = screen(() => import('../features/public-site/terms-page.tsx'));
const BotPage = screen(() => import('../features/public-site/bot-page.tsx'));
const AuthPage = screen(() => import('../features/auth/auth-page.tsx'));
const GmailCallback = screen(() => import('../features/gmail-callback/gmail-callback-page.tsx'));
const RequireSession = screen(async () => {
  // Reads who is signed in while the code loads.
  const [guard] = await Promise.all([import('./require-session.tsx'), beginSession()]);
  return guard;
});
const DashboardShell = screen(() => import('../features/dashboard-shell/dashboard-shell.tsx'));
const DashboardHome = screen(() => import('../features/dashboard-home/dashboard-home.tsx'));
const LeadGenerator = screen(() => import('../features/lead-generator/lead-generator.tsx'));
const Results = screen(() => import('../features/results/results-page.tsx'));
const History = screen(() => import('../features/history/history-page.tsx'));
const Domains = screen(() => import('../features/domains/domains-page.tsx'));
const SavedCompanies = screen(() => import('../features/saved-companies/saved-companies-page.tsx'));
const SavedLeads = screen(() => import('./saved-leads-screen.tsx'));
const Outreach = screen(() => import('./outreach-screen.tsx'));
const EmailTemplates = screen(() => import('../features/email-templates/email-templates-page.tsx'));
const SavedTemplates = screen(() => import('../features/saved-templates/saved-templates-page.tsx'));
const ManageSubscription = screen(
  () => import('../features/manage-subscription/manage-subscription-page.tsx'),
);
const Settings = screen(() => import('../features/settings/settings-page.tsx'));

/** What a route shows. The handle loads its code. */
function shows(Shown: Screen) {
  return { element: <Shown />, handle: Shown.load };
}

/** Every address of the app, and what it shows. */
const routes = createRoutesFromElements(
  <>
    <Route {...shows(PublicLayout)}>
      <Route path={paths.home} {...shows(HomePage)} />
      <Route path={paths.features} {...shows(FeaturesPage)} />
      <Route path={paths.method} {...shows(MethodPage)} />
      <Route path={paths.pricing} {...shows(PricingPage)} />
      <Route path={paths.about} {...shows(AboutPage)} />
      <Route path={paths.contact} {...shows(ContactPage)} />
      <Route path={paths.privacy} {...shows(PrivacyPage)} />
      <Route path={paths.terms} {...shows(TermsPage)} />
      <Route path={paths.bot} {...shows(BotPage)} />
    </Route>
    <Route path={paths.auth} element={<AuthPage loadScreens={loadScreens} />} handle={AuthPage.load} />
    {/* Outside the guard, because it has its own message for visitors who are not signed in. */}
    <Route
      path={paths.gmailCallback}
      element={<GmailCallback loadScreens={loadScreens} />}
      handle={GmailCallback.load}
    />
    <Route path={paths.dashboard} {...shows(RequireSession)}>
      <Route {...shows(DashboardShell)}>
        <Route index {...shows(DashboardHome)} />
        <Route path="lead-generator" {...shows(LeadGenerator)} />
        <Route path="results" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="results/:sessionId" {...shows(Results)} />
        <Route path="history" {...shows(History)} />
        <Route path="manage-subscription" {...shows(ManageSubscription)} />
        <Route path="settings" {...shows(Settings)} />
        <Route path="domains" {...shows(Domains)} />
        <Route path="saved-companies" {...shows(SavedCompanies)} />
        <Route path="saved-leads" {...shows(SavedLeads)} />
        <Route path="outreach" {...shows(Outreach)} />
        <Route path="email-templates" {...shows(EmailTemplates)} />
        <Route path="saved-templates" {...shows(SavedTemplates)} />
        <Route path="campaigns" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Route>
    <Route path="*" element={<Navigate to={paths.home} replace />} />
  </>,
);

/**
 * Loads the code of everything at an address, in parallel, so that it renders at once. What fails to load is loaded
 * again when it renders, and the error is shown then.
 */
export async function loadScreens(path: string): Promise<void> {
  const shown = matchRoutes(routes, path) ?? [];
  await Promise.allSettled(shown.map(async ({ route }) => route.handle?.()));
}

/** What the current address shows. */
export function Router() {
  useEffect(keepFocus, []);
  useEffect(() => fetchAhead(loadScreens), []);
  return <Suspense fallback={<FullScreenSpinner />}>{useRoutes(routes)}</Suspense>;
}
