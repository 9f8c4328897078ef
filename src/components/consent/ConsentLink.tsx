import { publishedTracking } from '../../tracking/publishedTracking';
import { useHydrated } from '../ui/useHydrated';
import { choicesWanted } from './choicesWanted';

/** The list item that opens the banner again. A site that measures nothing has none. */
export function ConsentLink({ className }: { readonly className?: string }) {
  if (!useHydrated() || !publishedTracking()) return null;
  return (
    <li>
      <button type="button" className={className} onClick={() => choicesWanted.set(true)}>
        Privacy choices
      </button>
    </li>
  );
}
