import type { DeletedEntry, Version } from '../server/git/history';
import type { Outcome } from '../server/git/outcome';
import type { SiteState } from '../server/siteProcess';
import { awayWords, type Connection, pause } from './connection';
import type { DecapStore } from './decapStore';
import { ask, element } from './dialog';
import { searchText } from './searchText';

/** What the editor's server knows besides the content. */
interface Around {
  readonly site: SiteState;
  /** Whether changes are kept as commits. */
  readonly hasHistory: boolean;
  /** What became of the last saves. */
  readonly outcome?: Outcome;
  /** Who is signed in, in a hosted editor. */
  readonly person?: string;
}

/** The file of an entry, and whether somebody may only read it. */
export interface EntryFile {
  readonly path: string;
  readonly isReadOnly: boolean;
}

type Send = (action: string, params: object) => Promise<unknown>;

/**
 * A bar at the foot of the editor: the earlier versions of the open entry, the bin, how the site is doing while it is
 * not ready, and what became of the last save.
 * @param fileOf the file of an entry
 * @param send asks the server, and shows its refusals
 */
export function addBar(
  decap: DecapStore,
  fileOf: (collection: string, id: string) => EntryFile | undefined,
  send: Send,
  server: Connection,
): void {
  const { versions, bin, search, page, leave, state, signIn } = barElements();
  let hasHistory = false;

  const openFile = () => {
    const [, collection = '', id = ''] =
      /^#\/collections\/([\w-]+)\/entries\/([\w-]+)$/.exec(window.location.hash) ?? [];
    return fileOf(collection, id);
  };
  const show = (): void => {
    const isEntry = /\/(entries|new)\b/.test(window.location.hash);
    versions.hidden = !hasHistory || openFile() === undefined;
    bin.hidden = !hasHistory || isEntry;
  };
  window.addEventListener('hashchange', show);

  let isHosted = false;
  async function look(): Promise<void> {
    const around = await lookAround();
    if (around === 'signed out')
      state.replaceChildren('You’re signed out. What you typed is kept here. ', signIn);
    else if (around === 'away') state.textContent = awayWords(isHosted, server.isWaiting());
    else {
      hasHistory = around.hasHistory;
      isHosted = around.person !== undefined;
      if (isHosted) leave.textContent = `Sign out ${around.person}`;
      leave.hidden = !isHosted;
      state.textContent = siteWords(around, server.hasSaved());
    }
    show();
    await pause();
    void look();
  }
  void look();

  page.onclick = () => {
    const isShown = document.body.classList.toggle('forecourt-shows-page');
    page.textContent = isShown ? 'Back to the form' : 'Show the page';
  };
  search.onclick = () => searchText(send);
  leave.onclick = async () => {
    const isOut = await fetch('sign-out', { method: 'POST' }).catch(() => undefined);
    if (isOut) window.location.assign('./');
    else void ask({ title: 'Not signed out', lines: [{ text: awayWords(isHosted, false) }] });
  };
  versions.onclick = async () => {
    const file = openFile();
    if (file && (await bringBackVersion(file, send))) openAfresh(decap, window.location.hash);
  };
  bin.onclick = async () => {
    const restored = await bringBackEntry(send);
    const [, collection = '', id = ''] = /content\/([\w-]+)\/([^/]+)\.\w+$/.exec(restored ?? '') ?? [];
    if (restored !== undefined) openAfresh(decap, `#/collections/${collection}/entries/${id}`);
  };
}

function barElements() {
  const versions = element('button', { type: 'button', hidden: true }, 'Earlier versions');
  const bin = element('button', { type: 'button', hidden: true }, 'Deleted entries');
  const search = element('button', { type: 'button' }, 'Search all text');
  const page = element('button', { type: 'button', className: 'page' }, 'Show the page');
  const leave = element('button', { type: 'button', className: 'leave', hidden: true }, 'Sign out');
  const state = element('span', { role: 'status' });
  const signIn = element('a', { href: 'sign-in', target: '_blank' }, 'Sign in');
  document.body.append(
    element('footer', { className: 'forecourt-bar' }, versions, bin, page, search, leave, state),
  );
  return { versions, bin, search, page, leave, state, signIn };
}

/** Opens an entry as its file is now. What was typed and not saved is gone. */
function openAfresh(decap: DecapStore, href: string): void {
  decap.store.dispatch({ type: 'DRAFT_DISCARD' });
  window.location.hash = href;
  window.location.reload();
}

/** What the server says of itself, or why it does not. */
async function lookAround(): Promise<Around | 'signed out' | 'away'> {
  try {
    const response = await fetch('around.json');
    if (response.status === 401) return 'signed out';
    return response.ok ? ((await response.json()) as Around) : 'away';
  } catch {
    return 'away';
  }
}

/** How the site is doing; once it is ready, what became of the last save: of anybody's while it is not sent, else of this tab's. */
function siteWords({ site, outcome }: Around, hasSaved: boolean): string {
  if (site.kind === 'preparing') return `${site.words} (${site.percent} %)`;
  if (site.kind !== 'ready') return site.words;
  const isOpen = outcome && ['waiting', 'refused'].includes(outcome.state);
  return isOpen || (hasSaved && outcome?.state === 'sent') ? outcome.words : '';
}

/** Offers the earlier versions of an entry. @returns whether one was brought back */
async function bringBackVersion({ path, isReadOnly }: EntryFile, send: Send): Promise<boolean> {
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
      hasButton: place > 0 && !isReadOnly,
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
    ({ title, menu, at }) => ({
      text: `${title} (${menu})`,
      more: `Deleted ${dayAndTime(at)}`,
      hasButton: true,
    }),
  );
  if (entry) await send('restore', { path: entry.path, id: `${entry.id}^` });
  return entry?.path;
}

interface Row {
  readonly text: string;
  readonly more: string;
  /** Whether it can be brought back. */
  readonly hasButton: boolean;
}

/** A dialogue of rows, each with a button to bring it back, which answers the dialogue. */
async function choose<Entry>(
  title: string,
  intro: string | undefined,
  entries: readonly Entry[],
  rowOf: (entry: Entry, place: number) => Row,
): Promise<Entry | undefined> {
  const rows = entries.map((entry, place) => {
    const { text, more, hasButton } = rowOf(entry, place);
    const button = { type: 'button', value: String(place), ariaLabel: `Bring back: ${text}` } as const;
    return element(
      'li',
      { className: 'row' },
      element('span', {}, element('strong', {}, text), element('br'), more),
      ...(hasButton ? [element('button', button, 'Bring back')] : []),
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
