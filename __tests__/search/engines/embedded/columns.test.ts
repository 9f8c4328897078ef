import fc from 'fast-check';
import type { Attribute } from '../../../../src/search/engines/embedded/attributes';
import { buildColumn, sortOrder } from '../../../../src/search/engines/embedded/build';
import {
  ByteReader,
  ByteWriter,
  entriesEqualTo,
  readStringList,
  writeStringList,
} from '../../../../src/search/engines/embedded/bytes';
import {
  type Column,
  readColumn,
  valueName,
  writeColumn,
} from '../../../../src/search/engines/embedded/column';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { runs } from '../../../support/runs';
import { recordOf } from '../../../support/stock/recordOf';

const texts: Attribute = { kind: 'text', name: 'badge', read: (record) => record.badge };
const numbers: Attribute = { kind: 'number', name: 'price', read: (record) => record.price };
const lists: Attribute = { kind: 'list', name: 'tags', read: (record) => record.tags };

const anyNumber = fc.oneof(
  fc.nat(),
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(-0, 0, 1e300),
);

const records: fc.Arbitrary<readonly IndexRecord[]> = fc.array(
  fc
    .record({
      badge: fc.option(fc.string({ maxLength: 3, unit: 'grapheme' }), { nil: undefined }),
      price: fc.option(anyNumber, { nil: undefined }),
      tags: fc.array(fc.constantFrom('a', 'b', 'c', 'D', 'é')),
    })
    .map(({ badge, price, tags }) =>
      recordOf({
        title: 'x',
        tags,
        ...(badge !== undefined && { badge }),
        ...(price !== undefined && { price }),
      }),
    ),
  { maxLength: 40 },
);

const readBack = (columns: readonly Column[], count: number): readonly Column[] => {
  const writer = new ByteWriter();
  for (const column of columns) writeColumn(writer, column);
  const reader = new ByteReader(writer.written());
  return columns.map(() => readColumn(reader, count));
};

const valuesAt = (column: Column, rank: number): readonly (string | number)[] => {
  if (column.kind === 'list')
    return Array.from(column.codes.slice(column.starts[rank], column.starts[rank + 1]), (code) =>
      valueName(column, code),
    );
  const value = column.values[column.codes[rank] ?? -1];
  return value === undefined ? [] : [value];
};

describe('a column', () => {
  it('holds the values of the records after it was written and read', () => {
    fc.assert(
      fc.property(records, (stock) => {
        const columns = [texts, numbers, lists].map((attribute) => buildColumn(attribute, stock));
        const [badge, price, tags] = readBack(columns, stock.length) as [Column, Column, Column];
        const finite = (value: number | undefined) =>
          value !== undefined && Number.isFinite(value) ? [value + 0] : [];
        stock.forEach((record, rank) => {
          expect(valuesAt(badge, rank)).toEqual(record.badge ? [record.badge] : []);
          expect(valuesAt(price, rank)).toEqual(finite(record.price));
          expect([...valuesAt(tags, rank)].sort()).toEqual([...new Set(record.tags)].sort());
        });
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  it('puts absent values last in both directions, and equal values in the order of their rank', () => {
    const prices = [3, undefined, 1, 3, undefined, 2];
    const stock = prices.map((price) => recordOf({ title: 'x', ...(price !== undefined && { price }) }));
    const column = buildColumn(numbers, stock);
    if (column.kind === 'list') throw new Error('Not a list');
    expect([...sortOrder(column, 'asc')]).toEqual([2, 5, 0, 3, 1, 4]);
    expect([...sortOrder(column, 'desc')]).toEqual([0, 3, 5, 2, 1, 4]);
  });

  it('sorts texts without regard to case and accents', () => {
    const makes = ['Volvo', 'Škoda', 'audi', 'Seat', 'Audi'];
    const column = buildColumn(
      texts,
      makes.map((badge) => recordOf({ title: 'x', badge })),
    );
    expect(column.values).toEqual(['Audi', 'audi', 'Seat', 'Škoda', 'Volvo']);
  });
});

describe('a list of strings', () => {
  it('finds every entry that equals a text, and none that only contains it', () => {
    const few = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é'), maxLength: 3 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        few,
        fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é'), maxLength: 3 }),
        (entries, text) => {
          const writer = new ByteWriter();
          writeStringList(writer, entries);
          const list = readStringList(new ByteReader(writer.written()));
          const expected = entries.flatMap((entry, i) => (entry === text && text !== '' ? [i] : []));
          expect(entriesEqualTo(list, text)).toEqual(expected);
        },
      ),
      { numRuns: runs(500, 20_000) },
    );
  });
});
