import { type ComponentType, type JSX, lazy, useState } from 'react';

/** A screen whose code is fetched apart from the app. */
export interface Screen<Props extends object = object> {
  (props: Props): JSX.Element;
  /** Fetches the code. Rejects where it cannot be had. */
  load(): Promise<unknown>;
}

/**
 * Makes a screen of what its code exports as default. One whose code is there is drawn at once: `lazy` alone would
 * give way to a spinner, and React keeps a spinner for 300 ms once it is on the screen.
 */
export function screen<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
): Screen<Props> {
  let fetched: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode();
    fetched = code.default;
    return code;
  };
  const Fetching = lazy(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, where modules are loaded.
  function View(props: Props) {
    // What was drawn first is kept, as another component in its place would lose what it holds.
    const [Drawn] = useState<ComponentType<Props>>(() => fetched ?? Fetching);
    return <Drawn {...props} />;
  }
  return Object.assign(View, { load });
}
