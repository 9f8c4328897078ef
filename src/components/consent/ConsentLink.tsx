import { publishedTracking } from '../../config/tracking';
import { useHydrated } from '../ui/useHydrated';
import { tabFlag } from '../ui/visit/tabFlag';

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
export const consentPanel = tabFlag();
