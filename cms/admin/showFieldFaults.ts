import { type DecapStore, tellFault } from './decapStore';
import type { Kept } from './decapWindow';

type FieldFaults = Readonly<Record<string, readonly { readonly type: string; readonly message: string }[]>>;

/**
 * Says why a save was not tried: which fields are at fault, and how. The first one is brought into view.
 * Decap itself says something only where a field is empty.
 */
export function showFieldFaults(decap: DecapStore): void {
  const faults = (decap.store.getState().entryDraft.get('fieldsErrors') as Kept | undefined)?.toJS() as
    | FieldFaults
    | undefined;
  const all = Object.values(faults ?? {}).flat();
  if (all.length === 0) return;
  const wrong = all.filter(({ type }) => type !== 'PRESENCE').map(({ message }) => message);
  if (wrong.length > 0)
    tellFault(decap, { key: 'ui.toast.onFailToPersist', details: [...new Set(wrong)].join(' ') });
  const [first] = Object.keys(faults ?? {})
    .flatMap(
      (id) => document.getElementById(id) ?? document.querySelector<HTMLElement>(`[for="${id}"]`) ?? [],
    )
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) bringIntoView(first);
}

/** A field of a list's closed item is not on the screen: what opens the item is shown then. */
function bringIntoView(field: HTMLElement): void {
  let shown: Element | null = field;
  while (shown && !shown.checkVisibility()) shown = shown.parentElement;
  const target = shown === field ? field : shown?.querySelector<HTMLElement>('button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
