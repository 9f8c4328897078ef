import {
  FACT_NAMES,
  type LinkFactName,
  type NumberFactName,
  STOCK_FACTS,
  type WordFactName,
} from '../../../domain/stock/stockFacts';
import type { IndexRecord } from '../../indexRecord';

/** What the index can filter, count and sort by. A new attribute is one row. */
export type Attribute =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly read: (record: IndexRecord) => string | undefined;
    }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly read: (record: IndexRecord) => readonly string[];
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly read: (record: IndexRecord) => number | undefined;
    };

type KeysOf<Kind> = {
  [Key in keyof IndexRecord]-?: NonNullable<IndexRecord[Key]> extends Kind ? Key : never;
}[keyof IndexRecord] &
  string;

const text = (name: KeysOf<string>): Attribute => ({ kind: 'text', name, read: (record) => record[name] });

const list = (name: KeysOf<readonly string[]>): Attribute => ({
  kind: 'list',
  name,
  read: (record) => record[name],
});

const number = (name: KeysOf<number>): Attribute => ({
  kind: 'number',
  name,
  read: (record) => record[name],
});

/** Algolia counts a boolean by the words `true` and `false`. */
const flag = (name: KeysOf<boolean>): Attribute => ({
  kind: 'text',
  name,
  read: (record) => String(record[name] ?? false),
});

/** In the order of the file's columns. `price` comes before the three columns that repeat it. */
export const ATTRIBUTES: readonly Attribute[] = [
  text('vehType'),
  text('make'),
  text('model'),
  text('badge'),
  text('bodyType'),
  text('transmissionType'),
  text('fuelType'),
  text('colour'),
  text('seats'),
  text('location.name'),
  text('dealer'),
  list('tags'),
  flag('featured'),
  flag('brandCertified'),
  number('price'),
  number('priceNew'),
  number('priceDemo'),
  number('priceUsed'),
  number('odometer'),
  number('year'),
  number('createdAt'),
  number('updatedAt'),
  ...FACT_NAMES.map((name): Attribute => {
    const { holds } = STOCK_FACTS[name];
    if (holds === 'number') return number(name as NumberFactName);
    return holds === 'link' ? flag(name as LinkFactName) : text(name as WordFactName);
  }),
];
