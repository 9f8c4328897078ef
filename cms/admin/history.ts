import type { DeletedEntry, Version } from '../server/git/history';
import type { Outcome } from '../server/git/outcome';
import type { SiteState } from '../server/siteProcess';
import type { DecapStore } from './decapStore';
import { ask, element } from './dialog';
import { searchText } from './searchText';

/** What the editor's server knows beside the content. */
interface Around {
  readonly site: SiteState;
  /** Whether changes are kept as commits. */
  readonly hasHistory: boolean;
  /** What became of the last saves. */
  readonly outcome?: Outcome;
  /** Who is signed in, in a hosted editor. */
  readonly person?: string;
}

type Send = (action: string, params: object) => Promise<unknown>;

const PAUSE = 3000;

/**
 * A bar at the foot of the editor: the earlier versions of the open entry, the bin, and how the site is doing while it is
 * not ready.
 * @param pathOf the file of an entry
 * @param send asks the server, and shows its refusals
 */
export function addBar(
  decap: DecapStore,
  pathOf: (collection: string, id: string) => string | undefined,
  send: Send,
): void {
  const versions = element('button', { type: 'button', hidden: true }, 'Earlier versions');
  const bin = element('button', { type: 'button', hidden: true }, 'Deleted entries');
  const search = element('button', { type: 'button' }, 'Search all text');
  const leave = element('button', { type: 'button', hidden: true }, 'Sign out');
  const state = element('span', { role: 'status' });
  document.body.append(element('div', { className: 'forecourt-bar' }, versions, bin, search, leave, state));
  let hasHistory = false;

  const openPath = (): string | undefined => {
    const [, collection = '', id = ''] =
      /^#\/collections\/([\w-]+)\/entries\/([\w-]+)$/.exec(window.location.hash) ?? [];
    return pathOf(collection, id);
  };
  const show = (): void => {
    const isEntry = /\/(entries|new)\b/.test(window.location.hash);
    versions.hidden = !hasHistory || openPath() === undefined;
    bin.hidden = !hasHistory || isEntry;
  };
  window.addEventListener('hashchange', show);

  async function look(): Promise<void> {
    const around = (await fetch('around.json')
      .then((response) => response.json())
      .catch(() => undefined)) as Around | undefined;
    hasHistory = around?.hasHistory ?? hasHistory;
    if (around?.person !== undefined) leave.textContent = `Sign out ${around.person}`;
    leave.hidden = around?.person === undefined;
    const site: SiteState = around?.site ?? { kind: 'stopped', words: 'The editor has been stopped' };
    state.textContent = siteWords(site, around?.outcome);
    show();
    setTimeout(() => void look(), PAUSE);
  }
  void look();

  /** Opens an entry as its file is now. What was typed and not saved is gone. */
  const open = (href: string): void => {
    decap.store.dispatch({ type: 'DRAFT_DISCARD' });
    window.location.hash = href;
    window.location.reload();
  };

  search.onclick = () => searchText(send);
  leave.onclick = async () => {
    await fetch('sign-out', { method: 'POST' });
    window.location.assign('./');
  };
  versions.onclick = async () => {
    const path = openPath();
    if (path !== undefined && (await bringBackVersion(path, send))) open(window.location.hash);
  };
  bin.onclick = async () => {
    const restored = await bringBackEntry(send);
    const [, collection = '', id = ''] = /content\/([\w-]+)\/([^/]+)\.\w+$/.exec(restored ?? '') ?? [];
    if (restored !== undefined) open(`#/collections/${collection}/entries/${id}`);
  };
}

/** How the site is doing; once it is ready, what became of a save that is not out yet. */
function siteWords(site: SiteState, outcome: Outcome | undefined): string {
  if (site.kind === 'preparing') return `${site.words} (${site.percent} %)`;
  if (site.kind !== 'ready') return site.words;
  return outcome && ['waiting', 'refused'].includes(outcome.state) ? outcome.words : '';
}

/** Offers the earlier versions of an entry. @returns whether one was brought back */
async function bringBackVersion(path: string, send: Send): Promise<boolean> {
  const all = (await send('versions', { path })) as readonly Version[];
  const version = await choose(
    'Earlier versions',
    all.length < 2
      ? 'There are none yet. From now on, each save is kept.'
      : 'Bringing one back is a change like any other: it can be undone.',
    all,
    ({ at, by, changed }, place) => ({
      text: `${dayAndTime(at)}, ${by}${place === 0 ? ' (as it is now)' : ''}`,
      more: changed.length === 0 ? 'First version' : `Changed: ${changed.join(', ')}`,
      isNow: place === 0,
    }),
  );
  if (version) await send('restore', { path, id: version.id });
  return version !== undefined;
}

/** Offers the deleted entries. @returns the path of the one that was brought back */
async function bringBackEntry(send: Send): Promise<string | undefined> {
  const all = (await send('deletedEntries', {})) as readonly DeletedEntry[];
  const entry = await choose(
    'Deleted entries',
    all.length === 0 ? 'Nothing has been deleted.' : undefined,
    all,
    ({ title, menu, at }) => ({ text: `${title} (${menu})`, more: `Deleted ${dayAndTime(at)}` }),
  );
  if (entry) await send('restore', { path: entry.path, id: `${entry.id}^` });
  return entry?.path;
}

interface Row {
  readonly text: string;
  readonly more: string;
  /** Whether there is nothing to bring back. */
  readonly isNow?: boolean;
}

/** A dialogue of rows, each with a button to bring it back, which answers the dialogue. */
async function choose<Entry>(
  title: string,
  intro: string | undefined,
  entries: readonly Entry[],
  rowOf: (entry: Entry, place: number) => Row,
): Promise<Entry | undefined> {
  const rows = entries.map((entry, place) => {
    const { text, more, isNow = false } = rowOf(entry, place);
    const button = { type: 'button', value: String(place), ariaLabel: `Bring back: ${text}` } as const;
    return element(
      'li',
      { className: 'row' },
      element('span', {}, element('strong', {}, text), element('br'), more),
      ...(isNow ? [] : [element('button', button, 'Bring back')]),
    );
  });
  const place = await ask<string | undefined>({
    title,
    ...(intro !== undefined && { intro }),
    body: element('ul', {}, ...rows),
    buttons: [{ label: 'Close', answer: undefined }],
  });
  return place === undefined ? undefined : entries[Number(place)];
}

const dayAndTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
