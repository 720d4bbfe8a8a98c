/** Data attributes with parts of an address, which the page assembles when it is shown. */
export const localKeys = [
  'data-user',
  'data-name',
  'data-local',
  'data-mailbox',
  'data-account',
  'data-u',
  'data-before',
  'data-local-part',
  'data-localpart',
  'data-username',
  'data-part1',
  'data-first',
];
export const domainKeys = [
  'data-domain',
  'data-host',
  'data-d',
  'data-at',
  'data-after',
  'data-website',
  'data-hostname',
  'data-part2',
  'data-server',
  'data-site',
];
export const endingKeys = ['data-tld', 'data-ending', 'data-ext', 'data-part3'];
export const wholeKeys = [
  'data-email',
  'data-mail',
  'data-mailto',
  'data-e-mail',
  'data-address',
  'data-contact',
  'data-href',
  'data-email-address',
  'data-profile-email',
  'data-member-email',
  'data-person-email',
  'data-staff-email',
  'data-team-email',
  'data-user-email',
  'data-contact-email',
  'data-agent-email',
  'data-author-email',
  'data-profile-mail',
  'data-clipboard-text',
];

export const addressAttributes: readonly string[] = [
  ...wholeKeys,
  ...localKeys,
  ...domainKeys,
  ...endingKeys,
];
