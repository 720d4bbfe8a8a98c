import { DomUtils, parseDocument } from 'htmlparser2';

/** The content of an XML element: a text, or further elements by name. Undefined ones are left out. */
export type XmlContent =
  | string
  | number
  | boolean
  | { [name: string]: XmlContent | XmlContent[] | undefined };

/** Writes an XML document. A list writes its element once per item. */
export function writeXml(name: string, content: XmlContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, content)}`;
}

function element(name: string, content: XmlContent): string {
  if (typeof content !== 'object') return `<${name}>${escapeXml(String(content))}</${name}>`;
  const inner = Object.entries(content).flatMap(([child, value]) =>
    [value].flat().map((each) => (each === undefined ? '' : element(child, each))),
  );
  return `<${name}>${inner.join('')}</${name}>`;
}

/** The texts of the children of each element with that name, e.g. `{ Key: 'a' }` for each `Object`. */
export function readXml(text: string, name: string): Record<string, string>[] {
  const document = parseDocument(text, { xmlMode: true });
  return DomUtils.getElementsByTagName(name, document).map((found) =>
    Object.fromEntries(
      DomUtils.getElementsByTagName(() => true, found.children, false).map((child) => [
        child.name,
        DomUtils.textContent(child),
      ]),
    ),
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
