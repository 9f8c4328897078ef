import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { nameRows } from '../../cms/admin/rowNames';
import { type CmsConfig, cmsConfig, withOwnWords } from '../../cms/config/cmsConfig';
import { ENTRIES, SETTINGS } from '../../cms/config/collections';
import type { DecapField } from '../../cms/config/decapField';
import { contentFacts } from '../../cms/server/contentFacts';
import { pageAddress } from '../../cms/server/pageAddress';
import { remarkOn } from '../../cms/server/remarks';
import { inSpokenNames } from '../../cms/server/spokenNames';
import type { WordsOf } from '../../cms/words/words';
import { ALONE, type ParseContext } from '../../plugins/content-endpoint/collections/context';
import { ENDS_AFTER_START } from '../../plugins/content-endpoint/collections/kinds/instant';
import { FOLDERS, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import { parseFields } from '../../plugins/content-endpoint/parseFields';
import { FILTER_FIELDS, type FilterField } from '../../src/domain/filters/filterField';
import { FILTER_TYPE_NAMES, filterItemFaults } from '../../src/domain/filters/filterType';
import { ok } from '../../src/domain/result';
import { australia } from '../../support/australia';
import { DEALERSHIP } from '../../support/projectFolder';
import { writeNewDealer } from '../support/newDealers';

/** Every picture, file and id exists, so that only the values of the fields are tested. */
const context: ParseContext = {
  country: australia,
  files: { fileFault: async () => undefined, pictureSize: async () => ok({ width: 4, height: 3 }) },
  ...ALONE,
  timeZone: 'Australia/Sydney',
};

const config: CmsConfig = cmsConfig({
  country: australia,
  backend: { name: 'proxy' },
  siteUrl: 'http://site.example',
  nextSpecialId: 7,
});

/** What no person says: names of programs, files, places in lists, and ids. */
const MACHINE_WORDS =
  /\b[a-z]{2,}[A-Z]\w*|\b[a-z]+_\w+|\[\d|\{\w+\}|\.(?:md|yml)\b|\bcontent\/|undefined|null|NaN|\[object|[0-9a-f]{8}-[0-9a-f]{4}/;

type Data = Record<string, unknown>;

const PAGE_KIND = { label: 'Kind of page', options: { home: 'Home' } };
// @ts-expect-error: a choice without a name could not be chosen
PAGE_KIND satisfies WordsOf<{ readonly kind: 'home' | 'standard' }>['kind'];

/** Each kind of file: its fields in the editor, and the loader's schema. */
const kinds = [
  ...ENTRIES.map(({ folder, schema }) => ({
    name: folder as string,
    schema: schema(context),
    fields: config.collections.find(({ name }) => name === folder)?.fields ?? [],
  })),
  ...SETTINGS.map(({ name, schema }) => ({
    name: `settings/${name}`,
    schema: schema(context),
    fields:
      config.collections.find(({ name }) => name === 'settings')?.files?.find((file) => file.name === name)
        ?.fields ?? [],
  })),
];

const SAMPLES = [
  'sample',
  '/finance/',
  'https://example.com/',
  '(02) 5550 0140',
  'someone@example.com',
  '2800',
  '#1f4d3f',
  '8px',
  'logo.svg',
] as const;
/** Fields for which the loader requires more than a pattern. */
const BY_NAME: Readonly<Data> = {
  timeZone: 'Australia/Sydney',
  opens: '08:30',
  closes: '17:30',
  endsAt: '2030-02-28',
  price: 0.25,
  // A comparison rate is at least the interest rate.
  repaymentInterestRate: { default: 0, new: 0, demo: 0, used: 0 },
};

const nameOf = ({ name }: DecapField): string => (name === 'body' ? 'html' : name);

/** The types of a list's items. A filter by condition has every setting, so the forms of the others hold nothing more. */
const typesOf = ({ types = [], typeKey: key }: DecapField): readonly DecapField[] =>
  key === 'field' ? types.filter(({ name }) => name === 'vehType') : types;

/** A value that staff could enter into a field. */
function sampleOf(field: DecapField): unknown {
  if (field.name in BY_NAME) return BY_NAME[field.name];
  switch (field.widget) {
    case 'object':
    case 'optional-group':
    case 'point':
    case 'week':
    case 'comparison-rates':
      return dataOf(field.fields ?? []);
    case 'list':
      if (field.types)
        return typesOf(field).map((type) => ({
          ...dataOf(type.fields ?? []),
          [String(field.typeKey)]: type.name,
        }));
      return [field.field ? sampleOf(field.field) : dataOf(field.fields ?? [])];
    case 'select':
    case 'following-select':
      return field.multiple ? field.options?.map(({ value }) => value) : field.options?.[0]?.value;
    case 'relation':
      return field.multiple ? ['an-id'] : 'an-id';
    case 'datetime':
    case 'day-and-time':
      return '2030-01-31';
    case 'boolean':
      return true;
    case 'number':
      return Number(field.max ?? 2000);
    case 'hidden':
      // The editor itself names a row.
      return field.name === 'id' ? undefined : 2000;
    case 'image':
      return '/uploads/x.webp';
    case 'file':
      return '/uploads/x.pdf';
    default:
      return SAMPLES.find((sample) => !field.pattern || new RegExp(field.pattern[0]).test(sample));
  }
}

const dataOf = (fields: readonly DecapField[]): Data =>
  Object.fromEntries(fields.map((field) => [nameOf(field), sampleOf(field)]));

interface Place {
  readonly path: readonly (string | number)[];
  readonly field: DecapField;
}

/** Every field of a form at any depth, with its place in the sample. */
const placesOf = (fields: readonly DecapField[], path: Place['path'] = []): readonly Place[] =>
  fields.flatMap((field): readonly Place[] => {
    const here = [...path, nameOf(field)];
    const inner = field.widget === 'list' ? [...here, 0] : here;
    return [
      { path: here, field },
      ...(field.types
        ? typesOf(field).flatMap((type, index) => placesOf(type.fields ?? [], [...here, index]))
        : placesOf(field.fields ?? [], inner)),
    ];
  });

const changed = (data: Data, path: Place['path'], value: unknown): Data => {
  const copy = structuredClone(data);
  const parent = path.slice(0, -1).reduce<Data>((at, part) => at[part] as Data, copy);
  const last = path.at(-1) as string;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

/** What a form saves. */
const saved = (kind: (typeof kinds)[number], data: Data): Data =>
  nameRows(kind.name.replace('settings/', ''), data);

const accepts = async (kind: (typeof kinds)[number], data: Data): Promise<boolean> =>
  (await kind.schema.safeParseAsync(saved(kind, data))).success;

/** The places where the loader's answer to a changed sample is not what the form promises. */
async function wrong(
  kind: (typeof kinds)[number],
  changes: (place: Place) => readonly { readonly value: unknown; readonly isAccepted: boolean }[],
): Promise<readonly string[]> {
  const sample = dataOf(kind.fields);
  const found = await Promise.all(
    placesOf(kind.fields).flatMap((place) =>
      changes(place).map(async ({ value, isAccepted }) => {
        const is = await accepts(kind, changed(sample, place.path, value));
        return is === isAccepted ? [] : [`${place.path.join('.')} = ${JSON.stringify(value)}`];
      }),
    ),
  );
  return found.flat();
}

/** Optional, but required when another field is filled in. */
const GO_TOGETHER = ['linkLabel', 'url', 'ancapYear', 'fromPrice', 'price'];
describe('The editor’s forms and the loader', () => {
  test('there is a form for every folder of the content', () => {
    expect(config.collections.map(({ name }) => name).sort()).toEqual(Object.keys(FOLDERS).sort());
  });

  describe.each(kinds)('$name', (kind) => {
    test('every value that staff can enter is accepted, so each field of the form is a field of the loader', async () => {
      const { error } = await kind.schema.safeParseAsync(saved(kind, dataOf(kind.fields)));
      expect(error?.issues ?? []).toEqual([]);
      expect(await accepts(kind, { ...dataOf(kind.fields), unheardOf: 'x' })).toBe(false);
    });

    test('each field of the loader is in the form', () => {
      expect(namesOf(z.toJSONSchema(kind.schema, { io: 'input', reused: 'inline' }) as Schema)).toEqual(
        new Set(
          placesOf(kind.fields).map(({ path }) => path.filter((part) => typeof part === 'string').join('.')),
        ),
      );
    });

    test('the form requires a field exactly if the loader does', async () => {
      expect(
        await wrong(kind, (place) =>
          GO_TOGETHER.includes(place.field.name) && !place.field.required
            ? []
            : place.field.widget === 'list'
              ? [{ value: [], isAccepted: !place.field.required }]
              : [{ value: undefined, isAccepted: !place.field.required }],
        ),
      ).toEqual([]);
    });

    test('a choice offers what the loader accepts, and nothing else is accepted', async () => {
      expect(
        await wrong(kind, ({ field }) => {
          const values = field.options?.map(({ value }) => value) ?? [];
          const shaped = (value: string) => (field.multiple ? [value] : value);
          if (values.length === 0) return [];
          return [
            ...values.map((value) => ({ value: shaped(value), isAccepted: true })),
            { value: shaped('something else'), isAccepted: false },
          ];
        }),
      ).toEqual([]);
    });

    test('a number has the loader’s bounds, and is whole if the loader requires it', async () => {
      const numbers = ({ field }: Place) => field.widget === 'number';
      expect(
        await wrong(kind, (place) =>
          numbers(place)
            ? [
                ...(typeof place.field.min === 'number'
                  ? [{ value: place.field.min - 1, isAccepted: false }]
                  : []),
                ...(typeof place.field.max === 'number'
                  ? [{ value: place.field.max + 1, isAccepted: false }]
                  : []),
                {
                  value: Number(place.field.min ?? 1) + 0.5,
                  isAccepted: place.field.step !== 1 && Number(place.field.max ?? 9) >= 0.5,
                },
                { value: 'text', isAccepted: false },
              ]
            : [],
        ),
      ).toEqual([]);
    });

    test('each fault is told in the words of the form', async () => {
      const extension = FOLDERS[kind.name.split('/')[0] as keyof typeof FOLDERS];
      const file = `content/${kind.name.includes('/') ? kind.name : `${kind.name}/x`}.${extension}`;
      const sample = dataOf(kind.fields);
      const told = new Set<string>();
      for (const { path } of placesOf(kind.fields))
        for (const value of [undefined, '', 'Not This One!', 7, -1, 1e13, 0.5, [], {}, true]) {
          const { html, ...data } = changed(sample, path, value);
          const raw = { file, id: 'x', data, body: typeof html === 'string' ? html : '' };
          const parsed = await parseFields(raw, kind.schema);
          for (const { field, reason } of parsed.kind === 'err' ? parsed.fault : []) {
            const { place, words } = await remarkOn(DEALERSHIP, file, field, reason, raw);
            told.add(`${place?.field}: ${words}`);
          }
        }
      const spoken = withOwnWords([...told], { country: australia });
      expect(spoken.length).toBeGreaterThan(5);
      expect(spoken.filter((words) => MACHINE_WORDS.test(words.replace(/"[^"]*"/g, '')))).toEqual([]);
    });

    test('the loader rejects everything that a form rejects', async () => {
      expect(
        await wrong(kind, ({ field }) =>
          field.pattern && !new RegExp(field.pattern[0]).test('Not This One!')
            ? [{ value: 'Not This One!', isAccepted: false }]
            : [],
        ),
      ).toEqual([]);
    });
  });

  test.each([
    [
      filterItemFaults({ field: 'brakedTowing', type: 'boolean_checkbox', hardcodedValues: [] })[0]?.reason,
      /^“Checkbox” cannot set “Braked towing”, which is a number: use “/,
    ],
    [ENDS_AFTER_START.error, /^must be after “First day”$/],
    ['there must be a page with pageType: blogIndex', /^there must be a page with “Kind of page”: “Blog”$/],
    [
      'must be one of driveAway, egc, poa (found "rideAway")',
      /^must be one of “\{driveAway\}”, .* \(found "rideAway"\)$/,
    ],
    ['someThing_else is wrong', /^some thing else is wrong$/],
  ])('a reason of the loader is told in the words of the form: %s', (reason, words) => {
    expect(inSpokenNames(String(reason))).toMatch(words);
  });

  test('a filter offers the controls that can set its field, and no other; one of them is chosen at first', () => {
    const { fields = [] } = kinds.find(({ name }) => name === 'settings/filters') ?? {};
    const types = placesOf(fields).find(({ field }) => field.typeKey === 'field')?.field.types ?? [];
    const offered = (field: string) =>
      types.find(({ name }) => name === field)?.fields?.find(({ name }) => name === 'type');
    for (const field of Object.keys(FILTER_FIELDS) as FilterField[]) {
      const { options = [], ...control } = offered(field) as DecapField;
      expect([field, options.map(({ value }) => value).sort()]).toEqual([
        field,
        FILTER_TYPE_NAMES.filter(
          (type) => filterItemFaults({ field, type, hardcodedValues: [] }).length === 0,
        ).sort(),
      ]);
      expect(options.map(({ value }) => value)).toContain(control.default);
    }
  });

  test('every field has words, and every picture asks for its description', () => {
    const fields = kinds.flatMap((kind) => placesOf(kind.fields)).map(({ field }) => field);
    expect(fields.filter(({ label }) => label.trim() === '')).toEqual([]);
    const pictures = fields.filter(({ fields = [] }) => fields.some(({ widget }) => widget === 'image'));
    expect(pictures.length).toBeGreaterThan(10);
    expect(
      pictures.filter(({ fields = [] }) => fields.find(({ name }) => name === 'alt')?.required !== true),
    ).toEqual([]);
  });

  test('a deploy preview opens each entry at its address; a page whose address is fixed, at the home page', async () => {
    const wrong = await Promise.all(
      ENTRIES.map(async ({ folder }) => {
        const path = String(config.collections.find(({ name }) => name === folder)?.preview_path);
        const { files } = await readFolder(join(DEALERSHIP, 'content'), folder);
        return files.flatMap((file) => {
          const opened = path
            .replace('{{slug}}', file.id)
            .replace(/\{\{fields\.(\w+)\}\}/g, (_, name: string) => String(file.data[name] ?? ''));
          const isFixed = folder === 'pages' && file.data.slug === undefined;
          return opened === (isFixed ? '/' : pageAddress(folder, file).slice(1)) ? [] : [opened];
        });
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test('each form but the one of a promise has its page next to it, where a server of ours draws pages', () => {
    const ours = cmsConfig({
      country: australia,
      backend: { name: 'this-machine' },
      siteUrl: 'https://site.example',
      pagesUrl: 'http://127.0.0.1:8001/view',
    });
    const without = ours.collections.filter(({ editor }) => editor).map(({ name }) => name);
    expect(without).toEqual(['assurances']);
  });

  test('with a review, writers get the editor’s workflow, and each entry and setting a link to its deploy preview', () => {
    const backend = { name: 'gitlab', repo: 'dealer/site' };
    const reviewed = cmsConfig({
      country: australia,
      backend,
      siteUrl: 'https://site.example',
      root: 'dealers/x/',
      hasReview: true,
    });
    expect(reviewed).toMatchObject({
      backend,
      publish_mode: 'editorial_workflow',
      show_preview_links: true,
      site_url: 'https://site.example',
      display_url: 'https://site.example',
    });
    const [settings, ...entries] = [...reviewed.collections].reverse();
    for (const { folder, preview_path: path } of entries) {
      expect(folder).toMatch(/^dealers\/x\/content\//);
      expect(path).toMatch(/^[\w{}./#-]+$/);
    }
    expect(settings?.files?.map(({ file }) => file)).toContain('dealers/x/content/settings/finance.yml');
    expect(cmsConfig({ country: australia, backend, siteUrl: 'https://site.example' }).publish_mode).toBe(
      'simple',
    );
  });

  test('labels and hints speak of what the dealer sells, as its content says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cms-config-'));
    const boats = cmsConfig({
      country: australia,
      backend: { name: 'proxy' },
      siteUrl: 'http://site.example',
      ...(await contentFacts(writeNewDealer('saltmarsh', folder))),
    });
    rmSync(folder, { recursive: true });
    const spoken: string[] = [];
    JSON.stringify(boats, (_, value) => {
      // What can be sold, and which kind an assurance is for, are choices among all kinds.
      if (value?.value !== 'cars') spoken.push(value?.label, value?.hint);
      return value;
    });
    expect(spoken).toEqual(
      expect.arrayContaining([
        'After /stock/: demo-boats',
        'Boats in stock',
        'Which boats',
        'Book A Sea Trial',
      ]),
    );
    expect(spoken.filter((text) => /\bcars\b|\{cars?\}/i.test(text))).toEqual([]);
    expect(JSON.stringify(config)).toContain('Leave everything empty for any car.');
  });

  test('settings cannot be added or deleted', () => {
    const settings = config.collections.find(({ name }) => name === 'settings');
    expect(settings).toMatchObject({ delete: false });
    expect(settings).not.toHaveProperty('create');
  });
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

/** The names of all fields of a schema at any depth. The type of a block is chosen, not filled in. */
function namesOf(
  { properties = {}, items, oneOf = [] }: Schema,
  path: readonly string[] = [],
): ReadonlySet<string> {
  const isBlock = path.at(-1) === 'blocks';
  return new Set([
    ...Object.entries(properties)
      .filter(([name]) => !(isBlock && name === 'type'))
      .flatMap(([name, schema]) => [[...path, name].join('.'), ...namesOf(schema, [...path, name])]),
    ...(items ? namesOf(items, path) : []),
    ...oneOf.flatMap((one) => [...namesOf(one, path)]),
  ]);
}
