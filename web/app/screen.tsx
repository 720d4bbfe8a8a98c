import { type ComponentType, type JSX, lazy, useState } from 'react';
import { LoadError } from '../ui/notices/load-error.ts';

/** A screen whose code is loaded separately. */
export interface Screen<Props extends object = object> {
  (props: Props): JSX.Element;
  /** Loads the code. Rejects with a `LoadError` if that fails. */
  load(): Promise<unknown>;
}

/**
 * Makes a screen from the default export of a module. If its code is already loaded, the screen renders at once. `lazy`
 * alone would show a spinner first, and React keeps a spinner on the screen for 300 ms.
 */
export function screen<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
): Screen<Props> {
  let fetched: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode().catch((cause: unknown) => {
      throw new LoadError('The code of a screen could not be loaded', { cause });
    });
    fetched = code.default;
    return code;
  };
  const Fetching = lazy(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, where modules are loaded.
  function View(props: Props) {
    // Keep the component of the first render: swapping it would lose its state.
    const [Drawn] = useState<ComponentType<Props>>(() => fetched ?? Fetching);
    return <Drawn {...props} />;
  }
  return Object.assign(View, { load });
}
