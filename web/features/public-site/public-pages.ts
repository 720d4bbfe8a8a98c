import { paths } from '../../browser/paths.ts';

/** The texts for the window title, search engines and shared links of one page. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The public pages. Each is built into an HTML file with this name. */
export const publicPages = {
  home: {
    path: paths.home,
    title: 'Buyerscope: find the buyers of your domain',
    description:
      'Buyerscope finds the companies most likely to buy your domain name, the people to contact there, and what is known about their addresses. With the evidence for each.',
  },
  features: {
    path: paths.features,
    title: 'Features · Buyerscope',
    description:
      'Buyers with a reason, decision makers from their own sites, checked addresses, templates and exports: what Buyerscope does for sellers of domain names.',
  },
  method: {
    path: paths.method,
    title: 'How leads are found · Buyerscope',
    description:
      'How Buyerscope finds the buyers of a domain name and the people to write to, and how well: the measured figures, the weak ones included.',
  },
  pricing: {
    path: paths.pricing,
    title: 'Pricing · Buyerscope',
    description:
      'Start free with ten searches a month. Pro and Enterprise add companies per search, AI credits, bulk email and export. Change or cancel at any time.',
  },
  about: {
    path: paths.about,
    title: 'About · Buyerscope',
    description:
      'Why Buyerscope exists, what it holds itself to, and the people who build it for domain investors, brokers and portfolio managers.',
  },
  contact: {
    path: paths.contact,
    title: 'Contact · Buyerscope',
    description: 'Ask for a demo, talk about a larger portfolio, or get help. We reply within 24 hours.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy · Buyerscope',
    description:
      'What Buyerscope stores, why and for how long, how to export or delete it, and how to have your address removed.',
  },
  terms: {
    path: paths.terms,
    title: 'Terms · Buyerscope',
    description:
      'The terms of using Buyerscope: accounts, plans, payments, and how to write to people fairly.',
  },
  bot: {
    path: paths.bot,
    title: 'BuyerscopeBot · Buyerscope',
    description:
      'What BuyerscopeBot reads on company sites and why, how to keep it away by robots.txt, and how to have an address removed.',
  },
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPageName = keyof typeof publicPages;
