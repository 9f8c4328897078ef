import type { z } from 'zod';
import { assuranceSchema } from '../../plugins/content-endpoint/collections/assurance';
import type { ParseContext } from '../../plugins/content-endpoint/collections/context';
import { filtersSchema } from '../../plugins/content-endpoint/collections/filters';
import { financeSchema } from '../../plugins/content-endpoint/collections/finance';
import { locationSchema } from '../../plugins/content-endpoint/collections/location';
import { navigationSchema } from '../../plugins/content-endpoint/collections/navigation';
import { pageSchema } from '../../plugins/content-endpoint/collections/page';
import { postSchema } from '../../plugins/content-endpoint/collections/post';
import { siteSchema } from '../../plugins/content-endpoint/collections/site';
import { brandSpecialSchema, dealerSpecialSchema } from '../../plugins/content-endpoint/collections/specials';
import { stockOverrideSchema } from '../../plugins/content-endpoint/collections/stockOverride';
import { teamMemberSchema } from '../../plugins/content-endpoint/collections/teamMember';
import { vehicleSchema } from '../../plugins/content-endpoint/collections/vehicle';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { looksSchema, SITE_FILE } from '../../src/config/siteConfig';
import { STATE } from '../format/contentFormat';
import { assuranceWords } from '../words/assurance';
import { filtersWords } from '../words/filters';
import { financeWords } from '../words/finance';
import { looksWords } from '../words/looks';
import { navigationWords } from '../words/navigation';
import { pageWords } from '../words/page';
import { locationWords } from '../words/place';
import { postWords } from '../words/post';
import { siteWords } from '../words/site';
import { brandSpecialWords, dealerSpecialWords } from '../words/specials';
import { stockOverrideWords } from '../words/stockOverride';
import { teamMemberWords } from '../words/teamMember';
import { vehicleWords } from '../words/vehicle';
import type { AnyFieldWords } from '../words/words';

interface SettingsFile {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** Its file, if that is outside `content/settings/`. */
  readonly file?: string;
  readonly schema: (context: ParseContext) => z.ZodType;
  readonly words: AnyFieldWords;
}

/** One page each: in `content/settings/`, and the looks in `site.yml`. */
export const SETTINGS: readonly SettingsFile[] = [
  {
    name: 'site',
    label: 'Dealership',
    description: 'Names, address, departments, opening hours, notes on prices',
    schema: siteSchema,
    words: siteWords,
  },
  {
    name: 'navigation',
    label: 'Menus',
    description: 'Links at the top and the foot of every page',
    schema: () => navigationSchema,
    words: navigationWords,
  },
  {
    name: 'finance',
    label: 'Finance',
    description: 'Rates, fees, lender',
    schema: () => financeSchema,
    words: financeWords,
  },
  {
    name: 'filters',
    label: 'Stock filters',
    description: 'What shoppers can search by',
    schema: filtersSchema,
    words: filtersWords,
  },
  {
    name: 'looks',
    label: 'Looks',
    description: 'Logo, colours, typefaces, your own words',
    file: SITE_FILE,
    schema: () => looksSchema,
    words: looksWords,
  },
];

/** The file of a page of the settings, from the dealer's folder. */
export const settingsFile = ({ name, file = `content/settings/${name}.yml` }: SettingsFile): string => file;

export interface EntryCollection {
  readonly folder: Exclude<Folder, 'settings'>;
  readonly label: string;
  readonly labelSingular: string;
  readonly description?: string;
  /** The field that gives an entry its name in lists and a new file its name. */
  readonly title: string;
  readonly summary: string;
  /** The fields that the list can be sorted by. By the first one, it is at first. */
  readonly sortedBy: readonly string[];
  /** The folder of its pictures in `content/uploads/`. */
  readonly pictures: string;
  /** Where a preview would show nothing more than the fields. */
  readonly hasNoPreview?: 'anywhere' | 'over a git host';
  readonly groups?: readonly { readonly label: string; readonly field: string }[];
  readonly filters?: readonly { readonly label: string; readonly field: string; readonly pattern: string }[];
  readonly schema: (context: ParseContext) => z.ZodType;
  readonly words: AnyFieldWords;
}

