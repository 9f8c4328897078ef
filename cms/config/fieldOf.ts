import type { RelationTarget } from '../../plugins/content-endpoint/collections/context';
import type { AnyFieldWords, AnyWords } from '../words/words';
import type { DecapField } from './decapField';
import { filterChoices } from './filterChoices';
import type { FieldSchema } from './jsonSchema';

/** The part of a field that depends on its kind. */
interface Control {
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** Our own controls of a group of fields. */
const CONTROLS = { point: 'point', week: 'week', comparisonRates: 'comparison-rates' } as const;

/** The source of a relation's choices. */
const RELATIONS: Readonly<Record<RelationTarget, DecapField>> = {
  vehicle: relation('vehicles', '{{slug}}', 'name'),
  post: relation('posts', '{{slug}}', 'title'),
  'team member': relation('team', '{{slug}}', 'name'),
  department: { ...relation('settings', 'departments.*.id', 'departments.*.name'), file: 'site' },
  category: relation('posts', 'category', 'category'),
  location: relation('locations', '{{slug}}', 'name'),
};

function relation(collection: string, value: string, shown: string): DecapField {
  return {
    name: '',
    label: '',
    widget: 'relation',
    collection,
    value_field: value,
    search_fields: [shown],
    display_fields: [shown],
    options_length: 100,
  };
}

/** Text below front matter is the schema's field `html`; Decap calls it `body`. */
export const BODY = { schema: 'html', decap: 'body' } as const;

/**
 * The fields of a file or a group, in the order of their words.
 * @param schema of an object
 * @throws an error that names the field, if schema and words have different fields
 */
export function fieldsOf(schema: FieldSchema, words: AnyFieldWords, hasBody = false): readonly DecapField[] {
  const properties = schema.properties ?? {};
  const unspoken = Object.keys(properties).filter((name) => !Object.hasOwn(words, name));
  const unknown = Object.keys(words).filter((name) => !Object.hasOwn(properties, name));
  if (unspoken.length + unknown.length > 0)
    throw new Error(`Words and schema differ in: ${[...unspoken, ...unknown].join(', ')}`);
  return Object.entries(words).map(([name, spoken]) => {
    const field = fieldOf(
      name,
      properties[name] as FieldSchema,
      spoken,
      schema.required?.includes(name) ?? false,
    );
    return hasBody && name === BODY.schema ? { ...field, name: BODY.decap } : field;
  });
}

/** Makes one editor field from its schema (type and rules) and its words (label and hint). */
function fieldOf(name: string, schema: FieldSchema, words: AnyWords, isThere: boolean): DecapField {
  if (words.isMade) return { name, label: words.label, required: false, widget: 'hidden' };
  // A required list may still be empty: a day without opening hours is closed.
  const required = schema.type === 'array' ? (schema.minItems ?? 0) > 0 : isThere;
  return {
    name,
    label: words.label,
    ...(words.hint && { hint: words.hint }),
    required,
    ...controlOf(schema, words, required),
  };
}

function controlOf(schema: FieldSchema, words: AnyWords, required: boolean): Control {
  switch (schema.kind) {
    case 'markdown':
      return { widget: 'markdown', modes: ['rich_text', 'raw'], minimal: true, sanitize_preview: true };
    case 'date':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'D MMM YYYY', time_format: false };
    case 'moment':
      return { widget: 'day-and-time' };
    case 'link':
      return { widget: 'link', ...patternOf(schema) };
    case 'timeOfDay':
      return { widget: 'time-of-day' };
    case 'stockNumber':
      return { widget: 'stock-number' };
    case 'colour':
      return { widget: 'colour', ...patternOf(schema) };
    case 'drawing':
      return { widget: 'drawing', choose_url: false, pattern: ['\\.svg$', 'must be an SVG drawing'] };
    case 'typeface':
      return { widget: 'typeface' };
    case 'document':
      return { widget: 'file', choose_url: true };
    case 'relation': {
      const { name: _, label: __, ...control } = RELATIONS[schema.target as RelationTarget];
      return control;
    }
    case 'comparisonRates':
    case 'point':
    case 'week':
      return {
        widget: CONTROLS[schema.kind],
        collapsed: words.collapsed ?? false,
        fields: fieldsOf(schema, words.fields ?? {}),
      };
    case 'picture':
      return pictureControl(schema, required);
  }
  if (schema.enum) return { widget: 'select', options: optionsOf(words, schema.enum), ...defaultOf(schema) };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', ...(schema.default === true && { default: true }) };
    case 'integer':
    case 'number':
      return numberControl(schema);
    case 'array':
      return listControl(schema, words);
    case 'object':
      return {
        widget: required ? 'object' : 'optional-group',
        ...(words.summary && { summary: words.summary }),
        collapsed: words.collapsed ?? false,
        fields: fieldsOf(schema, words.fields ?? {}),
      };
    default:
      return {
        widget: (schema.minLength ?? 0) > 0 && isLong(words) ? 'text' : 'string',
        ...patternOf(schema),
      };
  }
}

