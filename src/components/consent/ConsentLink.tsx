import { publishedTracking } from '../../config/tracking';
import { pageValue } from '../../device/pageValue';
import { useHydrated } from '../ui/useHydrated';

/** The list item that opens the banner again. A site that measures nothing has none. */
export function ConsentLink({ className }: { readonly className?: string }) {
  if (!useHydrated() || !publishedTracking()) return null;
  return (
    <li>
      <button type="button" className={className} onClick={() => consentPanel.set(true)}>
        Privacy choices
      </button>
    </li>
  );
}

/** Whether the visitor wants to see and change their choice. */
export const consentPanel = pageValue(false);
