/**
 * Everything undocumented inside Decap that the editor depends on. Each row ends with the test that fails when it no longer works.
 *
 * - Its store takes the enhancer of Redux's developer tools. Through it we see actions, change states and hold some back: Decap has
 *   events before and after a save only, and keeps the form that is open when the address leads to another entry (`manualStart.js`,
 *   `rememberSaved`, `unsavedDraft`, `incompleteDraft`, `showFieldFaults`, `oneEntry`): `deep/cmsChangedMind`, `deep/cmsDrafts`,
 *   `deep/cmsSafety`.
 * - Names in the classes of its elements, for styles, names of controls and the button to save (`dialog`, `accessible`, `saveAtOnce`):
 *   `deep/cmsForms`.
 * - It asks lists and groups by `validate` and `focus`, and they answer by `onValidateObject` (`aroundControl`, `optionalGroup`):
 *   `deep/cmsForms`, `deep/cmsDeletion`.
 */

import { SOURCE } from '../format/contentFormat';
import type { Kept } from './decapWindow';

/** The parts of Decap's state that we read. */
export interface EditorState {
  readonly entries: Kept;
  readonly entryDraft: Kept;
}

export interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** `manualStart.js` puts this into the window: Decap's store, and hooks into its actions. */
export interface DecapStore {
  readonly store: { getState(): EditorState; dispatch(action: Action): unknown };
  reduce: (state: EditorState, action: Action, before: EditorState | undefined) => EditorState;
  send: (action: Action, next: (action: Action) => unknown) => unknown;
  done: (result: unknown) => void;
}

declare global {
  interface Window {
    readonly decapStore: DecapStore;
  }
}

/** Shows a message for eight seconds. */
export const tellFault = ({ store }: DecapStore, message: unknown): unknown =>
  store.dispatch({ type: 'NOTIFICATION_SEND', payload: { message, type: 'error', dismissAfter: 8000 } });

/** The fields of the open entry; undefined if none is open. */
export const draftData = ({ entryDraft }: EditorState): Kept | undefined =>
  entryDraft.getIn(['entry', 'data']) as Kept | undefined;

/** The entry whose form is open; undefined if none is. */
export function openEntry({ store }: DecapStore) {
  const state = store.getState();
  const entry = state.entryDraft.get('entry') as Kept | undefined;
  const data = draftData(state);
  if (!entry || !data) return undefined;
  return {
    collection: String(entry.get('collection')),
    /** Empty for a new entry. */
    id: String(entry.get('slug') ?? ''),
    /** Its file; null for a new entry. */
    path: entry.get('newRecord') === true ? null : String(entry.get('path')),
    text: sourceOf(data),
    hasChanged: state.entryDraft.get('hasChanged') === true,
  };
}

/** The text of the entry's file; empty for a new entry. */
export const sourceOf = (data: Kept | undefined): string => String(data?.get(SOURCE) ?? '');

/** Opens the entry again once Decap knows that it is saved. */
export function reloadAfterSave(decap: DecapStore): void {
  const { send } = decap;
  decap.send = (action, next) => {
    const result = send(action, next);
    if (action.type === 'ENTRY_PERSIST_SUCCESS') window.location.reload();
    return result;
  };
}
