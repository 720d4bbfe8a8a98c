/** A page without the app: a heading, a text, and at most one button, which posts to the page's own address. */
export interface Page {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/**
 * The HTML of a page for people who do not use the app. It needs no script. Its style sheet is the site's, as the site's
 * policy allows nothing inline.
 */
export function pageText({ title, text, button }: Page): string {
  const form = `<form method="post"><button type="submit">${escaped(button ?? '')}</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)} - Buyerscope</title>
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === undefined ? '' : form}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
