/** JSON texts that are odd in any place: wrong types, huge numbers, strange text, deep nesting. */
export const hostileJson: readonly string[] = [
  ...['null', 'true', 'false', '[]', '[null]', '{}', '{"":""}', '{"$gt":""}', '{"toString":null}'],
  ...['0', '-1', '1.5', '-0', '1e400', '-1e400', '1e-400', '9007199254740993', '-9007199254740993'],
  ...['1234567890123456789012345678901234567890', '1e308', '2147483648', '4294967296.5'],
  ...['""', '" "', '"x"', '"0"', '"null"', '"__proto__"', '"../../etc/passwd"', '"USER#x"', '"%s%n"'],
  // NUL, lone surrogates in both orders, right-to-left overrides, a byte order mark, a noncharacter, combining marks.
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"a\\udc00"', '"\\u202eelpmaxe.x\\u202c"'],
  ...['"\\ufeffx"', '"\\uffff"', `"e${'\\u0301'.repeat(300)}"`, '"مثال.example"', '"👩‍👩‍👧‍👦"', '"\\u2028"'],
  `"${'x'.repeat(100_000)}"`,
  ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
  ...[nested('[', ']', 10_000), nested('{"a":', '}', 10_000)],
];

/** Names of fields that no schema declares. */
export const unknownNames: readonly string[] = [
  ...[
    'unexpected',
    'user_id',
    'userId',
    'id',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
  ],
  ...['', ' ', 'a.b', '0', '\u0000', '\ud800', '\u202e', 'x'.repeat(5000)],
];

/** Bodies that are not JSON, or JSON in an unexpected shape. `text` is a body that the schema accepts. */
export function hostileBodies(text: string): (string | Buffer)[] {
  return [
    ...[
      '',
      ' ',
      '{',
      '}',
      '[',
      '"',
      '{"',
      'nul',
      'undefined',
      'NaN',
      'Infinity',
      "{'a':1}",
      '{a:1}',
      '<a/>',
      'a=1',
    ],
    ...[`${text},`, `${text}${text}`, `\ufeff${text}`, `${text}\u0000`, text.slice(0, -1), `/**/${text}`],
    ...['['.repeat(100_000), '{"a":'.repeat(10_000)],
    Buffer.from(text, 'utf16le'),
    Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80]),
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xed, 0xa0, 0x80, 0x7d])]),
  ];
}

/** Values of query and path as they are sent, percent-encoded: some decode to something that is not text. */
export const hostileTexts: readonly string[] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e400',
    'NaN',
    'Infinity',
    '0x10',
    '1,2',
    'null',
    'undefined',
    'true',
    'x',
    '%20',
    '+',
  ],
  ...['9007199254740993', '123456789012345678901234567890', '-9007199254740993', '٣', '１'],
  ...[
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%FF%FE',
    '%C0%80',
    '%zz',
    '%',
    '%E2%80%AE%78',
    '%F0%9F%92%A3',
    '%EF%BB%BF1',
  ],
  ...[
    '__proto__',
    'constructor',
    '%2F',
    '%5C',
    '..%2F..',
    '%0D%0AX-Injected:%201',
    '%7B%7D',
    '%5B%5D',
    "'%20OR%201",
  ],
  'x'.repeat(4000),
];

/** Invalid idempotency keys, in the characters that a header may contain. */
export const hostileKeys: readonly string[] = [
  ...['x', '0', 'null', '{}', '*', '"', '/', '%00', 'é', 'x'.repeat(4000)],
  ...['0193480a', '0193480a00007000800000000000000a', '0193480a-0000-7000-8000-00000000000', 'urn:uuid:0'],
  ...['"0193480a-0000-7000-8000-00000000000a"', '{0193480a-0000-7000-8000-00000000000a}'],
  '0193480a-0000-7000-8000-00000000000a, 0193480a-0000-7000-8000-00000000000b',
  '0193480a-0000-7000-8000-00000000000g',
];

function nested(open: string, close: string, levels: number): string {
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
}
