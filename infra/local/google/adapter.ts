import type { AdapterFactory, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';
import type { Store } from '../machine/store.ts';

/** The kinds of documents that end with a grant. */
const granted = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];
/** All kinds that may expire without being read again. */
const expiring = [...granted, 'Grant', 'Interaction', 'Session'];

const storedDocument = z.object({
  expiresAt: z.number().nullable(),
  payload: z.looseObject({ uid: z.string().optional(), grantId: z.string().optional() }),
});

function collectionOf(kind: string): string {
  return `google-${kind}`;
}

/**
 * Stores the OpenID provider's data in the stack's store, so that accounts stay connected across restarts. Expired
 * data is no longer found, and deleted at the next start.
 */
export function storeAdapter(store: Store, now: () => Date): AdapterFactory {
  function alive(value: unknown): AdapterPayload | undefined {
    const { expiresAt, payload } = storedDocument.parse(value);
    return expiresAt !== null && expiresAt <= now().getTime() ? undefined : payload;
  }

  for (const kind of expiring) {
    for (const { key, value } of store.list(collectionOf(kind))) {
      if (alive(value) === undefined) store.delete(collectionOf(kind), key);
    }
  }

  return (kind) => {
    const collection = collectionOf(kind);
    const find = (id: string) => {
      const value = store.get(collection, id);
      return value === undefined ? undefined : alive(value);
    };
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn === undefined ? null : now().getTime() + expiresIn * 1000;
        store.put(collection, id, { expiresAt, payload });
      },
      find: async (id) => find(id),
      async findByUid(uid) {
        const found = store
          .list(collection)
          .map(({ value }) => alive(value))
          .find((payload) => payload?.uid === uid);
        return found;
      },
      // Only devices without a browser get such codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const value = store.get(collection, id);
        if (value === undefined) return;
        const { expiresAt, payload } = storedDocument.parse(value);
        const consumed = Math.floor(now().getTime() / 1000);
        store.put(collection, id, { expiresAt, payload: { ...payload, consumed } });
      },
      async destroy(id) {
        store.delete(collection, id);
      },
      async revokeByGrantId(grantId) {
        deleteWhere(store, [kind], (payload) => payload.grantId === grantId);
      },
    };
  };
}

/** Expires all access tokens. */
export function forgetAccessTokens(store: Store): void {
  deleteWhere(store, ['AccessToken'], () => true);
}

/** Revokes everything that accounts have granted. */
export function forgetGrants(store: Store): void {
  deleteWhere(store, [...granted, 'Grant'], () => true);
}

function deleteWhere(
  store: Store,
  kinds: string[],
  isMeant: (payload: z.infer<typeof storedDocument>['payload']) => boolean,
): void {
  for (const collection of kinds.map(collectionOf)) {
    for (const { key, value } of store.list(collection)) {
      if (isMeant(storedDocument.parse(value).payload)) store.delete(collection, key);
    }
  }
}
