/** Longer scripts are programs, which write no address of their own. */
const maxLength = 8_000;
const maxTokens = 4_000;
/** Of brackets in brackets. */
const maxDepth = 20;
/** Of what one name or one act of writing stands for: a text may be doubled again and again. */
const maxValue = 4_000;
/** What a script does not say: no letter of an address. */
const unknown = '\u0000';

const token =
  /\/\*[^*]{0,2000}\*\/|\/\/[^\n]*|<!--[^\n]*|(?<text>"(?:[^"\\\n]|\\.){0,2000}"|'(?:[^'\\\n]|\\.){0,2000}')|(?<name>[.\p{L}_$][\w.$]*)|(?<number>\d+)|(?<sign>\+=|[=+(),;{}[\]])|\S/gsu;

interface Token {
  readonly kind: 'text' | 'name' | 'number' | 'sign' | 'other';
  readonly value: string;
}

/**
 * The HTML that a script writes into its page from texts that it has itself, as pages do to hide an address from those who
 * collect them: `document.write('<a href="mailto:' + user + '@' + host + '">')`, also into an element's `innerHTML`.
 */
export function writtenByScript(script: string): string {
  if (
    script.length > maxLength ||
    !/\.write|\.(?:inner|outer)(?:HTML|Text)|\.textContent|\.href/.test(script)
  )
    return '';
  return new Writing(tokensOf(script)).html();
}

function tokensOf(script: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups } of script.matchAll(token)) {
    if (tokens.length >= maxTokens) return [];
    const { text, name, number, sign } = groups ?? {};
    if (text !== undefined) tokens.push({ kind: 'text', value: unescaped(text.slice(1, -1)) });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
    else if (groups !== undefined) tokens.push({ kind: 'other', value: '' });
  }
  return tokens;
}

/** "\\x40", "\\u0040", "\\100" and "\\/" as the signs for which they stand. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|([0-7]{2,3})|(.))/gis,
    (_, hex, wide, octal, sign) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      const code = hex ?? wide;
      return code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}

class Writing {
  private readonly tokens: readonly Token[];
  private readonly values = new Map<string, string>();
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  html(): string {
    let written = '';
    while (this.at < this.tokens.length) {
      const { kind, value } = this.next();
      if (kind !== 'name') continue;
      if (/(?:^|\.)document\.write(?:ln)?$/.test(value) && this.isSign('(')) written += this.arguments();
      else if (this.isSign('=') || this.isSign('+=')) {
        const isMore = this.next().value === '+=';
        const before = isMore ? (this.values.get(value) ?? '') : '';
        const assigned = (before + this.sum()).slice(0, maxValue);
        if (/\.(?:(?:inner|outer)(?:HTML|Text)|textContent|href)$/.test(value)) written += ` ${assigned} `;
        else this.values.set(value, assigned);
      }
    }
    return written;
  }

  private next(): Token {
    return this.tokens[this.at++] ?? { kind: 'other', value: '' };
  }

  private isSign(sign: string): boolean {
    const { kind, value } = this.tokens[this.at] ?? {};
    return kind === 'sign' && value === sign;
  }

  /** The values between two brackets, in a row. */
  private arguments(): string {
    let all = '';
    this.depth++;
    do {
      this.at++;
      all = (all + this.sum()).slice(0, maxValue);
    } while (this.isSign(','));
    this.depth--;
    if (this.isSign(')')) this.at++;
    return all;
  }

  private sum(): string {
    let all = this.term();
    while (this.isSign('+')) {
      this.at++;
      all = (all + this.term()).slice(0, maxValue);
    }
    return all;
  }

  private term(): string {
    const { kind, value } = this.tokens[this.at] ?? {};
    if (kind === 'sign' && value === '(' && this.depth < maxDepth) return this.arguments();
    if (kind !== 'text' && kind !== 'name') return unknown;
    this.at++;
    if (kind === 'text') return value ?? '';
    if (!this.isSign('(') || this.depth >= maxDepth) return this.values.get(value ?? '') ?? unknown;
    if (value === 'String.fromCharCode') return this.characters();
    const given = this.arguments();
    return value === 'unescape' || value === 'decodeURIComponent' ? percentDecoded(given) : unknown;
  }

  /** `String.fromCharCode(64, 97)` */
  private characters(): string {
    let all = '';
    do {
      this.at++;
      const { kind, value } = this.next();
      all += kind === 'number' && Number(value) < 0x1_00_00 ? String.fromCharCode(Number(value)) : unknown;
    } while (this.isSign(','));
    if (this.isSign(')')) this.at++;
    return all;
  }
}

function percentDecoded(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
