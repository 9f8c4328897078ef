import { formatNumber } from '../../src/domain/formatNumber';

/** The controls of a form that hold what a page shows. */
const CONTROLS =
  'input:not([type=hidden], [type=file], [type=search]), textarea, select, [contenteditable=true]';

/** Longer texts are found by their beginning. */
const MAX_LETTERS = 60;

/** How many neighbours are looked for. */
const MAX_NEIGHBOURS = 12;

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What a page shows of a control: `32990` as `32,990`; of a long text, its beginning. Choices have other words there. */
function wordsOf(control: Element): string {
  if (control instanceof HTMLSelectElement) return '';
  if (control instanceof HTMLInputElement && control.type === 'number')
    return control.value === '' ? '' : formatNumber(Number(control.value));
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return plain(control.value).slice(0, MAX_LETTERS);
  const [first = ''] = (control as HTMLElement).innerText.split('\n').filter((line) => line.trim() !== '');
  return plain(first).slice(0, MAX_LETTERS);
}

/**
 * The part of a page that shows a field of the form beside it: the smallest one with the field's words. Where those stand several
 * times, in as many fields, they are in the same order. For a field without words of its own, the part that shows its neighbours
 * in the same group.
 * @returns undefined if the page shows nothing of the group
 */
export function partOfPage(field: Element, page: Element): HTMLElement | undefined {
  const all = [...field.ownerDocument.querySelectorAll(CONTROLS)].map((control) => ({
    control,
    words: wordsOf(control),
  }));
  const isWholeForm = (group: Element): boolean =>
    [all.at(0), all.at(-1)].every((one) => one && group.contains(one.control));
  for (let group: Element | null = field; group; group = group.parentElement) {
    if (group !== field && isWholeForm(group)) return undefined;
    for (const { control, words } of all
      .filter((one) => group?.contains(one.control))
      .slice(0, MAX_NEIGHBOURS)) {
      // One letter is everywhere.
      if (words.length < 2) continue;
      const place = all.filter((one) => one.words === words).findIndex((one) => one.control === control);
      const shown = shownParts(page, words);
      const found = shown[Math.min(place, shown.length - 1)];
      if (found) return found;
    }
  }
  return undefined;
}

/** The part of a page that shows the first field of the form: the name of a person or a place. */
export function namedPart(page: Element): HTMLElement | undefined {
  const first = document.querySelector(CONTROLS);
  return (first && partOfPage(first, page.querySelector('main') ?? page)) ?? undefined;
}

/** The smallest visible parts with some words; first those that say nothing else. What is in a closed menu counts as visible. */
function shownParts(page: Element, words: string): readonly HTMLElement[] {
  const having = [...page.querySelectorAll<HTMLElement>('*')].filter(
    (part) => !part.matches('style, svg *, option') && wordsIn(part).includes(words),
  );
  const smallest = having.filter((part) => !having.some((other) => other !== part && part.contains(other)));
  const exact = smallest.filter((part) => wordsIn(part) === words);
  return (exact.length > 0 ? exact : smallest).filter(isShownOnceOpen);
}

const wordsIn = (part: Element): string =>
  plain(part.matches('img') ? part.getAttribute('alt') : part.textContent);

/** The closed menus and sections around a part. */
function closedAround(part: Element): readonly HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let one = part.closest('details'); one; one = one.parentElement?.closest('details') ?? null)
    if (!one.open) closed.push(one);
  return closed;
}

function isShownOnceOpen(part: Element): boolean {
  const closed = closedAround(part);
  for (const one of closed) one.open = true;
  const isShown = part.checkVisibility();
  for (const one of closed) one.open = false;
  return isShown;
}

/** Opens the menus around a part, and brings it into view. */
export function showPart(part: HTMLElement): void {
  for (const one of closedAround(part)) one.open = true;
  if (part.matches('details')) (part as HTMLDetailsElement).open = true;
  const { top, bottom } = part.getBoundingClientRect();
  const { innerHeight = 0 } = part.ownerDocument.defaultView ?? {};
  if (top < 0 || bottom > innerHeight)
    part.scrollIntoView({ block: bottom - top < innerHeight ? 'center' : 'start' });
}
