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
export function countedList({ getWidget }: Decap) {
  const { control: List } = getWidget('list');
  const { h } = window;
  return class CountedList extends List {
    // biome-ignore lint/suspicious/noExplicitAny: as Decap's own controls
    constructor(properties: any) {
      super(properties);
      const draw = this.renderListControl.bind(this);
      const counted = () => {
        const { props } = this;
        const plural = (props.field as Kept).get('label_plural');
        if (typeof plural !== 'string') return draw();
        this.props = { ...props, field: (props.field as Kept).set('label', plural) };
        try {
          return draw();
        } finally {
          this.props = props;
        }
      };
      this.componentDidUpdate = ({ value }: { readonly value?: Items }) => {
        const { value: now } = this.props as { readonly value?: Items };
        if ((now?.size ?? 0) !== (value?.size ?? 0)) this.setState({ removed: removedFrom(value, now) });
      };
      const bringBack = ({ at, item }: Removed) => {
        const { value, onChange } = this.props;
        const inserted = (all: readonly unknown[], one: unknown) => [
          ...all.slice(0, at),
          one,
          ...all.slice(at),
        ];
        // Decap's list has a key for each of its items.
        this.setState({
          keys: inserted(this.state.keys, `back-${Date.now()}`),
          itemsCollapsed: inserted(this.state.itemsCollapsed, true),
        });
        onChange(value.insert(at, item));
      };
      this.renderListControl = () => {
        const { removed } = this.state as { readonly removed?: Removed };
        return h(
          'div',
          null,
          counted(),
          h(
            'p',
            { role: 'status', className: 'forecourt-removed' },
            removed && `${wordsFor(removed.item, this.props.field)} removed.`,
            removed && h('button', { type: 'button', onClick: () => bringBack(removed) }, 'Bring it back'),
          ),
        );
      };
    }
  };
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
