import type { ParseContext } from '../../plugins/content-endpoint/collections/context';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import type { Country } from '../../src/domain/country';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { typeWords } from '../../src/domain/stock/typeWords';
import { ENTRIES, type EntryCollection, SETTINGS, settingsFile } from './collections';
import type { DecapField } from './decapField';
import { fieldsOf } from './fieldOf';
import { FORMATS } from './formats';
import { contextFor, jsonSchema } from './jsonSchema';
import type { Schedule } from './schedule';
import { withTypefaces } from './typefaces';
import { LOOKS_FOLDER } from './uploadFault';

interface CmsCollection {
  readonly name: string;
  readonly label: string;
  readonly format: string;
  readonly folder?: string;
  readonly fields?: readonly DecapField[];
  readonly files?: readonly {
    readonly name: string;
    readonly file: string;
    readonly fields: readonly DecapField[];
  }[];
  readonly [option: string]: unknown;
}

/** Decap's configuration (https://decapcms.org/docs/configuration-options/), as its admin reads it. */
export interface CmsConfig {
  readonly backend: Readonly<Record<string, unknown>>;
  readonly collections: readonly CmsCollection[];
  /** For our own controls. */
  readonly schedule?: Schedule;
  readonly [option: string]: unknown;
}

interface CmsConfigOptions {
  readonly country: Country;
  /** The destination of saved files: the local server, or a git host. */
  readonly backend: CmsConfig['backend'];
  /** The address of the site. */
  readonly siteUrl: string;
  /** The base address of an entry's own page, as in `{pagesUrl}/posts/towing`. Without it, the home page is used. */
  readonly pagesUrl?: string;
  /** The folder of the dealer in the repository, with a final slash: `dealers/wattlebrook/`. */
  readonly root?: string;
  /** Whether changes need a review. */
  readonly hasReview?: boolean;
  /** The id suggested for the next brand special. */
  readonly nextSpecialId?: number;
  /** When the site is built, for entries that appear later. */
  readonly schedule?: Schedule;
  /** The typefaces of `site.yml`. */
  readonly fonts?: Readonly<Record<string, unknown>>;
  /** What the dealership sells; cars, if its content does not say. */
  readonly stockType?: StockType;
}

/**
 * Where a deploy preview shows an entry, below its address. Decap knows an entry's fields, and not what is fixed by its type
 * or made from its file name: a page without its own address is looked for at the address of its list.
 */
const PREVIEW_PATHS: Readonly<Record<EntryCollection['folder'], string>> = {
  pages: '{{fields.slug}}/',
  vehicles: 'vehicles/{{fields.slug}}/',
  'brand-specials': 'brand-specials/{{fields.slug}}-{{fields.id}}/',
  'dealer-specials': 'dealer-specials/#{{fields.slug}}',
  posts: 'blog/{{slug}}/',
  team: 'team/',
  locations: 'contact/',
  assurances: 'stock/',
  'stock-overrides': 'stock/',
};

/**
 * The whole configuration of the editor. Fields, their kinds, choices, bounds and patterns come from the loader's
 * schemas; labels and hints from `cms/words/`, where `{car}`, `{bookTrial}`, `{driveAway}` and the like are the words of the
 * dealer and its country.
 */
export const cmsConfig = ({ stockType, ...options }: CmsConfigOptions): CmsConfig =>
  withOwnWords(configOf(options), { stockType, country: options.country });

/**
 * A value with the words of the dealer and its country instead of `{car}` and the like.
 * @param isOurs whether the text of a name is the editor's; by default, all are
 */
export function withOwnWords<Value>(
  value: Value,
  { stockType = 'cars', country }: { readonly stockType?: StockType | undefined; readonly country: Country },
  isOurs: (name: string) => boolean = () => true,
): Value {
  const words = ownWords(stockType, country);
  return JSON.parse(JSON.stringify(value), (name, text) =>
    typeof text === 'string' && isOurs(name)
      ? text.replace(/\{(\w+)\}/g, (whole, word) => words.get(word) ?? whole)
      : text,
  );
}

