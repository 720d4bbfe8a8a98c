/**
 * Numbers of a country's registers, tax offices and post, and how its streets are numbered, which tell where a company
 * is based. An empty country is the one that the mark begins with.
 */
export const registerMarks: readonly [RegExp, string][] = [
  [/\bABN:? \d/, 'AU'],
  [/\bCHE-?\d{3}/, 'CH'],
  [/〒\s?\d{3}-?\d{4}/, 'JP'],
  [/\b(?:REGON|KRS|NIP)\b/, 'PL'],
  [/\bP\.? ?IVA\b|\bPartita IVA\b/i, 'IT'],
  [/\b(?:SIRET|SIREN|RCS)\b/, 'FR'],
  [/\bCNPJ\b/, 'BR'],
  [/\bCVR\b/, 'DK'],
  [/\b(?:KvK|BTW)\b/, 'NL'],
  [/\bY-tunnus\b/i, 'FI'],
  [/\bOrg\.? ?nr\.? ?\d{6}-\d{4}\b/i, 'SE'],
  [/\bOrg\.? ?nr\.? ?\d{3} ?\d{3} ?\d{3}\b/i, 'NO'],
  [/\bMERS[İI]S\b/, 'TR'],
  [/\bregistered in (?:England|Scotland|Wales|Northern Ireland)/i, 'GB'],
  [/\bNIT\b[.:]? ?\d{3}\.?\d{3}\.?\d{3} ?- ?\d\b/, 'CO'],
  [/\b(?:Cra|Kra)\.? ?\d{1,3}\b|\b(?:Carrera|Calle|Cll)\.? \d{1,3} ?[A-Z]? ?# ?\d/i, 'CO'],
  [/\bCUIT\b/, 'AR'],
  [/\bRUC\b[.:]? ?(?:10|20)\d{9}\b/, 'PE'],
  [/\bRUC\b[.:]? ?\d{10}001\b/, 'EC'],
  [/\bRUT\b[.:]? ?\d{2}\.\d{3}\.\d{3}-[\dkK]\b/, 'CL'],
  [/\bRFC\b[.:]? ?[A-ZÑ&]{3,4}-?\d{6}/, 'MX'],
  [/\bRIF\b[.:]? ?J-?\d/, 'VE'],
  [/\b(?:DE|ATU|IE|NL|BE|FR|ES|IT|PL|PT|SE|DK|FI|CZ|SK|HU|RO|BG|SI|HR|EE|LV|LT|LU|MT|CY)\d{8}/, ''],
];
