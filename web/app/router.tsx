import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { keepFocus } from './keep-focus.ts';
import { paths } from './paths.ts';

const PublicLayout = lazy(() => import('../features/public-site/layout.tsx'));
const HomePage = lazy(() => import('../features/public-site/home-page.tsx'));
const FeaturesPage = lazy(() => import('../features/public-site/features-page.tsx'));
const PricingPage = lazy(() => import('../features/public-site/pricing-page.tsx'));
const AboutPage = lazy(() => import('../features/public-site/about-page.tsx'));
const ContactPage = lazy(() => import('../features/public-site/contact-page.tsx'));
const PrivacyPage = lazy(() => import('../features/public-site/privacy-page.tsx'));
const TermsPage = lazy(() => import('../features/public-site/terms-page.tsx'));
const AuthPage = lazy(() => import('../features/auth/auth-page.tsx'));
const GmailCallback = lazy(() => import('../features/gmail-callback/gmail-callback-page.tsx'));
const RequireSession = lazy(() => import('./require-session.tsx'));
const DashboardShell = lazy(() => import('../features/dashboard-shell/dashboard-shell.tsx'));
const DashboardHome = lazy(() => import('../features/dashboard-home/dashboard-home.tsx'));
const LeadGenerator = lazy(() => import('../features/lead-generator/lead-generator.tsx'));
const Results = lazy(() => import('../features/results/results-page.tsx'));
const History = lazy(() => import('../features/history/history-page.tsx'));
const Domains = lazy(() => import('../features/domains/domains-page.tsx'));
const SavedCompanies = lazy(() => import('../features/saved-companies/saved-companies-page.tsx'));
const SavedLeads = lazy(() => import('../features/saved-leads/saved-leads-page.tsx'));
const EmailTemplates = lazy(() => import('../features/email-templates/email-templates-page.tsx'));
const SavedTemplates = lazy(() => import('../features/saved-templates/saved-templates-page.tsx'));
const ManageSubscription = lazy(() => import('../features/manage-subscription/manage-subscription-page.tsx'));
const Settings = lazy(() => import('../features/settings/settings-page.tsx'));

/** The route table of the spec (section 2). */
export function Router() {
  useEffect(keepFocus, []);
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.features} element={<FeaturesPage />} />
          <Route path={paths.pricing} element={<PricingPage />} />
          <Route path={paths.about} element={<AboutPage />} />
          <Route path={paths.contact} element={<ContactPage />} />
          <Route path={paths.privacy} element={<PrivacyPage />} />
          <Route path={paths.terms} element={<TermsPage />} />
        </Route>
        <Route path={paths.auth} element={<AuthPage />} />
        {/* Outside the guard, so that it can say itself that nobody is signed in. */}
        <Route path={paths.gmailCallback} element={<GmailCallback />} />
        <Route path={paths.dashboard} element={<RequireSession />}>
          <Route element={<DashboardShell />}>
            <Route index element={<DashboardHome />} />
            <Route path="lead-generator" element={<LeadGenerator />} />
            <Route path="results" element={<Navigate to={paths.dashboard} replace />} />
            <Route path="results/:sessionId" element={<Results />} />
            <Route path="history" element={<History />} />
            <Route path="manage-subscription" element={<ManageSubscription />} />
            <Route path="settings" element={<Settings />} />
            <Route path="domains" element={<Domains />} />
            <Route path="saved-companies" element={<SavedCompanies />} />
            <Route path="saved-leads" element={<SavedLeads />} />
            <Route path="email-templates" element={<EmailTemplates />} />
            <Route path="saved-templates" element={<SavedTemplates />} />
            <Route path="campaigns" element={<Navigate to={paths.dashboard} replace />} />
          </Route>
          <Route path="*" element={<Navigate to={paths.home} replace />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}
