import { useEffect, useState } from 'react';
import { compared } from '../../../device/garage';
import { COMPARE_LINK, idsOfFragment } from '../../../domain/garage/idsLink';
import { useStored } from '../../ui/visit/useStored';

interface ComparedIds {
  readonly ids: readonly string[];
  /** How many items the shopper's own comparison has, while the page shows a link's. */
  readonly ownCount?: number;
  /** Makes the comparison of the link the shopper's own. */
  readonly adopt: () => void;
  /** Leaves the comparison of the link for the shopper's own. */
  readonly leave: () => void;
}

/**
 * What the page compares: the items of the link that led here, else the shopper's own choice. A link becomes the shopper's own
 * comparison if they have none, and never replaces one unasked.
 */
export function useComparedIds(): ComparedIds {
  const own = useStored(compared);
  const [sent, setSent] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setSent(idsOfFragment(COMPARE_LINK, window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const leave = () => {
    setSent([]);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  const adopt = () => {
    compared.store(sent);
    leave();
  };
  const isOwn = sent.length === 0 || sent.join() === own.join();
  const canAdopt = sent.length > 0 && (isOwn || own.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `adopt` does the same each time
  useEffect(() => {
    if (canAdopt) adopt();
  }, [canAdopt]);
  return isOwn ? { ids: own, adopt, leave } : { ids: sent, ownCount: own.length, adopt, leave };
}
