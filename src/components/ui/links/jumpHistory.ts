import { isListingPath } from '../../../search/listingPath';
import { isPlainClick } from '../layers/layerHistory';

/** A jump to a place on the same page is one entry of the history, of which Gatsby does not hear: it would scroll elsewhere. */

interface Entry {
  /** Gatsby's key of the page. */
  readonly key: string | undefined;
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly jump: number;
}

const entryHere = (): Entry => {
  const { pathname: path, search, hash } = window.location;
  const { key, jump = 0 } = window.history.state ?? {};
  return { key, path, search, hash, jump };
};

/** The entry that the page shows. */
let shown: Entry | undefined;

/** Call it after the page or its address has changed without a jump. */
export const rememberEntry = (): void => {
  shown = entryHere();
};

/** What had the focus before each jump of this document, and what has it after. */
const jumps = new Map<number, { readonly from: Element | null; readonly to: HTMLElement }>();

/** Never one that an earlier document left behind. */
let lastJump = Date.now();

/** @param hash the place in the address, so that it can be shared; without it the address stays */
export function jumpTo(to: HTMLElement, block: ScrollLogicalPosition = 'start', hash = ''): void {
  lastJump += 1;
  jumps.set(lastJump, { from: document.activeElement, to });
  try {
    window.history.pushState({ ...window.history.state, jump: lastJump }, '', hash);
  } catch {
    // Safari refuses more than a hundred entries in half a minute. The reader gets there all the same.
  }
  rememberEntry();
  to.closest('details')?.setAttribute('open', '');
  to.scrollIntoView({ block });
  // Text takes the focus only with a `tabindex`.
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}

/** Back or Forward between two places of one page. The browser scrolls; the focus follows. */
function onPopState(event: PopStateEvent): void {
  const left = shown;
  const entry = entryHere();
  shown = entry;
  const isSamePage = left !== undefined && left.key === entry.key && left.path === entry.path;
  if (!isSamePage || (left.jump === entry.jump && left.hash === entry.hash)) return;
  // A listing reads every entry, and keeps Gatsby from it (`stockRouter`).
  if (!isListingPath(entry.path)) {
    event.stopImmediatePropagation();
    // A calculator, for one, has written what was chosen since into the entry that was left.
    if (left.search !== entry.search)
      window.history.replaceState(window.history.state, '', entry.path + left.search + entry.hash);
    rememberEntry();
  }
  const place = entry.jump > left.jump ? jumps.get(entry.jump)?.to : jumps.get(left.jump)?.from;
  if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
}

/** A plain link to a place on this page: a table of contents, a footnote in the content's text. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hash || link.target || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.href.replace(/#.*/, '') !== window.location.href.replace(/#.*/, '')) return;
  const place = placeOf(link.hash);
  if (!place) return;
  event.preventDefault();
  jumpTo(place, 'start', link.hash);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `#50%off` names no place.
  }
}

/** Starts to watch the history, before Gatsby hears of it. */
export function watchJumps(): void {
  rememberEntry();
  window.addEventListener('popstate', onPopState, { capture: true });
  document.addEventListener('click', onClick);
}
