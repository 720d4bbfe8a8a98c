import { Refusal } from '../../../shared/model/errors.ts';

/** What was read of a user's session. Throws `not_found` for null: there is none, or it is somebody else's. */
export function ownSession<Session>(read: Session | null): Session {
  if (read === null) throw new Refusal('not_found', 'Session not found');
  return read;
}

/** What was read of a lead. Throws `not_found` for null: there is none, or it is somebody else's. */
export function ownLead<Lead>(read: Lead | null): Lead {
  if (read === null) throw new Refusal('not_found', 'Company not found');
  return read;
}
