import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the sources of the web must not contain, by the name under which it is reported. */
const rules: readonly { name: string; pattern: RegExp; except?: RegExp }[] = [
  {
    name: 'a limit retyped at a field: take it from the contract (web/api/limits.ts)',
    pattern: /\b(?:max|min)(?:Length(?:=[{"]|: )|(?:=[{"]|: )\d)\d/g,
  },
  {
    name: 'a limit retyped in a comparison or a schema: take it from the contract',
    pattern: /\.length [<>]=? \d[\d_]+|\.(?:max|min)\(\d[\d_]+\)/g,
  },
  {
    name: 'a limit retyped as a constant: export it where the contract states it',
    pattern:
      /\bconst \w*(?:Characters|Length|PerRequest|PerCall|AtOnce|Keywords|Recipients|Messages)\b = [\d_]+/gi,
  },
  {
    // Ten characters of a time are its day.
    name: 'a limit retyped where a list is cut: export it where the contract states it',
    pattern: /(?<!toISOString\(\)|_at)\.slice\(0, \d[\d_]+\)|Math\.min\([\w.]+\.length, [\d_]+\)/g,
  },
  {
    name: 'a limit retyped in a request: name what it bounds, or take maxPageSize (shared/contract/page.ts)',
    pattern: /\blimit: \d{2,}/g,
  },
  {
    name: 'classes of a button: use Button, ButtonAnchor or ButtonLink',
    pattern: /['"`]amplify-button\b/g,
    except: /^web\/ui\/buttons\/button\.tsx$/,
  },
  {
    name: 'styles of a field: ui/fields brings them along',
    pattern: /styles\/(?:text|select|checkbox|search|password)\w*\.css/gi,
    except: /^web\/ui\/fields\//,
  },
];

function faultsOf(file: string, text: string): string[] {
  return rules
    .filter(({ except }) => !except?.test(file))
    .flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}: ${name}`),
    );
}

it('the web repeats no limit, and builds no button or field of its own', () => {
  const files = globSync('web/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  '<TextField maxLength={200} />',
  '<input minLength="6" />',
  'const rules = { maxLength: 200 };',
  '<input type="number" max={50} />',
  'const isLong = text.length > 2_000;',
  'const note = z.string().max(200);',
  'const perCall = 25;',
  'const maxCharacters = 2_000;',
  'const next = recipients.slice(0, 25);',
  'const sent = Math.min(recipients.length, 25);',
  'useRead(contract.sessions.list, { limit: 100 });',
  '<button className="amplify-button" />',
  "import '@aws-amplify/ui-react/styles/textField.css';",
])('%s is found where it is planted', (text) => {
  expect(faultsOf('web/features/planted.tsx', text)).toHaveLength(1);
});
