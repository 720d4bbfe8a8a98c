/**
 * The text of a page's bytes. The encoding comes from the byte order mark, then the Content-Type header, then the
 * page's own declaration, else it is UTF-8 (WHATWG encoding sniffing). If UTF-8 is declared but the bytes are not
 * UTF-8, the page's declaration or windows-1252 is used: servers often add UTF-8 to older files.
 */
export function decodePage(body: Uint8Array, contentType: string): string {
  const mark = byteOrderMark(body);
  if (mark) return new TextDecoder(mark).decode(body);
  const fromHeader = decoderFor(/charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1]);
  const fromPage = decoderFor(declaredInPage(body));
  const announced = fromHeader ?? fromPage ?? new TextDecoder('utf-8');
  const text = announced.decode(body);
  if (announced.encoding !== 'utf-8' || !text.includes('\ufffd')) return text;
  const legacy = fromPage && fromPage.encoding !== 'utf-8' ? fromPage : new TextDecoder('windows-1252');
  return isMostlyReplaced(text) ? legacy.decode(body) : text;
}

function byteOrderMark(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function decoderFor(label: string | undefined) {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function declaredInPage(body: Uint8Array): string | undefined {
  // Declarations are in ASCII, which any encoding of one byte per character shows.
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 4096)).toString('latin1');
  const label =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:-]+)/i.exec(head)?.[1];
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/**
 * A page that was cut inside a character has one broken sequence. A page in another charset has hardly a valid one.
 */
function isMostlyReplaced(text: string): boolean {
  let broken = 0;
  let sound = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 127) sound++;
  }
  return broken > sound;
}
