import { type PublicPageName, publicPages } from '../public-pages.ts';

/** The title and description of a public page. */
export function PageHead(props: { page: PublicPageName }) {
  const { title, description } = publicPages[props.page];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