/** Summaries, introductions and the like need several lines. */
const isLong = ({ label }: AnyWords): boolean =>
  /^(summary|introduction|description|what they said|in a sentence)|\b(terms|disclaimer|opening)$/i.test(
    label,
  );

const defaultOf = (schema: FieldSchema): object =>
  schema.default === undefined ? {} : { default: schema.default };

/** Quotes only matter in the file, and the editor writes those itself. */
const patternOf = ({ pattern, patternMessage = 'is not in the right form' }: FieldSchema): object =>
  pattern
    ? { pattern: [pattern, patternMessage.replace(/,? in quotes( if .*)?/, '').replaceAll('"', '')] }
    : {};

const WHOLE = '^-?\\d+$';

function numberControl({
  type,
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: FieldSchema) {
  return {
    widget: 'number',
    // As a whole number, Decap would make 1 of 1.5 without a word.
    value_type: 'float',
    ...(type === 'number'
      ? { step: 0.01 }
      : { step: 1, pattern: [WHOLE, 'must be a whole number'] as const }),
    ...(minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** The choices with their words; a value without words, such as a state, is its own. */
const optionsOf = ({ options }: AnyWords, values: readonly unknown[]) =>
  Object.entries(options ?? Object.fromEntries(values.map((value) => [value, value as string]))).map(
    ([value, label]) => ({ label, value }),
  );

const FOCUS = { top: 'The top', right: 'The right', bottom: 'The bottom', left: 'The left' };

/** Staff choose a picture from the uploads, and its size is read. Pictures on other sites keep their sizes. */
const pictureControl = (schema: FieldSchema, required: boolean) => ({
  widget: required ? 'object' : 'optional-group',
  collapsed: false,
  fields: fieldsOf(schema, {
    url: { label: 'Picture' },
    alt: {
      label: 'What it shows',
      hint: 'For those who cannot see it, and for search engines: “A blue Corella from the side”',
    },
    width: { label: 'Width' },
    height: { label: 'Height' },
    // Pictures of stock and of shared links are not cut by us.
    ...(schema.properties?.focus && {
      focus: {
        label: 'Keep in view',
        hint: 'The part that matters, where a shape cuts the picture. Leave empty to keep the middle.',
        options: FOCUS,
      },
    }),
  }).map(({ pattern: _, ...field }) =>
    field.name === 'url'
      ? { ...field, widget: 'image', choose_url: false }
      : ['alt', 'focus'].includes(field.name)
        ? field
        : { ...field, widget: 'hidden' },
  ),
});

function listControl(schema: FieldSchema, words: AnyWords): Control {
  const items = schema.items as FieldSchema;
  const min = schema.minItems ?? 0;
  if (items.enum) return { widget: 'select', multiple: true, options: optionsOf(words, items.enum) };
  if (items.kind === 'relation') return { ...controlOf(items, words, false), multiple: true };
  const list = {
    widget: 'list',
    label_singular: words.labelSingular,
    ...(words.labelPlural && { label_plural: words.labelPlural }),
    default: [],
    collapsed: true,
    minimize_collapsed: words.collapsed ?? false,
    allow_add: true,
    ...(min > 0 && { min }),
  };
  if (items.oneOf)
    return {
      ...list,
      typeKey: 'type',
      types: items.oneOf.map((block) => {
        const type = block.properties?.type?.const ?? '';
        const spoken = words.types?.[type];
        if (!spoken) throw new Error(`The block ${type} has no words`);
        const { type: _, ...properties } = block.properties ?? {};
        return {
          name: type,
          label: spoken.label,
          widget: 'object',
          summary: spoken.summary ?? '',
          fields: fieldsOf({ ...block, properties }, spoken.fields ?? {}),
        };
      }),
    };
  if (items.kind === 'filter')
    return { ...list, ...filterChoices(fieldsOf(items, words.fields ?? {}), words.summary) };
  if (items.kind === 'picture')
    return { ...list, summary: '{{fields.alt}}', fields: pictureControl(items, true).fields };
  if (items.type === 'object')
    return { ...list, summary: words.summary, fields: fieldsOf(items, words.fields ?? {}) };
  return {
    ...list,
    summary: '{{fields.item}}',
    field: fieldOf('item', items, { label: words.labelSingular ?? '' }, true),
  };
}
