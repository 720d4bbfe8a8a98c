const stateVariable =
  /^\s*(?:window\.|self\.|globalThis\.)?(__[A-Za-z0-9_]{2,40}__|__[A-Z_]{2,40})\s*=\s*(?=[{[])/;

/**
 * The JSON document in a script element: JSON-LD, or the data from which a page renders (`__NEXT_DATA__`,
 * `application/json`, `window.__STATE__ = {…}`). Returns undefined for plain script code.
 */
export function readScript(
  attributes: Readonly<Record<string, string>>,
  text: string,
): { kind: 'linked' | 'rendered'; json: unknown } | undefined {
  const type = (attributes.type ?? '').toLowerCase().split(';')[0]?.trim() ?? '';
  if (type === 'application/ld+json') return parsed('linked', text);
  if (type === 'application/json' || type.endsWith('+json')) {
    const data = parsed('rendered', text);
    return data && attributes.id === '__NUXT_DATA__' ? { ...data, json: withoutIndices(data.json) } : data;
  }
  const assignment = stateVariable.exec(text);
  if (!assignment) return undefined;
  const rest = text.slice(assignment[0].length).trim();
  return parsed('rendered', rest.endsWith(';') ? rest.slice(0, -1) : rest);
}

/**
 * The objects of a list in which every value is an index into the list, as Nuxt 3 writes its payload. Each is
 * returned with the plain values at its indexes. Nested objects are separate entries of the list.
 */
function withoutIndices(json: unknown): unknown {
  if (!Array.isArray(json)) return json;
  return json.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const fields = Object.entries(item).map(([key, place]): [string, unknown] => [
      key,
      typeof place === 'number' && typeof json[place] !== 'object' ? json[place] : undefined,
    ]);
    return [Object.fromEntries(fields.filter(([, value]) => value !== undefined))];
  });
}

function parsed(kind: 'linked' | 'rendered', text: string) {
  const json = parseLenient(text);
  return json === undefined ? undefined : { kind, json };
}

/** Content systems print line breaks inside strings, comments and trailing commas; browsers' readers cope. */
function parseLenient(text: string): unknown {
  // Cloudflare's comments around an address, and those in which old pages hide a script from older browsers.
  const bare = text.replace(/<!--\/?email_off-->|<!\[CDATA\[|\]\]>|<!--|-->/g, '');
  const start = bare.search(/[{[]/);
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']'));
  if (start < 0 || end < start) return undefined;
  const body = bare.slice(start, end + 1);
  for (const attempt of [
    () => body,
    () => replaceControls(body),
    () => replaceControls(withoutComments(body)).replace(/,(?= *[}\]])/g, ''),
  ]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt is more lenient; after the last there is no data.
    }
  }
  return undefined;
}

/** Without comments that take up whole lines, and those between `/*` and its end. */
function withoutComments(text: string): string {
  return text.replace(/^[ \t]*\/\/.*$/gm, '').replace(/\/\*[^*]{0,2000}\*\//g, '');
}

function replaceControls(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) >= 32) continue;
    result += `${text.slice(from, at)} `;
    from = at + 1;
  }
  return result + text.slice(from);
}
