import { type EntryFormat, SOURCE, STATE } from '../format/contentFormat';
import type { Action, EditorState } from './decapStore';
import { draftData } from './decapStore';
import type { Kept } from './decapWindow';

const OLD_ADDRESSES = 'previousSlugs';

/**
 * After a save, Decap still compares with the entry as it was first opened. If somebody restores the first words, it says
 * that nothing has changed. This makes Decap compare with the saved entry. It also gives the form the file's new text, so
 * that the next save starts from there.
 */
export function rememberSaved(stateInList: (fields: Readonly<Record<string, unknown>>) => string) {
  /** Texts written since the save began, by their fields, because a backup may be written too. */
  const written = new Map<string, string>();
  /** The texts that those began with. */
  const bases = new Map<string, string>();
  /** The form when the save began, and the fields that were written to the file. */
  let sent: Kept | undefined;
  let saved: Kept | undefined;

  return {
    /** A format that remembers what it wrote. */
    remembering: (format: EntryFormat): EntryFormat => ({
      ...format,
      toFile: (fields, order) => {
        const text = format.toFile(fields, order);
        const whole = text.endsWith('\n') ? text : `${text}\n`;
        written.set(JSON.stringify(fields), whole);
        for (const one of [text, whole]) bases.set(one, String(fields[SOURCE] ?? ''));
        return text;
      },
      fromFile: format.fromFile,
    }),

    /** The file's text that the form of a text began with; empty for a new entry, undefined if it is not known. */
    baseOf: (text: string): string | undefined => bases.get(text),

    /** Told of each entry as its file holds it now. */
    onSaved: (data: Kept): void => {
      saved = data;
    },

    reduce: (state: EditorState, { type, payload }: Action): EditorState => {
      if (type === 'ENTRY_PERSIST_REQUEST') {
        sent = draftData(state);
        saved = undefined;
        written.clear();
        bases.clear();
        return state;
      }
      const draft = draftData(state);
      if (type !== 'ENTRY_PERSIST_SUCCESS' || !draft || !sent || !saved) return state;
      const { collectionName, slug } = payload as { readonly collectionName: string; readonly slug: string };
      const place = ['entities', `${collectionName}.${slug}`];
      const text = written.get(JSON.stringify(saved.toJS()));
      // A new entry is opened by Decap itself.
      if (!state.entries.getIn(place) || text === undefined) return state;
      const addresses = saved.get(OLD_ADDRESSES);
      const shown = stateInList(saved.toJS() as Readonly<Record<string, unknown>>);
      const asWritten = (data: Kept): Kept => withSource(data, text, addresses).set(STATE, shown);
      return {
        ...state,
        entries: state.entries.setIn([...place, 'data'], asWritten(sent)),
        entryDraft: state.entryDraft
          .setIn(['entry', 'data'], asWritten(draft))
          // Somebody may have typed on while the save was under way.
          .set('hasChanged', !draft.equals(sent)),
      };
    },
  };
}

/** A form as it is in its file now. */
const withSource = (data: Kept, text: string, addresses: unknown): Kept => {
  const written = data.set(SOURCE, text);
  return addresses === undefined ? written : written.set(OLD_ADDRESSES, addresses);
};
