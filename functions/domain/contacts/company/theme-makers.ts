import type { PageModel } from '../page/page-model.ts';
import { squashed } from './own-company.ts';

/** Who makes themes, builders and templates of sites: each comes with its maker's own profiles in place of the firm's. */
const makers = new Set(
  `artbees qodeinteractive qode mikadothemes edgethemes elatedthemes selectthemes themeforest envato elegantthemes
  divi elementor wpbakery themify studiopress astra wpastra kadencewp generatepress oceanwp themeisle colorlib wpexplorer
  themezaa muffingroup themefusion avada kriesi thrivethemes cssigniter woothemes templatemonster templatemo themewagon
  bootstrapmade html5up htmlcodex html5xcss3 freehtml5 free-css themefisher gethugothemes statichunt templatesjungle
  themetrust creativetim wrapbootstrap startbootstrap uideck mobirise wix wixstudio squarespace weebly jimdo webflow
  webnode wordpress wordpressdotcom joomla drupal typo3 joomlashack rockettheme yootheme joomshaper templateify gavickpro
  shopify prestashop ghost getgrav hugo jekyllrb gatsbyjs astrodotbuild framer carrd godaddy ionos strato`.split(
    /\s+/,
  ),
);

/** "demos.acme.example/…": the address from which a page took over a picture of its theme. */
const demoHost = /\/\/(?:demos?|preview|themes?)\.([a-z0-9][a-z0-9-]{2,40})\.[a-z]{2,10}[/\\]/g;
const maxRead = 300_000;

/** The words that a maker's profiles are called by: of the makers that most sites have, and of those a page's source shows. */
export function makersOn({ source }: PageModel): ReadonlySet<string> {
  const shown = [...source.slice(0, maxRead).matchAll(demoHost)].map(([, host = '']) => squashed(host));
  return shown.length === 0 ? makers : new Set([...makers, ...shown]);
}

/** Whether a profile is called after one of the makers: "/acme", "/acme_design". */
export function isOfMaker(url: string, known: ReadonlySet<string>): boolean {
  const parts = URL.parse(url)?.pathname.split('/') ?? [];
  return parts.some((part) => {
    const [first = ''] = part.replace(/^@/, '').split(/[_.-]/, 1);
    return known.has(squashed(part)) || (first.length < part.length && known.has(squashed(first)));
  });
}
