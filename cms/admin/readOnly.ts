import type { DecapField } from '../config/decapField';
import { READ_ONLY } from '../config/readOnly';
import type { Decap, Element, Kept } from './decapWindow';

type Shown = Element | string;

interface Properties {
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly field: Kept;
  readonly value?: unknown;
}

/** The controls of what somebody may only read: the values in words, with nothing to type into. */
export function registerReadOnly({ registerWidget, getWidget }: Decap): void {
  const { h, createClass } = window;
  const { preview } = getWidget('string');
  const control = (shownOf: (field: DecapField, value: unknown) => Shown) =>
    createClass({
      render() {
        const { forID, classNameWrapper, field, value } = this.props as Properties;
        // A label can belong to it, and a screen reader reads it like a field.
        return h(
          'output',
          { id: forID, className: `${classNameWrapper} forecourt-read-only` },
          shownOf(field.toJS() as DecapField, plain(value)),
        );
      },
    });
  registerWidget(
    READ_ONLY.words,
    control(({ words }) => String(words)),
    preview,
  );
  registerWidget(
    READ_ONLY.field,
    control((field, value) => inWords({ ...field, widget: String(field.kind) }, value)),
    preview,
  );
}

const plain = (value: unknown): unknown => (value as Kept | undefined)?.toJS?.() ?? value;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What a field holds, as staff read it. */
function inWords(field: DecapField, value: unknown): Shown {
  const { h } = window;
  if (field.widget === 'boolean') return value === true ? 'Yes' : 'No';
  if (isEmpty(value)) return '–';
  if (field.options) return labelsOf(field, value);
  if (field.widget === 'image' && String(value).startsWith('/'))
    return h('img', { src: value, alt: '', loading: 'lazy' });
  if (Array.isArray(value))
    return h(
      'ol',
      null,
      ...value.map((item, place) => h('li', { key: String(place) }, inWords(itemOf(field, item), item))),
    );
  if (!isFields(value)) return String(value);
  const named = ((field.fields ?? []) as readonly DecapField[]).filter(
    ({ name, widget }) => widget !== 'hidden' && !isEmpty(value[name]),
  );
  return h(
    'ul',
    null,
    ...named.map((one) =>
      h('li', { key: one.name }, h('strong', null, `${one.label}: `), inWords(one, value[one.name])),
    ),
  );
}

/** The field of one item of a list: of its type, of its only field, or of its fields. */
function itemOf(field: DecapField, item: unknown): DecapField {
  const types = (field.types ?? []) as readonly DecapField[];
  const type = isFields(item) && types.find(({ name }) => name === item[String(field.typeKey)]);
  return type || ((field.field as DecapField | undefined) ?? { ...field, widget: 'object' });
}

function labelsOf({ options }: DecapField, value: unknown): string {
  const all = options as readonly { readonly label: string; readonly value: unknown }[];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((one) => all.find((option) => option.value === one)?.label ?? String(one)).join(', ');
}
