import { describe, expect, it } from 'vitest';
import { oneIn } from '../prove/variants.ts';
import { leads } from './quoted-texts/leads.ts';
import { publicAndAuth } from './quoted-texts/public-and-auth.ts';
import { quotedTexts } from './quoted-texts/quoted.ts';
import { saved } from './quoted-texts/saved.ts';
import { settingsAndGmail } from './quoted-texts/settings-and-gmail.ts';
import { expectShown } from './quoted-texts/situation.ts';
import { subscriptions } from './quoted-texts/subscriptions.ts';
import { templates } from './quoted-texts/templates.ts';

/*
 * Every text that the product promises word for word, on the real screens and in its situation. The tests use the
 * screens as a person does, with a fake server built from the contract.
 */

const situations = [
  ...publicAndAuth,
  ...leads,
  ...saved,
  ...templates,
  ...subscriptions,
  ...settingsAndGmail,
];

describe.each(Object.entries(quotedTexts))('%s', (section, quoted) => {
  const own = situations.filter((situation) => situation.section === section);

  for (const [at, { where, reach, shows }] of own.entries()) {
    it(`shows its texts for ${where}`, oneIn(4, at), async () => {
      await reach();
      for (const shown of shows) await expectShown(shown);
    });
  }

  it('shows every text in some situation', () => {
    const reached = new Set(own.flatMap(({ shows }) => shows.map(([, text]) => text)));
    expect([...reached].sort()).toEqual([...quoted].sort());
  });
});
