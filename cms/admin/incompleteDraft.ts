import { type Action, draftData, type EditorState } from './decapStore';

interface FieldFaults {
  readonly errors?: readonly {
    readonly type: string;
    readonly message?: string;
    readonly parentIds?: readonly string[];
  }[];
}

/** What Decap says of a list with too few items. It says the same kind of a number that is too small. */
const TOO_FEW = /item\(s\)/;

/**
 * A fault of a field as it counts: in a draft, what is empty is none. The title is still needed, because the file of a new entry is
 * named after it.
 * @param titleOf the label of a collection's title
 */
export function asInDraft(
  action: Action,
  state: EditorState,
  titleOf: (collection: string) => string | undefined,
): Action {
  if (action.type !== 'DRAFT_VALIDATION_ERRORS' || draftData(state)?.get('draft') !== true) return action;
  const { errors = [] } = action.payload as FieldFaults;
  const title = titleOf(String(state.entryDraft.getIn(['entry', 'collection'])));
  const counts = errors.filter(({ type, message = '', parentIds = [] }) => {
    const isTitle = parentIds.length === 0 && title !== undefined && message.startsWith(`${title} `);
    return isTitle || !(type === 'PRESENCE' || (type === 'RANGE' && TOO_FEW.test(message)));
  });
  return { ...action, payload: { ...(action.payload as object), errors: counts } };
}
