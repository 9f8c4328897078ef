import {
  FACT_NAMES,
  type LinkFactName,
  type NumberFactName,
  STOCK_FACTS,
  type WordFactName,
} from '../../../domain/stock/stockFacts';
import type { IndexRecord } from '../../indexRecord';
import { type Column, dictionary, emptyCodes, type ListColumn, numberColumn, single } from './column';
import { fold } from './words';

/** What the index can filter, count and sort by. A new attribute is one row. */
export type Attribute =
  | Reads<'text', string | undefined>
  | Reads<'list', readonly string[]>
  | Reads<'number', number | undefined>;

interface Reads<Kind, Value> {
  readonly kind: Kind;
  readonly name: string;
  readonly read: (record: IndexRecord) => Value;
}

type KeysOf<Kind> = {
  [Key in keyof IndexRecord]-?: NonNullable<IndexRecord[Key]> extends Kind ? Key : never;
}[keyof IndexRecord] &
  string;

const text = (name: KeysOf<string>): Attribute => ({ kind: 'text', name, read: (record) => record[name] });

const list = (name: KeysOf<readonly string[]>): Attribute => ({
  kind: 'list',
  name,
  read: (record) => record[name] ?? [],
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

/** In the order of the file's columns, which leaves out the prices by vehicle type. */
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
  text('onRoad'),
  text('fuelEconomy'),
  number('petrolGrade'),
  list('tags'),
  list('fittedWith'),
  flag('featured'),
  flag('reduced'),
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

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares without case and accents first, then exactly, so different texts are never equal. The order is the same on
 * every machine and in every locale.
 */
const collate = (a: string, b: string): number => order(fold(a), fold(b)) || order(a, b);

const lists = (name: string, values: readonly (readonly string[])[]): ListColumn => {
  const { sorted, codeOf } = dictionary(values.flat(), collate);
  const perRecord = values.map((list) =>
    [...new Set(list)].map((value) => codeOf.get(value) as number).sort((a, b) => a - b),
  );
  const codes = emptyCodes(Math.max(1, sorted.length), perRecord.flat().length);
  codes.set(perRecord.flat());
  const starts = new Uint32Array(values.length + 1);
  perRecord.forEach((list, rank) => {
    starts[rank + 1] = (starts[rank] as number) + list.length;
  });
  return { kind: 'list', name, values: sorted, codes, starts };
};

/** Ranges, orders and statistics ignore an infinite or missing number. */
const finite = (value: number | undefined): number | undefined =>
  value === undefined || !Number.isFinite(value) ? undefined : value === 0 ? 0 : value;

/** One attribute of all records. Records are in rank order; an empty text counts as absent. */
export const buildColumn = (attribute: Attribute, records: readonly IndexRecord[]): Column => {
  const { name } = attribute;
  switch (attribute.kind) {
    case 'text': {
      const values = records.map((record) => attribute.read(record) || undefined);
      const { sorted, codes } = single<string>(values, collate);
      return { kind: 'text', name, values: sorted, codes };
    }
    case 'number':
      return numberColumn(
        name,
        records.map((record) => finite(attribute.read(record))),
      );
    case 'list':
      return lists(
        name,
        records.map((record) => attribute.read(record).filter((value) => value !== '')),
      );
  }
};
