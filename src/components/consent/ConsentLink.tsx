import { publishedTracking } from '../../tracking/publishedTracking';
import { useHydrated } from '../search/useHydrated';
import { choicesWanted } from './choicesWanted';

/** The way back to the choice, as an entry of a list. Where nothing is measured there is nothing to choose. */
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
