import type { DeletedEntry, Version } from '../server/git/history';
import type { Outcome } from '../server/git/outcome';
import type { SiteState } from '../server/siteProcess';
import type { DecapStore } from './decapStore';
import { ask, element } from './dialog';

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
  const leave = element('button', { type: 'button', hidden: true }, 'Sign out');
  const state = element('span', { role: 'status' });
  document.body.append(element('div', { className: 'forecourt-bar' }, versions, bin, leave, state));
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
    const isOpen = ['waiting', 'refused'].includes(around?.outcome?.state ?? '');
    state.textContent =
      site.kind === 'ready'
        ? isOpen
          ? (around?.outcome?.words ?? '')
          : ''
        : site.kind === 'preparing'
          ? `${site.words} (${site.percent} %)`
          : site.words;
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

  leave.onclick = async () => {
    await fetch('sign-out', { method: 'POST' });
    window.location.assign('./');
  };

  versions.onclick = async () => {
    const path = openPath();
    if (path === undefined) return;
    const all = (await send('versions', { path })) as readonly Version[];
    const [, ...earlier] = all;
    const chosen = await ask<string | undefined>({
      title: 'Earlier versions',
      intro:
        earlier.length === 0
          ? 'There are none yet. From now on, each save is kept.'
          : 'Bringing one back is a change like any other: it can be undone.',
      body: list(
        all.map(({ at, by, changed }, place) => ({
          text: `${dayAndTime(at)}, ${by}${place === 0 ? ' (as it is now)' : ''}`,
          more: changed.length === 0 ? 'First version' : `Changed: ${changed.join(', ')}`,
          ...(place > 0 && { button: 'Bring back', answer: String(place) }),
        })),
      ),
      buttons: [{ label: 'Close', answer: undefined }],
    });
    const version = chosen === undefined ? undefined : all[Number(chosen)];
    if (!version) return;
    await send('restore', { path, id: version.id });
    open(window.location.hash);
  };

  bin.onclick = async () => {
    const all = (await send('deletedEntries', {})) as readonly DeletedEntry[];
    const chosen = await ask<string | undefined>({
      title: 'Deleted entries',
      ...(all.length === 0 && { intro: 'Nothing has been deleted.' }),
      body: list(
        all.map(({ title, menu, at }, place) => ({
          text: `${title} (${menu})`,
          more: `Deleted ${dayAndTime(at)}`,
          button: 'Bring back',
          answer: String(place),
        })),
      ),
      buttons: [{ label: 'Close', answer: undefined }],
    });
    const entry = chosen === undefined ? undefined : all[Number(chosen)];
    if (!entry) return;
    await send('restore', { path: entry.path, id: `${entry.id}^` });
    const [, collection = '', id = ''] = /content\/([\w-]+)\/([^/]+)\.\w+$/.exec(entry.path) ?? [];
    open(`#/collections/${collection}/entries/${id}`);
  };
}

interface Row {
  readonly text: string;
  readonly more: string;
  readonly button?: string;
  readonly answer?: string;
}

/** Rows with buttons. A button answers the dialogue that holds it. */
const list = (rows: readonly Row[]): HTMLElement =>
  element(
    'ul',
    {},
    ...rows.map(({ text, more, button, answer }) =>
      element(
        'li',
        { className: 'row' },
        element('span', {}, element('strong', {}, text), element('br'), more),
        ...(button === undefined
          ? []
          : [
              element(
                'button',
                { type: 'button', value: answer ?? '', ariaLabel: `${button}: ${text}` },
                button,
              ),
            ]),
      ),
    ),
  );

const dayAndTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
