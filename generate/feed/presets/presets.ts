import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** For each format that the site knows, names that together only its feeds have. Each has a folder here. */
const MARKS = {
  'dealer-studio': ['Stock number', 'Car type', 'DAP Price', 'EGC Price'],
  'csn-dto': ['Specification.Make', 'Identification.Type', 'PriceList.Amount'],
  'google-xml': ['g:id', 'g:brand', 'g:condition'],
  'google-tsv': ['id', 'brand', 'condition', 'image_link', 'availability'],
  'meta-automotive': ['vehicle_id', 'state_of_vehicle', 'make'],
  'mobile-de': ['ad:vehicle.ad:make.resource:local-description'],
  autoscout24: ['conditionType', 'versionFullName', 'mileage'],
  'boats-group': ['DocumentID', 'MakeString', 'SaleClassCode'],
  dealerpull: ['stock #', 'List price', 'salePrice', 'cert/as-is'],
  omni: ['stock_number', 'sale_class', 'internet_price', 'retail_price'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Format = keyof typeof MARKS;

/** The formats of other systems that the site knows: a mapping, with its quirks at the head, and an invented sample. */
export const FORMATS = Object.keys(MARKS) as Format[];

export const isFormat = (name: string): name is Format => Object.hasOwn(MARKS, name);

/** A preset's mapping. From the project's root, because Gatsby compiles this module into another folder. */
export const presetFile = (format: string): string =>
  join(process.cwd(), 'generate/feed/presets', format, 'mapping.yml');

/** The invented sample of a format. */
export const sampleFile = (format: string): string => {
  const folder = dirname(presetFile(format));
  return join(folder, readdirSync(folder).find((name) => name.startsWith('sample.')) ?? '');
};

/** The format whose names a feed has; absent if it has those of none. */
export const recogniseFormat = (names: readonly string[]): Format | undefined => {
  const known = new Set(names);
  return FORMATS.find((format) => MARKS[format].every((mark) => known.has(mark)));
};
