import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import roleAddresses from 'role-based-email-addresses';
import { foldText } from '../../../shared/text/fold-text.ts';
import { isFreeMailHost } from './free-mail.ts';

const moreRoles =
  'kontakt contacto contatti contato contacte buero buro sekretariat secretariat empfang accueil vertrieb verkauf einkauf bewerbung karriere presse presse impressum datenschutz direction comptabilite comercial ventas compras recepcion administracion vendite acquisti amministrazione segreteria verkoop inkoop boekhouding administratie klantenservice vendas geral biuro sprzedaz forsaljning ekonomi salg bogholderi post postmottak myynti asiakaspalvelu obchod ucetni hallo hola bonjour ciao hej hi hello team welcome mail email enquiries enquiry reservations bookings reception';

let lists: { disposable: Set<string>; roles: Set<string> } | undefined;

/** The lists have over 10,000 entries, so the sets are built at first use. */
function loaded() {
  lists ??= {
    disposable: disposableEmailBlocklistSet(),
    roles: new Set([...roleAddresses, ...moreRoles.split(' ')]),
  };
  return lists;
}

/** A provider of disposable mailboxes, or a subdomain of one (list: npm disposable-email-domains-js). */
export function isDisposableHost(host: string): boolean {
  const { disposable } = loaded();
  const labels = host.split('.');
  return labels.some((_label, at) => at < labels.length - 1 && disposable.has(labels.slice(at).join('.')));
}

/** A mailbox of a role rather than of a person (list: npm role-based-email-addresses, and other languages). */
export function isRole(local: string): boolean {
  const plain = foldText(local).replace(/\+.*$/, '');
  return loaded().roles.has(plain);
}

const bigProviders =
  'gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com aol.com live.com msn.com protonmail.com hotmail.co.uk yahoo.co.uk hotmail.fr yahoo.fr outlook.fr orange.fr wanadoo.fr laposte.net gmx.de gmx.net web.de t-online.de freenet.de hotmail.de outlook.de libero.it hotmail.it yahoo.it comcast.net verizon.net btinternet.com'.split(
    ' ',
  );

/**
 * Whether a host looks like a typing error for a big mail provider ("gmial.com", "hotmail.con"): one letter missing,
 * added, changed or swapped, and not itself a provider.
 */
export function isLikelyTypo(host: string): boolean {
  if (isFreeMailHost(host) && !knownSlips.has(host)) return false;
  if (knownSlips.has(host)) return true;
  return bigProviders.some((provider) => provider.length >= 6 && isOneSlip(host, provider));
}

const knownSlips = new Set(
  'gmial.com gmai.com gmal.com gnail.com gamil.com gmaill.com gmail.co gmail.con gmail.cm gmail.om hotmial.com hotmal.com hotmai.com hotmail.co hotmail.con hotmil.com outlok.com outloo.com outlook.co outlook.con yaho.com yahooo.com yahoo.con yahoo.co iclould.com icloud.con'.split(
    ' ',
  ),
);

function isOneSlip(text: string, target: string): boolean {
  if (text === target || Math.abs(text.length - target.length) > 1) return false;
  const name = target.slice(0, target.indexOf('.'));
  if (name.length < 5 && text.slice(text.indexOf('.')) === target.slice(name.length)) return false;
  let start = 0;
  while (start < text.length && text[start] === target[start]) start++;
  let end = 0;
  while (end < Math.min(text.length, target.length) - start && text.at(-1 - end) === target.at(-1 - end))
    end++;
  const changed = text.slice(start, text.length - end);
  const meant = target.slice(start, target.length - end);
  if (changed.length <= 1 && meant.length <= 1) return true;
  return changed.length === 2 && meant.length === 2 && changed[0] === meant[1] && changed[1] === meant[0];
}
