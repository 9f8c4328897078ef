import { type DecapStore, tellFault } from './decapStore';
import type { Kept } from './decapWindow';

type FieldFaults = Readonly<Record<string, readonly { readonly type: string; readonly message: string }[]>>;

/**
 * Says why Decap did not save: which fields have faults, and what they are. Scrolls to the first. Decap itself only reports
 * empty fields.
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

/** Scrolls to a field. If the field is in a closed list item, scrolls to the button that opens the item. */
function bringIntoView(field: HTMLElement): void {
  let shown: Element | null = field;
  while (shown && !shown.checkVisibility()) shown = shown.parentElement;
  const target = shown === field ? field : shown?.querySelector<HTMLElement>('button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
