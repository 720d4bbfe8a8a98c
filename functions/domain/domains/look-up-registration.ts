import { Refusal } from '../../../shared/model/errors.ts';
import type { DomainRegistration } from '../../../shared/model/leads/domain-for-sale.ts';
import { limits, windowOf } from '../../../shared/model/limits.ts';
import type { Registration, RegistrationLookup } from '../companies/proof/registration.ts';
import { withinTime } from '../web/deadline.ts';
import { changedMeanwhile, type DomainServices, maxAttempts, ownDomain } from './portfolio.ts';
import { registeredDomain, type StoredDomain } from './sale-change.ts';

/** The longest time for the list of registries and one answer, in milliseconds. */
const lookupMs = 6_000;
const dayMs = 24 * 3600 * 1000;
/** How long an answer counts; shorter if the name expires soon or has expired, as it may be renewed any day. */
const answerLastsMs = 7 * dayMs;
const soonMs = 30 * dayMs;
const answerBeforeExpiryLastsMs = dayMs;

/** What looking up a registration needs. */
export interface RegistrationServices extends DomainServices {
  /** What the registry has said lately, to whomever. */
  readonly heard: (domain: string) => Promise<Registration | null>;
  readonly ask: RegistrationLookup;
  /** Counts a question to a registry. Returns false if the account has asked as many as it may. */
  readonly countQuestion: (userId: string) => Promise<boolean>;
}

/**
 * Looks up one of a user's domains and stores the expiry and registrar. Where the registry does not answer, what is
 * known stays. Throws `not_found` for another's domain and `too_many_requests` over the account's limit.
 */
export async function lookUpRegistration(
  services: RegistrationServices,
  userId: string,
  domain: string,
): Promise<StoredDomain> {
  const { store, now } = services;
  const opened = await ownDomain(services, userId, domain);
  if (opened.registration !== null && isCurrent(opened.registration, now())) return opened;
  const registration = await currentRegistration(services, userId, domain);
  if (registration === null) return opened;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const before = await ownDomain(services, userId, domain);
    const after = registeredDomain(before, registration, now());
    if (await store.write(userId, [{ before, after }], null)) return after;
  }
  throw changedMeanwhile();
}

async function currentRegistration(
  { heard, ask, countQuestion, now }: RegistrationServices,
  userId: string,
  domain: string,
): Promise<DomainRegistration | null> {
  const known = await heard(domain);
  const current = known === null ? null : registrationFrom(known);
  if (current !== null && isCurrent(current, now())) return current;
  if (!(await countQuestion(userId))) throw questionsUsedUp(now());
  const answer = await withinTime((signal) => ask(domain, signal), lookupMs, new AbortController().signal);
  return answer === null ? null : registrationFrom(answer);
}

function registrationFrom({ expiresAt, registrar, statuses, fetchedAt }: Registration): DomainRegistration {
  return {
    expires_on: expiresAt?.slice(0, 10) ?? null,
    registrar,
    phase: phaseOf(statuses),
    looked_up_at: fetchedAt,
  };
}

function phaseOf(statuses: readonly string[]): DomainRegistration['phase'] {
  if (statuses.includes('redemption period')) return 'redemption';
  if (statuses.includes('pending delete')) return 'pending_delete';
  return statuses.includes('auto renew period') ? 'auto_renew' : null;
}

function isCurrent({ expires_on, looked_up_at }: DomainRegistration, now: Date): boolean {
  const expiresSoon = expires_on !== null && new Date(expires_on).getTime() - now.getTime() < soonMs;
  const lasts = expiresSoon ? answerBeforeExpiryLastsMs : answerLastsMs;
  return now.getTime() - new Date(looked_up_at).getTime() < lasts;
}

function questionsUsedUp(now: Date): Refusal {
  const { max, windowSeconds } = limits.registrationLookups;
  const next = (windowOf('registrationLookups', now) + 1) * windowSeconds * 1000;
  const again = new Date(next).toISOString().slice(11, 16);
  return new Refusal(
    'too_many_requests',
    `You have looked up ${max} registrations in this hour. Please try again after ${again} (UTC).`,
  );
}
