import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

interface LateComponent<Props> {
  /** Absent until its script has loaded. */
  readonly Component?: ComponentType<Props>;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A component that adds to a page that is complete without it. Its script loads on demand, and what it shows is not in the
 * built HTML; for a part of the built HTML, use `lazyIsland`.
 * @param load always the same function
 * @param when `now`, when the page is idle, or `never`: not yet
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'idle' | 'never',
): LateComponent<Props> {
  const [script, setScript] = useState<Pick<LateComponent<Props>, 'Component' | 'isFailed'>>({
    isFailed: false,
  });
  const retry = useCallback(() => {
    setScript({ isFailed: false });
    load().then(
      (Component) => setScript({ Component, isFailed: false }),
      () => setScript({ isFailed: true }),
    );
  }, [load]);
  useEffect(() => {
    if (when === 'now') retry();
    else if (when === 'idle') whenIdle(retry);
  }, [when, retry]);
  return { ...script, retry };
}
