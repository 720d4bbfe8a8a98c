const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

export function collapse(text: string): string {
  if (isTidy(text)) return text;
  if (isBlank(text)) return '';
  const inner = trimmed(text);
  return isTidy(inner) ? inner : tidied(inner);
}

function tidied(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Without the white space around it, which is all that most text has too much of. */
function trimmed(text: string): string {
  let from = 0;
  let end = text.length;
  while (from < end && isWhite(text.charCodeAt(from))) from++;
  while (end > from && isWhite(text.charCodeAt(end - 1))) end--;
  return text.slice(from, end);
}

function isWhite(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}

/** The white space that indents tags. */
function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
}

/** Most text needs no tidying, and a loop finds that out faster than the replacements would. */
function isTidy(text: string): boolean {
  let space = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 32) {
      if (space) return false;
      space = true;
    } else {
      if (code < 32 || code === 160 || code === 173 || (code >= 0x1680 && code < 0x3001) || code === 0xfeff)
        return false;
      space = false;
    }
  }
  return !space;
}

export function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}
