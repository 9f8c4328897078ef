import { useEffect, useRef } from 'react';

/**
 * Open layers (a sheet, the full screen, the menu of a phone) in the browser's history. An open layer has one entry, which
 * is always the last one, so Back closes the layer and stays on the page. However a layer closes, its entry goes with it.
 * The entry has the page's own address and Gatsby's own key, so for Gatsby and the search nothing happens.
 */

interface Layer {
  readonly id: number;
  readonly close: () => void;
  hasEntry: boolean;
}

/** What the entry of an open layer remembers of the page. */
interface Place {
  readonly key: string | undefined;
  readonly href: string;
  /** The address of the entry beneath, which the page may have replaced since. Unknown after the page was loaded again. */
  readonly beneath: string | undefined;
}

let layers: readonly Layer[] = [];
let place: Place | undefined;
/** Whether the browser is on its way back from the entries of closed layers. */
let isReturning = false;
/** What waits for that. */
let waiting: readonly (() => void)[] = [];
/** Never one that an earlier document left behind. */
let lastId = Date.now();

/** The ids of the layers that were open at the current entry. */
const idsHere = (): readonly number[] => window.history.state?.layers ?? [];
const keyHere = (): string | undefined => window.history.state?.key;

function keepPlace(beneath: string | undefined) {
  place = { key: keyHere(), href: window.location.href, beneath };
}

/** Goes back from the entries of closed layers, then gives each new layer its entry. */
function settle() {
  if (isReturning) return;
  const ids = idsHere();
  const open = ids.filter((id) => layers.some((layer) => layer.id === id)).at(-1);
  const surplus = ids.length - 1 - (open === undefined ? -1 : ids.lastIndexOf(open));
  if (surplus > 0) {
    isReturning = true;
    if (!place) keepPlace(undefined);
    window.history.go(-surplus);
    return;
  }
  for (const layer of layers) {
    if (layer.hasEntry) continue;
    layer.hasEntry = true;
    // The shopper may scroll the page while a layer is open; closing it must not scroll back.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...window.history.state, layers: [...idsHere(), layer.id] }, '');
    keepPlace(window.location.href);
  }
  const next = waiting;
  waiting = [];
  for (const run of next) run();
}

function onPopState(event: PopStateEvent) {
  const ids = idsHere();
  const closed = layers.filter(({ id, hasEntry }) => hasEntry && !ids.includes(id));
  if (place && (closed.length > 0 || isReturning) && place.key === keyHere()) {
    const { href, beneath = window.location.href } = place;
    if (window.location.href === beneath && beneath !== href)
      window.history.replaceState(window.history.state, '', href);
    if (window.location.href === href) event.stopImmediatePropagation();
  }
  isReturning = false;
  layers = layers.filter((layer) => !closed.includes(layer));
  for (const layer of closed.reverse()) layer.close();
  if (ids.length === 0) {
    place = undefined;
    window.history.scrollRestoration = 'auto';
  }
  settle();
}

/** A plain link that loads another document. Links to pages of the site do the same with `leaveLayers`. */
function onClick(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || !/^https?:/.test(link.href)) return;
  if (link.hash && link.pathname === window.location.pathname) return;
  leaveLayers(event, () => window.location.assign(link.href));
}

/** Starts to watch the history, before anything else hears of it. */
export function watchLayers(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
  document.addEventListener('click', onClick);
}

/** Goes back from the entry of a layer that was open when the page was loaded again. Call it once the page is live. */
export const leaveOldLayers = (): void => settle();

/**
 * Gives a layer its entry.
 * @param close called when the shopper goes back; it also gives the focus back
 * @returns to be called when the layer has closed, whatever closed it
 */
function openLayer(close: () => void): () => void {
  lastId += 1;
  const layer: Layer = { id: lastId, close, hasEntry: false };
  layers = [...layers, layer];
  settle();
  return () => {
    layers = layers.filter((one) => one !== layer);
    settle();
  };
}

/** Closes all layers before a link is followed, so that Back leads from the next page to this one and not to a layer. */
export function leaveLayers(
  event: Click & Pick<Event, 'defaultPrevented' | 'preventDefault'>,
  follow: () => void,
): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  if (!isReturning && idsHere().length === 0) return;
  event.preventDefault();
  waiting = [...waiting, follow];
  const open = layers;
  layers = [];
  for (const layer of [...open].reverse()) layer.close();
  settle();
}

/** Writes the page's address. While a layer is open, a new entry is put beneath the layer's. */
export function writeAddress(method: 'pushState' | 'replaceState', url: string): void {
  if (isReturning) {
    waiting = [...waiting, () => writeAddress(method, url)];
    return;
  }
  const state = { ...window.history.state };
  const ids = idsHere();
  if (ids.length === 0) {
    window.history[method](state, '', url);
    return;
  }
  const isNew = method === 'pushState';
  window.history.replaceState(isNew ? { ...state, layers: ids.slice(0, -1) } : state, '', url);
  if (isNew) window.history.pushState(state, '', url);
  keepPlace(isNew ? window.location.href : place?.beneath);
}

/**
 * Makes an open layer one entry of the history: Back closes it and stays on the page. For everything that covers the page,
 * or a part of it, until it is closed.
 * @param close closes the layer and gives the focus back
 */
export function useLayerHistory(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}

/** Any click, the browser's own or React's. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is left to us. With a key or another button, the browser opens a new tab or saves the address. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
