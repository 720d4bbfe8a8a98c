/** A piece of HTML that is already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Html[] | null | false;

/** Writes HTML. Inserted values are escaped unless they are `Html`. Null and false insert nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const written = parts.map((part) => {
    if (part === null || part === false) return '';
    if (part instanceof Html) return part.text;
    return Array.isArray(part) ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
  });
  return new Html(String.raw({ raw: strings }, ...written));
}

/** A whole page of the local runner. `refreshSeconds` reloads it at that interval. */
export function renderPage(page: {
  title: string;
  heading: string;
  summary: string;
  body: Html;
  refreshSeconds?: number;
}): string {
  const refresh = page.refreshSeconds ?? null;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${refresh !== null && html`<meta http-equiv="refresh" content="${refresh}">`}
<meta name="referrer" content="no-referrer">
<title>${page.title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><h1>${page.heading}</h1><p>${page.summary}</p></header>
<main>
${page.body}
</main>
</body>
</html>
`.text;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const style = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --ink: #1c2230; --quiet: #5b6475; --line: #dfe3ea; --mark: #0b5cad; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171d; --card: #1d222b; --ink: #e8ebf1; --quiet: #9ca6b8; --line: #303847; --mark: #7db8f5; --wrong: #ff9b93; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; padding-top: 1.5rem; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
header p, .facts, .empty { color: var(--quiet); margin: 0; font-size: .875rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin: 1rem 0; }
.facts { overflow-wrap: anywhere; }
.text { margin-top: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { margin-top: 2rem; text-align: center; }
a { color: var(--mark); }
code { font: 600 1.1em ui-monospace, monospace; color: var(--mark); letter-spacing: .08em; user-select: all; }
.wrong { color: var(--wrong); font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin-top: .5rem; }
th, td { text-align: left; padding: .3rem .75rem .3rem 0; border-top: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: 500; border: 0; }
label { display: block; margin-top: .75rem; font-size: .875rem; }
input { display: block; width: 100%; max-width: 22rem; margin-top: .25rem; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--quiet); border-radius: .4rem; padding: .5rem .6rem; }
label.tick input { display: inline; width: auto; margin: 0 .25rem 0 0; }
button { margin: 1rem .5rem 0 0; font: inherit; border: 1px solid var(--mark); border-radius: .4rem; padding: .45rem 1rem; color: var(--mark); background: var(--card); cursor: pointer; }
button.main { background: var(--mark); color: var(--card); }
details { margin-top: 1.25rem; font-size: .875rem; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
`;
