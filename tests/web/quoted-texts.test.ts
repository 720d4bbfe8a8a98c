import { describe, expect, it } from 'vitest';
import { leads } from './quoted-texts/leads.ts';
import { publicAndAuth } from './quoted-texts/public-and-auth.ts';
import { saved } from './quoted-texts/saved.ts';
import { settingsAndGmail } from './quoted-texts/settings-and-gmail.ts';
import { expectShown } from './quoted-texts/situation.ts';
import { quotedTexts } from './quoted-texts/specification.ts';
import { subscriptions } from './quoted-texts/subscriptions.ts';
import { templates } from './quoted-texts/templates.ts';

/*
 * Every text that the specification quotes, on the real screens, in the situation that it names: they are driven as a
 * person drives them, over a server made from the contract.
 */

const situations = [
  ...publicAndAuth,
  ...leads,
  ...saved,
  ...templates,
  ...subscriptions,
  ...settingsAndGmail,
];

describe.each(Object.entries(quotedTexts))('section %s', (section, quoted) => {
  const own = situations.filter((situation) => situation.section === section);

  it.each(own)('is worded as specified for $where', async ({ reach, shows }) => {
    await reach();
    for (const shown of shows) await expectShown(shown);
  });

  it('has a situation for each of its texts', () => {
    const reached = new Set(own.flatMap(({ shows }) => shows.map(([, text]) => text)));
    expect([...reached].sort()).toEqual([...quoted].sort());
  });
});
