import fc from 'fast-check';

/** Texts that spreadsheets, CSV readers or screens could take for something else. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '=HYPERLINK("http://evil.example","x")',
    "'=1+1",
    "''+1",
    '+1 415 555 0100',
    '@SUM(A1:A9)',
    '-5',
    "'-5",
    'sep=;',
    'a;=1,"b"\t|-2',
    'first\nsecond\r\nthird',
    '"quoted"',
    "O'Neill",
    '<script>alert(1)</script>',
    '＝1',
    'name',
    'ada@lumengrid.example',
    '1; DROP TABLE',
    '日本語, テスト',
    '{{lead.name}}',
    ' :::  ::: ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...'=+-@\'",;|\t\n a1'), { maxLength: 12 }).map((parts) => parts.join('')),
);
/** Phone numbers in E.164, and as people write them where the country is unknown. */
export const phoneText = fc.oneof(
  fc.stringMatching(/^\+[1-9]\d{6,14}$/),
  fc.stringMatching(/^\+1415555\d{4};ext=[1-9]\d{0,4}$/),
  fc.constantFrom('07400 123456', '(030) 555 01 23', '555-0100', '+1 415 555 0100', '0044 20 7946 0123'),
);
