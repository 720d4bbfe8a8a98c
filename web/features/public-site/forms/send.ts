import type { Arguments, Route } from '../../../../shared/contract/route.ts';
import { publicSite } from '../../../../shared/contract/visitors/public-site.ts';
import { ApiError, fieldFault } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';

/** Why a form was refused: the faults of single fields, or a message about the whole. */
export interface Refused {
  readonly message?: string;
  readonly faults: Readonly<Record<string, string>>;
}

/** Sends the contact form. Resolves to null if it was received. */
export function sendMessage(typed: FormData): Promise<Refused | null> {
  const company = textOf(typed, 'company');
  return send(publicSite.contact, {
    name: textOf(typed, 'name'),
    email: textOf(typed, 'email'),
    ...(company === '' ? {} : { company }),
    // The contract refuses an unknown subject and names the field.
    subject: textOf(typed, 'subject') as Arguments<typeof publicSite.contact>['subject'],
    message: textOf(typed, 'message'),
  });
}

/** Asks to be left out of what is found. Resolves to null once the confirmation mail is on its way. */
export function removeMyData(typed: FormData): Promise<Refused | null> {
  return send(publicSite.removeMyData, { email: textOf(typed, 'email') });
}

function textOf(typed: FormData, field: string): string {
  const value = typed.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

async function send<R extends Route>(route: R, args: Arguments<R>): Promise<Refused | null> {
  const checked = route.body?.safeParse(args);
  if (checked?.error) {
    const faults = checked.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]);
    return { faults: Object.fromEntries(faults) };
  }
  try {
    await call(route, args);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { field, message } = error;
    if (field === undefined) return { message, faults: {} };
    return { faults: { [field]: fieldFault(error, field) ?? message } };
  }
}
