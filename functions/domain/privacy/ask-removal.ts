import { Refusal } from '../../../shared/model/errors.ts';
import type { NoticeQueue } from '../mail/notice.ts';
import { addressHash } from './keyed-hash.ts';
import { countVisitor, type VisitorServices } from './visitors.ts';

/** Where requests for removal are stored, until they are confirmed and after. */
export interface RemovalRequests {
  /** Stores that somebody asked to remove an address, and returns the token of the link that confirms it. */
  add(request: { readonly email: string; readonly address: string }, now: Date): Promise<string>;
  /** The keyed hash of the address that a token confirms; null once it has expired, or if there is none. */
  addressOf(token: string, now: Date): Promise<string | null>;
  /** Confirms that an address, by its keyed hash, is to be left out. */
  confirm(address: string, now: Date): Promise<void>;
}

/** What removal requests need. */
export interface RemovalServices extends VisitorServices {
  readonly removals: RemovalRequests;
  readonly notices: NoticeQueue;
}

/** Sends a link to an address, which removes it when it is opened and confirmed. Anybody can ask, so asking binds nobody. */
export async function askRemoval(
  services: RemovalServices,
  email: string,
  viewerAddress: string,
): Promise<void> {
  const { removals, notices, countAct, hash, now } = services;
  const address = await addressHash(email, hash);
  if (address === null) {
    throw new Refusal('invalid_input', 'Enter a valid email address', { field: 'email' });
  }
  await countVisitor(services, 'removalRequests', viewerAddress);
  if (!(await countAct('confirmationMails', address, now()))) {
    throw new Refusal(
      'too_many_requests',
      'We have already sent several emails to this address. Please check your inbox and your spam folder.',
    );
  }
  const token = await removals.add({ email, address }, now());
  await notices.add({ kind: 'confirm_objection', token });
}

/** The keyed hash of the address that a link confirms. Throws `not_found` for an invalid or expired link. */
export async function addressToRemove(
  { removals, now }: Pick<RemovalServices, 'removals' | 'now'>,
  token: string,
): Promise<string> {
  const address = await removals.addressOf(token, now());
  if (address !== null) return address;
  throw new Refusal(
    'not_found',
    'This link has expired or is incomplete. Copy the whole link from the email, or ask for a new one on our privacy page.',
  );
}

/** Confirms the removal of the address that a link was sent to. */
export async function confirmRemoval(
  services: Pick<RemovalServices, 'removals' | 'now'>,
  token: string,
): Promise<void> {
  await services.removals.confirm(await addressToRemove(services, token), services.now());
}
