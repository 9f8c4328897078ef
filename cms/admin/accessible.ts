/** What Decap leaves without a name or a state: a selector, and the attributes that a screen reader needs there. */
const MISSING: readonly (readonly [
  selector: string,
  attributes: (element: Element) => Readonly<Record<string, string | null>>,
])[] = [
  ['[class*=EditorContainer]', () => ({ role: 'main' })],
  ['[class*=Toastify__toast-container]', () => ({ role: 'region', 'aria-label': 'Messages' })],
  // The bar that moves while something loads.
  ['body > canvas', () => ({ 'aria-hidden': 'true' })],
  ['iframe#preview-pane', () => ({ title: 'The page as it will be' })],
  [
    '[class*=ListItemTopBar] > button:first-child',
    (it) => ({ 'aria-label': `Open or close ${rowName(it)}` }),
  ],
  ['[aria-roledescription=sortable]', (it) => ({ 'aria-label': `Move ${rowName(it)}` })],
  ['[class*=ListItemTopBar] > button:last-child', (it) => ({ 'aria-label': `Remove ${rowName(it)}` })],
  ['[data-slate-editor]', (it) => ({ 'aria-label': fieldName(it) })],
  [
    '[class*=ToolbarToggle] > [role=switch]',
    (it) => ({
      'aria-label': 'Markdown',
      'aria-checked': String(it.closest('.cms-editor-raw') !== null),
    }),
  ],
  // A button within a button: the inner one opens the menu too.
  ['[aria-haspopup]:has(> button)', () => ({ role: 'presentation', tabindex: null, 'aria-expanded': null })],
];

/** A row of a list: its kind and what it holds, such as “Form: Write to us”. */
function rowName(within: Element): string {
  const row = within.closest('[class*=ListItem]:not([class*=TopBar])');
  const [kind, words] = ['label', '[class*=NestedObjectLabel]'].map((part) =>
    row?.querySelector(`:scope > ${part}`)?.textContent?.trim(),
  );
  return [kind, words].filter(Boolean).join(': ');
}

const fieldName = (within: Element): string =>
  within.closest('[class*=ControlContainer]')?.querySelector('label')?.textContent ?? '';

function complete(): void {
  for (const [selector, attributes] of MISSING)
    for (const element of document.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes(element)))
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Names what Decap leaves unnamed for screen readers, now and whenever the editor draws something. */
export function nameControls(): void {
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      complete();
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
