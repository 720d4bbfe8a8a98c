import { Refusal } from '../../../shared/model/errors.ts';

/** A user's session as it was read. Throws `not_found` for null: there is none, or it is somebody else's. */
export function ownSession<Session>(read: Session | null): Session {
  if (read === null) throw new Refusal('not_found', 'Session not found');
  return read;
}

/** A lead as it was read. Throws `not_found` for null: there is none, or it is somebody else's. */
export function ownLead<Lead>(read: Lead | null): Lead {
  if (read === null) throw new Refusal('not_found', 'Company not found');
  return read;
}
