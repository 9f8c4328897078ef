import { aroundControl } from './aroundControl';
import type { Decap, Kept } from './decapWindow';

/** The part of an Immutable list that we use. */
interface Items {
  readonly size: number;
  get(at: number): unknown;
  insert(at: number, item: unknown): Items;
}

/** The item that was removed last, and where it was. */
interface Removed {
  readonly at: number;
  readonly item: unknown;
}

/**
 * Decap's list, which counts in the words of `label_plural`: Decap itself would say "2 monday". The item that was removed last can
 * be brought back to its place, until the list changes again.
 */
export function countedList(decap: Decap) {
  const { h } = window;
  return aroundControl(decap, 'list', {
    getInitialState: () => ({ drawn: 0 }),
    componentDidUpdate({ value }: { readonly value?: Items }) {
      const { value: now } = this.props as { readonly value?: Items };
      if ((now?.size ?? 0) !== (value?.size ?? 0)) this.setState({ removed: removedFrom(value, now) });
    },
    bringBack({ at, item }: Removed) {
      const { value, onChange } = this.props;
      onChange(value.insert(at, item));
      // Decap's list only knows of items that it had at first or added itself. A new key makes it start again.
      this.setState({ drawn: this.state.drawn + 1 });
    },
    render() {
      const { removed, drawn } = this.state as { readonly removed?: Removed; readonly drawn: number };
      const field = this.props.field as Kept;
      const plural = field.get('label_plural');
      const counted = typeof plural === 'string' ? field.set('label', capitalised(plural)) : field;
      return h(
        'div',
        null,
        this.drawInner({ key: `drawn ${drawn}`, field: counted }),
        h(
          'p',
          { role: 'status', className: 'forecourt-action' },
          removed && `${wordsFor(removed.item, field)} removed.`,
          removed && h('button', { type: 'button', onClick: () => this.bringBack(removed) }, 'Bring it back'),
        ),
      );
    },
  });
}

/** The one item that a list has lost; undefined if it has changed in another way. */
function removedFrom(before: Items | undefined, after: Items | undefined): Removed | undefined {
  if (!before || before.size !== (after?.size ?? 0) + 1) return undefined;
  let at = 0;
  while (after && at < after.size && before.get(at) === after.get(at)) at += 1;
  return { at, item: before.get(at) };
}

/** What staff call an item: `Text “Since 1974”`. */
function wordsFor(item: unknown, field: Kept): string {
  if (typeof item !== 'object' || item === null) return `“${String(item)}”`;
  const fields = item as Kept;
  const name = ['label', 'title', 'name', 'heading', 'question', 'alt']
    .map((one) => fields.get(one))
    .find((one) => typeof one === 'string' && one !== '');
  const types = (field.get('types') as Kept | undefined)?.toJS() as
    | readonly { readonly name: string; readonly label: string }[]
    | undefined;
  const kind = types?.find((one) => one.name === fields.get('type'))?.label ?? field.get('label_singular');
  return [kind === undefined ? 'Item' : capitalised(String(kind)), name && `“${String(name)}”`]
    .filter(Boolean)
    .join(' ');
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
