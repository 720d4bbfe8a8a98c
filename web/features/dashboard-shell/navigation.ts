import {
  Bookmark,
  Building2,
  CreditCard,
  FileText,
  Globe,
  History,
  LayoutDashboard,
  type LucideIcon,
  Search,
  Send,
  Settings,
  Users,
} from 'lucide-react';
import { paths } from '../../browser/paths.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Highlighted on its own address only; other items also on addresses below theirs. */
  readonly exact?: boolean;
}

/** The groups and links of the sidebar. */
export const navigation: readonly { readonly title: string; readonly items: readonly NavigationItem[] }[] = [
  {
    title: 'Overview',
    items: [{ to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, exact: true }],
  },
  {
    title: 'Leads',
    items: [
      { to: paths.leadGenerator, label: 'Lead Generator', icon: Search, exact: true },
      { to: paths.domains, label: 'Domains', icon: Globe },
      { to: paths.history, label: 'History', icon: History },
      { to: paths.savedCompanies, label: 'Saved Companies', icon: Building2 },
      { to: paths.savedLeads, label: 'Saved Leads', icon: Users },
    ],
  },
  {
    title: 'Email',
    items: [
      { to: paths.outreach(), label: 'Outreach', icon: Send },
      { to: paths.emailTemplates, label: 'Email Templates', icon: FileText },
      { to: paths.savedTemplates, label: 'Saved Templates', icon: Bookmark },
    ],
  },
  {
    title: 'Account',
    items: [
      { to: paths.manageSubscription, label: 'Manage Subscription', icon: CreditCard },
      { to: paths.settings, label: 'Settings', icon: Settings },
    ],
  },
];
