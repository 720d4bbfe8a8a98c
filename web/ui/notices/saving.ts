import { ApiError } from '../../api/api-error.ts';
import { announce } from './notices.tsx';

/**
 * Something that can be saved: how it is called, how it is shown as saved or not, and how it becomes so. What `unsave`
 * gives is what a person had written of it, which `save` is given when that is undone.
 */
export interface Savable<Kept> {
  readonly id: string;
  readonly name: string;
  readonly show: (saved: boolean) => void;
  readonly save: (kept?: Kept) => Promise<unknown>;
  readonly unsave: () => Promise<Kept>;
  /** Called when the service has done it. */
  readonly settled?: (saved: boolean) => Promise<void>;
}

/** What is on its way for each id, so that pressing twice ends as it was pressed last. */
const underWay = new Map<string, Promise<void>>();

function inOrder(id: string, act: () => Promise<void>): void {
  const done = (underWay.get(id) ?? Promise.resolve()).then(act);
  underWay.set(id, done);
  void done.then(() => {
    if (underWay.get(id) === done) underWay.delete(id);
  });
}

/** Saves or removes at once in view, offers to undo a removal, and takes back with a notice what the service refuses. */
export function setSaved<Kept>(item: Savable<Kept>, saved: boolean, given?: Kept): void {
  item.show(saved);
  inOrder(item.id, async () => {
    try {
      const kept = saved ? undefined : await item.unsave();
      if (saved) await item.save(given);
      // A read that was under way meanwhile may have brought back what was before.
      item.show(saved);
      await item.settled?.(saved);
      if (!saved) {
        announce({
          text: `${item.name} was removed.`,
          action: { label: 'Undo', run: () => setSaved(item, true, kept) },
        });
      }
    } catch (error) {
      item.show(!saved);
      const reason = error instanceof ApiError && !saved ? error.message : `${item.name} could not be saved.`;
      announce({ text: reason, failed: true });
    }
  });
}

/** Ids with one of them included, or not. */
export function withOrWithout(ids: readonly string[], id: string, included: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return included ? [...others, id] : others;
}
