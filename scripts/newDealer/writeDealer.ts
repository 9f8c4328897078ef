import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { slug } from '../../src/domain/stock/slug';
import { STOCK_TYPES } from '../../src/domain/stock/stockTypes';
import { filtersOf } from './filters';
import type { NewDealer } from './newDealer';
import { stockFiles } from './sampleStock';

/** What a new dealer's folder begins as. `{{name}}` in its YAML stands for what is known of the dealer. */
const TEMPLATE = join(__dirname, 'template');

/** Writes the folder of a new dealer. */
export function writeDealer(folder: string, dealer: NewDealer): void {
  for (const [file, text] of Object.entries(filesOf(dealer))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The text of each file of a new dealer's folder, by its path in the folder. */
export function filesOf(dealer: NewDealer): Readonly<Record<string, string>> {
  const brands = [...new Map(listOf(dealer.brands).map((name) => [slug(name), name])).values()];
  const known = wordsOf(dealer, brands);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return {
    ...Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const text = readFileSync(file, 'utf8');
        const content: unknown = name.endsWith('.yml') ? parse(text) : undefined;
        const isFilled = typeof content === 'object' && content !== null;
        return [file.slice(TEMPLATE.length + 1), isFilled ? yaml(filled(content, known)) : text];
      }),
    ),
    ...stockFiles(dealer, brands),
  };
}

type Words = Readonly<Record<string, unknown>>;

/** The values of the template's placeholders. A field of what is absent is left out. */
function wordsOf(dealer: NewDealer, brands: readonly string[]): Words {
  const { singular, plural } = STOCK_TYPES[dealer.sells];
  return {
    ...dealer,
    brands: brands.length > 0 ? brands.map((name) => ({ id: slug(name) || 'brand', name })) : undefined,
    group: dealer.group.length > 0 ? dealer.group : undefined,
    town: dealer.address.suburb,
    one: singular.toLowerCase(),
    many: plural.toLowerCase(),
    dial: dealer.phone.replace(/[^\d+]/g, ''),
    timeZone: timeZoneOf(dealer.locale, dealer.address.state),
    filters: filtersOf(dealer),
  };
}

/** Fills placeholders after YAML is read, so that no answer can break its syntax. */
function filled(value: unknown, known: Words): unknown {
  if (typeof value === 'string') {
    const [, whole] = /^\{\{(\w+)\}\}$/.exec(value) ?? [];
    return whole ? known[whole] : value.replace(/\{\{(\w+)\}\}/g, (_, name) => `${known[name]}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => filled(one, known));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, known)]));
}

const yaml = (value: unknown): string => stringify(value, { lineWidth: 110, aliasDuplicateObjects: false });

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const TIME_ZONES: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

const timeZoneOf = (locale: string, state = ''): string =>
  locale.endsWith('-NZ') ? 'Pacific/Auckland' : (TIME_ZONES[state] ?? 'Australia/Sydney');
