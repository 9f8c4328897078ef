import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface Later<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Asks for the script at once, before the component is rendered. */
  readonly start: () => void;
}

/**
 * A component whose script comes only with the pages that use it.
 *
 * Render it without a `Suspense` around it: React would take what stands in a boundary of some size out of its place
 * in the built HTML and have a script put it back, so that it would shift, and be missing where no script runs.
 * Without one, hydration waits for the script and the built HTML stays as it is.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = () => {
    loading ??= load().then((component) => ({ default: component }));
    return loading;
  };
  return { Component: lazy(start), start };
}
