import { z } from 'zod';
import { position, slug, text } from './text';

/** The attributes of the search index that a filter can act on. */
const FILTER_FIELDS = [
  ...([
    'vehType',
    'make',
    'model',
    'badge',
    'bodyType',
    'keywords',
    'tags',
    'odometer',
    'price',
    'year',
  ] as const),
  ...([
    'transmissionType',
    'fuelType',
    'colour',
    'seats',
    'featured',
    'brandCertified',
    'location.name',
  ] as const),
] as const;

const FILTER_TYPES = [
  ...(['body_tag', 'list', 'radio_group', 'range_input', 'radio_group_numeric', 'range_select'] as const),
  ...(['range_slider', 'search_by_budget', 'select', 'slider', 'boolean_checkbox', 'cpo_checkbox'] as const),
  'search_box',
] as const;

const filterItem = z.strictObject({
  id: slug,
  label: text,
  field: z.enum(FILTER_FIELDS),
  type: z.enum(FILTER_TYPES),
  formattingType: z.enum(['text', 'number', 'currency', 'year']).default('text'),
  unit: text.optional(),
  position,
  limit: z.int().min(1).optional(),
  showCount: z.boolean().default(false),
  hardcodedValues: z.array(text).default([]),
});

const filterGroup = z.strictObject({
  id: slug,
  label: text,
  position,
  groupType: z.enum(['main', 'more']).default('main'),
  isAccordion: z.boolean().default(false),
  accordionType: z.enum(['open', 'closed']).default('open'),
  remoteId: text.optional(),
  svgName: text.optional(),
  filterItems: z.array(filterItem).min(1),
});

const bodyTypeOption = z.strictObject({ name: text, value: text, svgName: text.optional() });

const ALL_ONCE = (key: string) => `the same ${key} stands there twice`;

/** `content/settings/filters.yml`, by the specification's names. */
export const filtersSchema = z.strictObject({
  groups: z
    .array(filterGroup)
    .refine(
      (groups) => allDiffer(groups.flatMap(({ filterItems }) => filterItems.map(({ id }) => id))),
      ALL_ONCE('item id'),
    )
    .refine((groups) => allDiffer(groups.map(({ id }) => id)), ALL_ONCE('group id')),
  bodyTypes: z
    .array(bodyTypeOption)
    .refine((options) => allDiffer(options.map(({ name }) => name.toLowerCase())), ALL_ONCE('name')),
});

const allDiffer = (values: readonly string[]): boolean => new Set(values).size === values.length;