/** Since when or until when an entry is on the site, or that it is not. */
const SINCE = `{{${STATE}}}`;

const DRAFTS = { label: 'Drafts', field: STATE, pattern: 'draft' };
const PLANNED = { label: 'Planned', field: STATE, pattern: 'planned' };
const ENDED = { label: 'Ended', field: STATE, pattern: 'ended' };

/** Collections with one file for each entry, in the order of the editor's menu. */
export const ENTRIES: readonly EntryCollection[] = [
  {
    folder: 'pages',
    label: 'Pages',
    labelSingular: 'page',
    title: 'title',
    summary: `{{title}}${SINCE}`,
    sortedBy: ['title'],
    pictures: 'pages',
    filters: [DRAFTS],
    groups: [{ label: 'Kind of page', field: 'pageType' }],
    schema: pageSchema,
    words: pageWords,
  },
  {
    folder: 'vehicles',
    label: 'Model range',
    labelSingular: 'model',
    title: 'name',
    summary: '{{name}}',
    sortedBy: ['position', 'name'],
    pictures: 'vehicles',
    schema: vehicleSchema,
    words: vehicleWords,
  },
  {
    folder: 'brand-specials',
    label: 'The maker’s specials',
    labelSingular: 'maker’s special',
    title: 'title',
    summary: `{{title}}${SINCE}`,
    sortedBy: ['position', 'title', 'endsAt'],
    pictures: 'specials',
    filters: [DRAFTS, PLANNED, ENDED],
    schema: brandSpecialSchema,
    words: brandSpecialWords,
  },
  {
    folder: 'dealer-specials',
    label: 'Our own specials',
    labelSingular: 'special',
    title: 'title',
    summary: `{{title}}${SINCE}`,
    sortedBy: ['position', 'title', 'endsAt'],
    pictures: 'specials',
    filters: [DRAFTS, PLANNED, ENDED],
    schema: dealerSpecialSchema,
    words: dealerSpecialWords,
  },
  {
    folder: 'posts',
    label: 'Blog',
    labelSingular: 'post',
    title: 'title',
    summary: `{{title}}${SINCE}`,
    sortedBy: ['publishedAt', 'title'],
    pictures: 'posts',
    filters: [DRAFTS, PLANNED],
    groups: [{ label: 'Category', field: 'category' }],
    schema: postSchema,
    words: postWords,
  },
  {
    folder: 'team',
    label: 'Team',
    labelSingular: 'team member',
    title: 'name',
    summary: '{{name}}, {{role}}',
    sortedBy: ['position', 'name'],
    pictures: 'team',
    groups: [{ label: 'Department', field: 'department' }],
    schema: teamMemberSchema,
    words: teamMemberWords,
  },
  {
    folder: 'locations',
    label: 'Locations',
    labelSingular: 'location',
    description: 'Your yards: addresses, phones, opening hours',
    title: 'name',
    summary: '{{name}}',
    sortedBy: ['position', 'name'],
    pictures: 'locations',
    hasNoPreview: 'over a git host',
    schema: locationSchema,
    words: locationWords,
  },
  {
    folder: 'assurances',
    label: 'Our promises',
    labelSingular: 'promise',
    description: 'Warranty, exchange, inspection: shown on the {cars} they apply to',
    title: 'title',
    summary: '{{title}}',
    sortedBy: ['position', 'title'],
    pictures: 'assurances',
    hasNoPreview: 'anywhere',
    schema: assuranceSchema,
    words: assuranceWords,
  },
  {
    folder: 'stock-overrides',
    label: 'Single vehicles',
    labelSingular: 'vehicle',
    description: 'What you change of one vehicle in stock, whatever your stock system says',
    title: 'stockNumber',
    summary: "{{vehicleInStock}}{{stockNumber}}{{hide | ternary(' · hidden', '')}}",
    sortedBy: ['stockNumber'],
    pictures: 'stock',
    hasNoPreview: 'over a git host',
    schema: stockOverrideSchema,
    words: stockOverrideWords,
  },
];
