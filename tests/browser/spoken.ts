import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod';

const value = z.object({ value: z.unknown().optional() }).optional();
const node = z.object({
  nodeId: z.string(),
  ignored: z.boolean(),
  role: value,
  name: value,
  description: value,
  properties: z
    .array(z.object({ name: z.string(), value: z.object({ value: z.unknown().optional() }) }))
    .default([]),
  childIds: z.array(z.string()).default([]),
});
const tree = z.object({ nodes: z.array(node) });

/** The states that a screen reader speaks, and the live regions that it announces. */
const spokenStates = [
  'disabled',
  'expanded',
  'pressed',
  'checked',
  'selected',
  'invalid',
  'required',
  'level',
  'live',
];

/** The roles of what can be operated. */
const operable: ReadonlySet<unknown> = new Set(
  'button link textbox searchbox combobox checkbox radio slider spinbutton tab option menuitem switch'.split(
    ' ',
  ),
);

/** One thing that a screen reader speaks, such as `button "Save Alder" pressed=false`. */
interface Spoken {
  readonly role: unknown;
  readonly name: string;
  readonly description: string;
  readonly line: string;
}

/** What a screen reader speaks of the page, in its order: the browser's own accessibility tree. */
async function spokenOn(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = tree.parse(await session.send('Accessibility.getFullAXTree'));
  await session.detach();
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const inOrder = (id: string): Spoken[] => {
    const each = byId.get(id);
    if (each === undefined) return [];
    const rest = each.childIds.flatMap(inOrder);
    return each.ignored ? rest : [spoken(each), ...rest];
  };
  return inOrder(nodes[0]?.nodeId ?? '');
}

function spoken({ role, name, description, properties }: z.infer<typeof node>): Spoken {
  const text = String(name?.value ?? '');
  const states = properties
    .filter((each) => spokenStates.includes(each.name))
    .map((each) => `${each.name}=${each.value.value}`)
    .filter((state) => !/^(?:invalid|required|disabled)=false$|^live=off$/.test(state));
  return {
    role: role?.value,
    name: text,
    description: String(description?.value ?? ''),
    line: [role?.value, JSON.stringify(text), ...states].join(' '),
  };
}

/** The lines that a screen reader speaks of the page. */
export async function linesOn(page: Page): Promise<string[]> {
  return (await spokenOn(page)).map(({ line }) => line);
}

/**
 * Waits until a screen reader speaks all of these, in this order, whatever is between them. Everything operable on the
 * page must have a name.
 */
export async function expectSpoken(page: Page, lines: readonly (string | RegExp)[]): Promise<void> {
  await expect.poll(async () => firstMissing(await linesOn(page), lines), { timeout: 60_000 }).toBeNull();
  const nameless = (await spokenOn(page)).filter(({ role, name }) => operable.has(role) && name === '');
  expect(nameless.map(({ line }) => line)).toEqual([]);
}

/** The first of the lines that is not spoken after those before it; null if all are. */
function firstMissing(spokenLines: readonly string[], lines: readonly (string | RegExp)[]): string | null {
  let from = 0;
  for (const wanted of lines) {
    const at = spokenLines.findIndex(
      (line, index) => index >= from && (typeof wanted === 'string' ? line === wanted : wanted.test(line)),
    );
    if (at < 0) return `${wanted} after ${spokenLines.slice(Math.max(0, from - 3), from).join(' | ')}`;
    from = at + 1;
  }
  return null;
}

/** What a screen reader says further about something: its hint, or what is wrong with it. */
export async function descriptionOf(page: Page, role: string, name: string): Promise<string | undefined> {
  return (await spokenOn(page)).find((each) => each.role === role && each.name === name)?.description;
}
