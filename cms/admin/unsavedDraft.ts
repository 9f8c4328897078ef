import { type Action, type DecapStore, draftData, type EditorState, sourceOf } from './decapStore';
import type { Kept } from './decapWindow';

const OFFER = 'DRAFT_LOCAL_BACKUP_RETRIEVED';

/** Unsaved edits, and the file's text when they began. */
interface Unsaved {
  readonly base: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const entryOf = (state: EditorState | undefined): Kept | undefined =>
  state?.entryDraft.get('entry') as Kept | undefined;

const unsavedKey = (entry: Kept, person: string): string =>
  ['unsaved', person, `${entry.get('collection')}/${entry.get('slug')}`].filter(Boolean).join(' ');

const isDecapsBackup = ({ type, payload }: Action): boolean =>
  type === OFFER && (payload as { readonly isOurs?: boolean }).isOurs !== true;

/**
 * Keeps unsaved edits in this browser and offers them when the entry is opened again, but only if the file still has the
 * text that they started from. Decap's own backup may be older than the file, so it is never offered. Pictures are not
 * kept and must be chosen again.
 * @param person whose they are: others may sign in on this browser
 */
export function unsavedDraft(decap: DecapStore, storage: Storage, person: string) {
  const keyOf = (entry: Kept): string => unsavedKey(entry, person);

  function keep(state: EditorState): void {
    const [entry, data] = [entryOf(state), draftData(state)];
    if (!entry || !data) return;
    if (state.entryDraft.get('hasChanged') !== true) {
      storage.removeItem(keyOf(entry));
      return;
    }
    const unsaved: Unsaved = { base: sourceOf(data), data: data.toJS() as Unsaved['data'] };
    try {
      storage.setItem(keyOf(entry), JSON.stringify(unsaved));
    } catch {
      // The browser has no room left: nothing is offered then, rather than something older.
      storage.removeItem(keyOf(entry));
    }
  }

  function offer(state: EditorState): void {
    const [entry, data] = [entryOf(state), draftData(state)];
    if (!entry || !data) return;
    const kept = storage.getItem(keyOf(entry));
    if (kept === null) return;
    storage.removeItem(keyOf(entry));
    const unsaved = JSON.parse(kept) as Unsaved;
    if (unsaved.base !== sourceOf(data) || JSON.stringify(unsaved.data) === JSON.stringify(data.toJS()))
      return;
    const payload = { entry: { ...(entry.toJS() as object), data: unsaved.data }, isOurs: true };
    queueMicrotask(() => decap.store.dispatch({ type: OFFER, payload }));
  }

  return {
    isDecapsBackup,

    /** Called after each action. */
    follow: ({ type }: Action, before: EditorState): void => {
      const state = decap.store.getState();
      const entry = entryOf(before);
      switch (type) {
        case 'DRAFT_CHANGE_FIELD':
        case 'DRAFT_CREATE_FROM_LOCAL_BACKUP':
          keep(state);
          break;
        case 'ENTRY_PERSIST_SUCCESS':
          if (entry) storage.removeItem(keyOf(entry));
          keep(state);
          break;
        case 'ENTRY_DELETE_SUCCESS':
        case 'DRAFT_DISCARD':
          if (entry) storage.removeItem(keyOf(entry));
          break;
        case 'DRAFT_CREATE_FROM_ENTRY':
        case 'DRAFT_CREATE_EMPTY':
          offer(state);
          break;
      }
    },
  };
}
