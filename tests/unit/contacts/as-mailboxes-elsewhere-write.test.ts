import { expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { isFreeMailHost } from '../../../functions/domain/email-addresses/free-mail.ts';

test.each(['eastlink.ca', 'sasktel.net', 'suddenlink.net', 'plusnet.com'])(
  'a mailbox at the internet provider %s is anybody’s',
  (host) => {
    expect(isFreeMailHost(host)).toBe(true);
  },
);

test('two letters of a given name and a family name are somebody’s if the latter is no short one', () => {
  expect(matchesName('alroehl', 'Alessandra Roehl')).toBe('full');
  expect(matchesName('alroe', 'Alessandra Roe')).not.toBe('full');
});
