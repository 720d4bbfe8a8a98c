import { ApiError } from '../../api/api-error.ts';
import { announce } from './notices.tsx';

/**
 * Something that can be saved: its name, how to show it as saved or not, and how to save and unsave it. `unsave`
 * resolves to what is lost with it (notes); undoing passes that to `save`.
 */
export interface Savable<Details> {
  readonly id: string;
  readonly name: string;
  readonly show: (saved: boolean) => void;
  readonly save: (details?: Details) => Promise<unknown>;
  readonly unsave: () => Promise<Details>;
  /** Called after the service has saved or removed it. */
  readonly settled?: (saved: boolean) => Promise<void>;
}

/** The running request for each id. The next one waits, so that the last click wins. */
const underWay = new Map<string, Promise<void>>();

function inOrder(id: string, act: () => Promise<void>): void {
  const done = (underWay.get(id) ?? Promise.resolve()).then(act);
  underWay.set(id, done);
  void done.then(() => {
    if (underWay.get(id) === done) underWay.delete(id);
  });
}

/**
 * Saves or removes something, shows it at once, and offers to undo a removal. If the service refuses, the change is
 * reverted and a notice says so.
 */
export function setSaved<Details>(item: Savable<Details>, saved: boolean, details?: Details): void {
  item.show(saved);
  inOrder(item.id, async () => {
    try {
      const removed = saved ? undefined : await item.unsave();
      if (saved) await item.save(details);
      // A read that ran meanwhile may have shown the old state again.
      item.show(saved);
      await item.settled?.(saved);
      if (!saved) {
        announce({
          text: `${item.name} was removed.`,
          action: { label: 'Undo', run: () => setSaved(item, true, removed) },
        });
      }
    } catch (error) {
      item.show(!saved);
      const reason = error instanceof ApiError && !saved ? error.message : `${item.name} could not be saved.`;
      announce({ text: reason, failed: true });
    }
  });
}

/** A list of ids with one of them added or removed. */
export function withOrWithout(ids: readonly string[], id: string, included: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return included ? [...others, id] : others;
}
