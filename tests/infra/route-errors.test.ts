import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Route } from '../../shared/contract/route.ts';
import { raisedRefusals } from './raised-refusals.ts';

/** A capability whose operations refuse in every possible way. */
const planted = {
  'functions/domain/planted.ts': `
import { Refusal } from '../../shared/model/errors.ts';
export interface Port { act(): Promise<void> }
const gone = () => new Refusal('not_found', 'Gone');
export async function findThing(port: Port): Promise<void> { await port.act(); throw gone(); }
export function refuseEither(isFull: boolean): never {
  throw new Refusal(isFull ? 'limit_reached' : 'conflict', 'No');
}
export function silent(): void {}
`,
  'functions/api/planted.ts': `
import { Refusal } from '../../shared/model/errors.ts';
import { findThing, type Port, refuseEither, silent } from '../domain/planted.ts';
import { serve } from '../runtime/serve.ts';
const plantedContract = {};
const port: Port = { act: async () => undefined };
const services = { port, refuseEither };
function plantedHandlers() {
  const away = async () => { throw new Refusal('unavailable', 'Away'); };
  return {
    direct: async () => { throw new Refusal('forbidden', 'No'); },
    ofFactory: () => away(),
    async ofDomain() { await findThing(port); },
    either: () => services.refuseEither(true),
    ofPort: () => { silent(); return port.act(); },
  };
}
export const handler = serve(plantedContract, plantedHandlers());
`,
};

const files = [...globSync('functions/api/*.ts'), 'functions/webhooks/payments.ts'];
const raised = raisedRefusals([...files, 'functions/api/planted.ts'], planted);

it('finds every code of an operation, through other code, by a condition, and not through a port', () => {
  const found = [...(raised.get('plantedContract') ?? [])].map(([name, codes]) => [
    name,
    [...codes].toSorted(),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    direct: ['forbidden'],
    ofFactory: ['unavailable'],
    ofDomain: ['not_found'],
    either: ['conflict', 'limit_reached'],
    ofPort: [],
  });
});

/** Errors of any call, before a handler sees it or from a handler that finds an invalid input. */
const ofAnyCall = [
  'invalid_input',
  'not_authenticated',
  'forbidden',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
];

/** Writes are refused while their account is being deleted. */
function isGuarded({ access, method }: Route): boolean {
  return access === 'user' && method !== 'GET';
}

const operations = Object.entries(contract).flatMap(([capability, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => {
    return { id: `${capability}.${name}`, route, codes: raised.get(capability)?.get(name) };
  }),
);

describe('the errors that a route declares', () => {
  it.each(operations)('include every code that $id refuses with', ({ route, codes }) => {
    const declared: readonly string[] = [...ofAnyCall, ...(route.errors ?? [])];
    // The error for a key that was used for another request comes with every idempotent route.
    const known = route.idempotent ? [...declared, 'conflict'] : declared;
    expect(codes).toBeDefined();
    expect([...(codes ?? [])].filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each(operations)('are all codes that $id can refuse with', ({ route, codes = new Set() }) => {
    const able = new Set([...codes, ...(isGuarded(route) ? ['conflict'] : [])]);
    expect((route.errors ?? []).filter((code) => !able.has(code))).toEqual([]);
  });
});
