import freeMailDomains from 'email-providers/all.json' with { type: 'json' };

const moreFreeMail =
  'ziggo.nl telefonica.net posteo.de posteo.net fastmail.com telia.com xs4all.nl proton.me pm.me tuta.com tutanota.com hey.com';
let hosts: Set<string> | undefined;

/** A provider where anyone has a mailbox (list: npm email-providers, made into a set at its first use). */
export function isFreeMailHost(host: string): boolean {
  hosts ??= new Set([...freeMailDomains, ...moreFreeMail.split(' ')]);
  return hosts.has(host);
}
