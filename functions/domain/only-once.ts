import { Refusal } from '../../shared/model/errors.ts';

/** A creation that its caller may send again. `request` is what identifies it, including the operation. */
export interface Repeatable {
  readonly userId: string;
  /** Null for a caller without a key, who creates a new thing each time. */
  readonly key: string | null;
  readonly request: Readonly<Record<string, unknown>>;
}

/** A creation under a key. */
export type KeyedRequest = Repeatable & { readonly key: string };

/** Where the answers to keyed requests are stored. `Along` is what can be written together with a creation. */
export interface RepeatStore<Along> {
  /**
   * The id with which a key's request was answered. Returns `other` if the key belongs to another request, and null
   * if it is new.
   */
  answered(request: KeyedRequest, now: Date): Promise<{ readonly id: string } | 'other' | null>;
  /** Stores the answer to a request, on the condition that its key is new. */
  answer(request: KeyedRequest, id: string, now: Date): Along;
}

/**
 * Creates something once per key and returns its id. A repeated request gets the id it got before. `create` must
 * write what `remember` returns in its own transaction, so that key and creation are written together or not at all.
 * If the same request comes many times at once, one call creates and the others return its id. Throws `conflict` if
 * the key was used for another request.
 */
export async function onlyOnce<Along>(
  store: RepeatStore<Along>,
  repeatable: Repeatable,
  now: Date,
  create: (remember: (id: string) => Along[]) => Promise<string>,
): Promise<string> {
  const { key } = repeatable;
  if (key === null) return create(() => []);
  const request = { ...repeatable, key };
  const before = await idOf(store, request, now);
  if (before !== null) return before;
  try {
    return await create((id) => [store.answer(request, id, now)]);
  } catch (error) {
    const meanwhile = await idOf(store, request, now);
    if (meanwhile !== null) return meanwhile;
    throw error;
  }
}

async function idOf<Along>(
  store: RepeatStore<Along>,
  request: KeyedRequest,
  now: Date,
): Promise<string | null> {
  const answered = await store.answered(request, now);
  if (answered === 'other') {
    throw new Refusal('conflict', 'This Idempotency-Key was used for another request. Send a new one.');
  }
  return answered?.id ?? null;
}
