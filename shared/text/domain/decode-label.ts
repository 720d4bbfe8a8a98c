/**
 * One label of a domain name as people read it: `xn--mnchen-3ya` becomes `münchen` (RFC 3492). Anything else, and
 * what cannot be decoded, is returned unchanged.
 */
export function decodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const encoded = label.slice(4);
  const lastHyphen = encoded.lastIndexOf('-');
  const points = Array.from(lastHyphen > 0 ? encoded.slice(0, lastHyphen) : '', (c) => c.codePointAt(0) ?? 0);
  let position = lastHyphen > 0 ? lastHyphen + 1 : 0;
  let point = 128;
  let bias = 72;
  let index = 0;
  while (position < encoded.length) {
    const before = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = digitValue(encoded.charCodeAt(position));
      position += 1;
      if (digit < 0 || position > encoded.length) return label;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = points.length + 1;
    bias = adaptedBias(index - before, length, before === 0);
    point += Math.floor(index / length);
    index %= length;
    if (point > 0x10ffff) return label;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
}

function digitValue(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : -1;
}

function adaptedBias(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
