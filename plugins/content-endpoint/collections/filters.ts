import { z } from 'zod';
import { FILTER_FIELDS, type FilterField } from '../../../src/domain/filters/filterField';
import { FILTER_TYPE_NAMES, readFilterType } from '../../../src/domain/filters/filterType';
import { FACET_FIELDS } from '../../../src/domain/stock/facetWords';
import { spellingKey } from '../../../src/domain/stock/slug';
import { NUMBER_FACT_NAMES } from '../../../src/domain/stock/stockFacts';
import type { RawFile } from '../files/parseRawFile';
import type { ParseContext } from './context';
import { inListOrder, slug, text } from './kinds/text';

export const FIELD_NAMES = Object.keys(FILTER_FIELDS) as [FilterField, ...FilterField[]];

/** `checkFilterPairings` checks whether the control can set the field. */
const filterItem = z
  .strictObject({
    id: slug,
    label: text,
    field: z.enum(FIELD_NAMES),
    type: z.enum(FILTER_TYPE_NAMES),
    formattingType: z.enum(['text', 'number', 'currency', 'year']).default('text'),
    unit: text.optional(),
    limit: z.int().min(1).optional(),
    showCount: z.boolean().default(false),
    hardcodedValues: z.array(text).default([]),
  })
  .meta({ kind: 'filter' });

/** The name of a drawing in `static/icons/`. */
const icon = (folder: string, { files }: Pick<ParseContext, 'files'>) =>
  slug
    .check(async ({ value, issues }) => {
      const fault = await files.fileFault(`/icons/${folder}/${value}.svg`);
      if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
    })
    .optional();

const filterGroup = (context: Pick<ParseContext, 'files'>) =>
  z.strictObject({
    id: slug,
    label: text,
    groupType: z.enum(['main', 'more']).default('main'),
    isAccordion: z.boolean().default(false),
    accordionType: z.enum(['open', 'closed']).default('open'),
    remoteId: text.optional(),
    svgName: icon('filters', context),
    filterItems: z.array(filterItem).min(1).transform(inListOrder),
  });

const bodyTypeOption = (context: Pick<ParseContext, 'files'>) =>
  z.strictObject({ name: text, value: text, svgName: icon('body', context) });

/** Words of feeds that mean one thing, under the word that shoppers read. */
const feedWord = z.strictObject({ field: z.enum(FACET_FIELDS), name: text, feedWords: z.array(text).min(1) });

/** Refuses a word that would become two: `Tray top` of a ute and of a van. */
const oneMeaningEach = z.array(feedWord).superRefine((rows, { addIssue }) => {
  const names = new Map<string, string>();
  for (const [row, { field, name, feedWords }] of rows.entries())
    for (const word of feedWords) {
      const key = `${field}/${spellingKey(word)}`;
      const other = names.get(key) ?? name;
      names.set(key, other);
      if (other !== name)
        addIssue({
          code: 'custom',
          path: [row, 'feedWords'],
          message: `"${word}" cannot mean both ${other} and ${name}`,
        });
    }
});

const ALL_ONCE = (key: string) => `the same ${key} is used twice`;

/** `content/settings/filters.yml`. Without any group, the site shows its default filters. */
export const filtersSchema = (context: Pick<ParseContext, 'files'>) =>
  z.strictObject({
    groups: z
      .array(filterGroup(context))
      .refine(
        (groups) => allDiffer(groups.flatMap(({ filterItems }) => filterItems.map(({ id }) => id))),
        ALL_ONCE('item id'),
      )
      .refine((groups) => allDiffer(groups.map(({ id }) => id)), ALL_ONCE('group id'))
      .transform(inListOrder)
      .default([]),
    bodyTypes: z
      .array(bodyTypeOption(context))
      .refine((options) => allDiffer(options.map(({ name }) => name.toLowerCase())), ALL_ONCE('name'))
      .default([]),
    equipment: z
      .array(z.strictObject({ name: text, value: text }))
      .refine((kinds) => allDiffer(kinds.map(({ name }) => name.toLowerCase())), ALL_ONCE('name'))
      .default([]),
    feedWords: oneMeaningEach.default([]),
    cardFacts: z.array(z.enum(NUMBER_FACT_NAMES)).default([]),
  });

/**
 * Prepares the file for the schema: renames the search's control names (`bodyType`) to content's (`body_tag`), and turns
 * numbers among fixed options into text. Other types stay, and the schema reports them.
 */
export const inOneSpelling = (file: RawFile): RawFile => ({
  ...file,
  data: onEach(file.data, 'groups', (group) =>
    onEach(group, 'filterItems', (item) => ({
      ...item,
      ...(typeof item.type === 'string' && { type: readFilterType(item.type) ?? item.type }),
      ...(Array.isArray(item.hardcodedValues) && {
        hardcodedValues: item.hardcodedValues.map((value) =>
          typeof value === 'number' ? String(value) : value,
        ),
      }),
    })),
  ),
});

type Fields = RawFile['data'];

/** The same fields with every group of one list changed. */
const onEach = (fields: Fields, list: string, change: (each: Fields) => Fields): Fields => {
  const groups = fields[list];
  if (!Array.isArray(groups)) return fields;
  return {
    ...fields,
    [list]: groups.map((each) =>
      typeof each === 'object' && each !== null && !Array.isArray(each) ? change(each) : each,
    ),
  };
};

const allDiffer = (values: readonly string[]): boolean => new Set(values).size === values.length;
