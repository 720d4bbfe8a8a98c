import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type PublicPage, publicPages } from '../features/public-site/public-pages.ts';
import { ErrorBoundary } from '../ui/notices/error-boundary.tsx';
import { Router } from './router.tsx';

/** A public page as the build writes it to a file. */
export interface PrerenderedPage extends PublicPage {
  readonly name: string;
  /** The content of the app's root element before the app hydrates it. */
  readonly html: string;
}

/** Renders every public page as `App` does in the browser. Throws if a page cannot be rendered. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(
    Object.entries(publicPages).map(async ([name, page]) => ({
      name,
      ...page,
      html: await render(page.path),
    })),
  );
}

async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <ErrorBoundary>
      <StaticRouter location={path}>
        <Router />
      </StaticRouter>
    </ErrorBoundary>,
    {
      // A page sent in chunks would need inline scripts to assemble it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // Elements of the head come first; the app starts at the Suspense boundary around its routes.
  const start = html.indexOf('<!--$-->');
  if (start === -1) throw new Error(`${path} was not rendered to its end`);
  return html.slice(start);
}