function ownWords(
  stockType: StockType,
  { locale: { prices, registers }, forms, words }: Country,
): ReadonlyMap<string, string> {
  const { singular, plural } = STOCK_TYPES[stockType];
  return new Map([
    ['car', singular.toLowerCase()],
    ['cars', plural.toLowerCase()],
    ['Cars', plural],
    ['bookTrial', typeWords(stockType, words).bookTrial],
    ['driveAway', prices.driveAway.label],
    ['egc', prices.egc.label],
    ['poa', prices.poa.label],
    ['dealerRegister', registers.dealer],
    ['businessRegister', registers.business],
    ['postcodeRule', forms.postcode.rule],
  ]);
}

const configOf = ({
  country,
  backend,
  siteUrl,
  pagesUrl = siteUrl,
  root = '',
  hasReview = false,
  nextSpecialId,
  schedule,
  fonts = {},
}: Omit<CmsConfigOptions, 'stockType'>): CmsConfig => ({
  backend,
  ...(schedule && { schedule }),
  site_url: pagesUrl,
  display_url: siteUrl,
  publish_mode: hasReview ? 'editorial_workflow' : 'simple',
  show_preview_links: true,
  load_config_file: false,
  // Decap has no phrases of this one: ours are registered for it.
  locale: 'en-AU',
  // Our own server searches all text itself.
  search: pagesUrl === siteUrl,
  media_folder: `${root}content/uploads`,
  public_folder: '/uploads',
  slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
  collections: [
    ...ENTRIES.map((entry) => ({
      ...entryCollection(entry, contextFor(country), root, nextSpecialId, pagesUrl === siteUrl),
      preview_path_preserve_slashes: true,
      preview_path: pagesUrl === siteUrl ? PREVIEW_PATHS[entry.folder] : `${entry.folder}/{{slug}}`,
    })),
    {
      name: 'settings',
      label: 'Settings',
      description: SETTINGS.map(({ label, description }) => `${label}: ${description}`).join(' · '),
      delete: false,
      format: FORMATS.yml,
      // Only the editor on this machine has a server that renders the site's pages.
      ...(pagesUrl === siteUrl && { editor: { preview: false } }),
      files: SETTINGS.map((settings) => ({
        name: settings.name,
        label: settings.label,
        description: settings.description,
        file: `${root}${settingsFile(settings)}`,
        ...(settings.name === 'looks'
          ? { media_folder: `/${root}${LOOKS_FOLDER}`, public_folder: LOOKS_FOLDER }
          : { media_folder: `/${root}content/uploads/home`, public_folder: '/uploads/home' }),
        fields: withTypefaces(
          fieldsOf(jsonSchema(settings.schema(contextFor(country))), settings.words),
          fonts,
        ),
      })),
    },
  ],
});

function entryCollection(
  {
    folder,
    label,
    labelSingular,
    title,
    summary,
    sortedBy,
    pictures,
    groups,
    filters,
    hasNoPreview,
    schema,
    words,
  }: EntryCollection,
  context: ParseContext,
  root: string,
  nextSpecialId: number | undefined,
  isHosted: boolean,
): CmsCollection {
  const extension = FOLDERS[folder];
  const fields = fieldsOf(jsonSchema(schema(context)), words, extension === 'md');
  return {
    name: folder,
    label,
    label_singular: labelSingular,
    folder: `${root}content/${folder}`,
    extension,
    format: FORMATS[folder === 'stock-overrides' ? 'vehicle' : extension],
    create: true,
    delete: true,
    // Only the name of a new file: ids stay as they are when a title changes.
    slug: '{{slug}}',
    identifier_field: title,
    summary,
    sortable_fields: sortedBy.map((field, place) =>
      place > 0 ? field : { field, default_sort: field === 'publishedAt' ? 'desc' : 'asc' },
    ),
    ...(groups && { view_groups: groups }),
    ...(filters && { view_filters: filters }),
    ...(hasNoPreview && (isHosted || hasNoPreview === 'anywhere') && { editor: { preview: false } }),
    media_folder: `/${root}content/uploads/${pictures}`,
    public_folder: `/uploads/${pictures}`,
    fields: fields.map((field) =>
      folder === 'brand-specials' && field.name === 'id' ? { ...field, default: nextSpecialId } : field,
    ),
  };
}
