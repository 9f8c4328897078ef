import fc from 'fast-check';
import { createColumnStyles } from '../../../generate/feed/columnStyles';
import { importFeed } from '../../../generate/feed/importFeed';
import { uniteFeeds } from '../../../generate/feed/uniteFeeds';
import { NUMBERS, type StockFieldName, stockFields } from '../../../src/domain/stock/stockFields';
import { faultOf, okValue } from '../../../support/okValue';
import { AUSTRALIAN_DOLLARS, aStockContext } from '../../../support/stock/aStockContext';
import { runs } from '../../support/runs';

const FIELDS = stockFields(AUSTRALIAN_DOLLARS);

/** What the cells of one column are read as; `undefined` for a cell that is left out. */
const readColumn = (field: StockFieldName, cells: readonly string[]): readonly unknown[] => {
  const styles = createColumnStyles();
  for (const cell of cells) styles.add(field, cell);
  const style = styles.decided()?.[field];
  return cells.map((cell) => {
    const read = FIELDS[field](cell, style);
    return read.kind === 'ok' ? read.value : undefined;
  });
};

const KILOMETRES = Array.from({ length: 300 }, (_, n) => 8_000 + n * 137);
const grouped = (value: number, mark: string): string => String(value).replace(/\B(?=(\d{3})+$)/g, mark);

describe('the numbers of a column', () => {
  it.each([
    ['a point among commas is read as thousands', ',', '22.150', 22_150],
    ['a comma among points is read as thousands', '.', '22,150', 22_150],
    ['a fraction among points costs itself', '.', '22.15', undefined],
    ['a fraction among commas costs itself', ',', '22,15', undefined],
    ['three decimals among points cost only themselves', '.', '45100.500', 45_101],
    ['a cell of both marks means one thing', '.', '1,234.50', 1_235],
    ['a cell of both marks means one thing', ',', '1.234,50', 1_235],
    ['so does one with apostrophes', '.', "22'150", 22_150],
    ['so does one with spaces', ',', '22 150,4', 22_150],
  ])('%s: %s and %s', (_, mark, cell, value) => {
    const cells = KILOMETRES.map((kilometres) => grouped(kilometres, mark));
    expect(readColumn('odometer', [...cells, cell])).toEqual([...KILOMETRES, value]);
  });

  it.each<[StockFieldName, string, unknown]>([
    ['price', '28.990', 2_899_000],
    ['price', '9.990,-', 999_000],
    ['price', '1.234.567,00', 123_456_700],
    ['tareMass', '2.450', 2_450],
    ['tareMass', '2.450 t', 2_450],
    ['tareMass', '2,450 t', 2_450],
    ['tareMass', '0.500 t', 500],
    ['length', '4.850 m', 4_850],
    ['length', '4,850', 4_850],
    ['lengthMeters', '5.600', 5.6],
    ['lengthMeters', '5,600', 5.6],
    ['fuelCombined', '7,4', 7.4],
    ['fuelCombined', '7.450', 7.45],
    ['power', '110.500', 110.5],
    ['torque', '1,200', 1_200],
    ['torque', '1.200', undefined],
    ['engineHours', '123.456', undefined],
    ['odometer', '12.450 mi', 20_036],
  ])('%s %s alone is %s', (field, cell, value) => {
    expect(readColumn(field, [cell])).toEqual([value]);
  });

  // What systems write, and what people make of it.
  const cell = fc.oneof(
    fc
      .tuple(
        fc.nat(400_000),
        fc.constantFrom('', ',', '.', ' ', "'"),
        fc.constantFrom('', '.5', ',5', '.50', ',00', '.000', ',125'),
      )
      .map(([value, mark, fraction]) => grouped(value, mark) + fraction),
    fc.constantFrom(
      '22.150',
      '22,150',
      '22.15',
      '8,4',
      '45100.000',
      '12.000',
      '1.234.567',
      '2.450 t',
      '$28.990',
      'POA',
      '-',
    ),
  );

  it('never change by a factor because another row comes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.array(cell, { maxLength: 12 }),
        cell,
        (field, cells, added) => {
          const before = readColumn(field, cells);
          const after = readColumn(field, [...cells, added]);
          for (const [index, value] of before.entries())
            if (value !== undefined && after[index] !== undefined) expect(after[index]).toBe(value);
        },
      ),
      { numRuns: runs(500, 50_000) },
    );
  });
});

const importCsv = (csv: string, decimalMark?: '.' | ',') =>
  importFeed(
    { name: 'stock.csv', bytes: Buffer.from(csv) },
    {
      site: aStockContext(),
      ...(decimalMark && {
        mapping: {
          name: 'stock.mapping.yml',
          decimalMark,
          own: new Set(),
          fields: Object.fromEntries(
            ['id', 'vehType', 'make', 'model', 'odometer'].map((name) => [name, name]),
          ),
        },
      }),
    },
  );

describe('a column that could be read in two ways', () => {
  const csv = [
    'id,vehType,make,model,odometer',
    ...['12.000', '15.000', '9.000', '7.000', '45100.000'].map((km, id) => `${id},New,Kia,Rio,${km}`),
  ].join('\n');

  it('stops the feed, with examples and what to set', async () => {
    expect(faultOf(await importCsv(csv))).toEqual([
      {
        file: 'stock.csv',
        reason:
          'odometer: 4 of 5 numbers, such as 12.000, may be thousands or fractions, because others, such as 45100.000, have a fraction after a point. Say which in the mapping: decimalMark: "." if a point begins a fraction, decimalMark: "," if it parts thousands',
      },
    ]);
  });

  it.each([
    ['.', [12, 15, 9, 7, 45_100]],
    [',', [12_000, 15_000, 9_000, 7_000, 45_100]],
  ] as const)('is read as the mapping says: decimalMark %s', async (mark, kilometres) => {
    const { items } = okValue(await importCsv(csv, mark));
    expect(items.map(({ item }) => item.odometer)).toEqual(kilometres);
  });
});

const NOTHING = [
  '',
  ' ',
  '-',
  'N/A',
  '\\N',
  'None',
  'NaN',
  '#REF!',
  '#DIV/0!',
  '<null>',
  '(null)',
  'NIL',
  'undefined',
];

interface Column {
  readonly field: NumberField;
  readonly range: readonly [least: number, most: number];
  /** What may follow a number, how much of the field's unit one is, and its decimals. */
  readonly units: readonly (readonly [unit: string, factor: number, decimals: number])[];
}
type NumberField =
  | 'price'
  | 'odometer'
  | 'tareMass'
  | 'atm'
  | 'length'
  | 'lengthMeters'
  | 'fuelCombined'
  | 'power';

const MASS: Column['units'] = [
  ['', 1, 0],
  [' kg', 1, 0],
  [' lbs', 0.45359237, 0],
  [' t', 1_000, 3],
];

const COLUMNS: readonly Column[] = [
  {
    field: 'price',
    range: [200, 9_900_000],
    units: [
      ['', 1, 0],
      ['', 1, 2],
      [' *', 1, 0],
      [' AUD', 1, 0],
      [' drive away', 1, 0],
    ],
  },
  {
    field: 'odometer',
    range: [150, 400_000],
    units: [
      ['', 1, 0],
      [' km', 1, 0],
      [' miles', 1.609344, 0],
    ],
  },
  { field: 'tareMass', range: [400, 9_000], units: MASS },
  { field: 'atm', range: [600, 4_500], units: MASS },
  {
    field: 'length',
    range: [1_500, 12_000],
    units: [
      ['', 1, 0],
      [' mm', 1, 0],
      [' m', 1_000, 3],
      [' cm', 10, 1],
    ],
  },
  {
    field: 'lengthMeters',
    range: [2, 15],
    units: [
      ['', 1, 2],
      [' m', 1, 3],
      [' ft', 0.3048, 2],
    ],
  },
  {
    field: 'fuelCombined',
    range: [1, 25],
    units: [
      ['', 1, 1],
      [' L/100km', 1, 2],
    ],
  },
  {
    field: 'power',
    range: [40, 450],
    units: [
      ['', 1, 1],
      [' kW', 1, 0],
      [' hp', 0.745699872, 0],
    ],
  },
];

/** How a country writes its numbers: what is between thousands, and what begins a fraction. */
const STYLES = [
  ['', '.'],
  [',', '.'],
  ['.', ','],
  ["'", '.'],
  [' ', ','],
  ['\u202f', ','],
  ['', ','],
] as const;
type Style = (typeof STYLES)[number];

const write = (value: number, decimals: number, [mark, point]: Style): string => {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  return grouped(Number(whole), mark) + (fraction === undefined ? '' : point + fraction);
};

interface Cell {
  readonly text: string;
  /** What the cell was made from; absent: a word for nothing. */
  readonly value?: number;
}

const columnOf = (column: Column, rows: number): fc.Arbitrary<{ isPlain: boolean; cells: readonly Cell[] }> =>
  fc
    .tuple(fc.constantFrom(...STYLES), fc.constantFrom(...column.units), fc.boolean())
    .chain(([usual, [unit, factor, decimals], isMixed]) => {
      const [least, most] = column.range;
      const style = isMixed
        ? fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, fc.constantFrom(...STYLES))
        : fc.constant(usual);
      const number = fc.tuple(fc.double({ min: least / factor, max: most / factor, noNaN: true }), style);
      const cell = fc.oneof(
        {
          weight: 6,
          arbitrary: number.map(
            ([given, how]): Cell => ({
              text: write(given, decimals, how) + unit,
              value: Number(given.toFixed(decimals)) * factor,
            }),
          ),
        },
        fc.constantFrom(...NOTHING).map((text): Cell => ({ text })),
      );
      return fc
        .array(cell, { minLength: rows, maxLength: rows })
        .map((cells) => ({ isPlain: !isMixed, cells }));
    });

const WORDS = ['variations', 'series', 'colour', 'engine', 'stockName', 'siteDescription'] as const;
const word = fc.oneof(
  fc.constantFrom('NA', 'Nullarbor', 'None the wiser', 'Nan', '#1 Edition', '0 to 100'),
  fc.constantFrom(...NOTHING),
);
const isNothingWord = (text: string) =>
  NOTHING.some((nothing) => nothing.toLowerCase() === text.toLowerCase());

const aFeed = fc.integer({ min: 1, max: 12 }).chain((rows) =>
  fc.record({
    columns: fc.tuple(...COLUMNS.map((column) => columnOf(column, rows))),
    words: fc.array(fc.tuple(...WORDS.map(() => word)), { minLength: rows, maxLength: rows }),
    isJson: fc.boolean(),
  }),
);
type Feed = typeof aFeed extends fc.Arbitrary<infer One> ? One : never;

const bytesOf = ({ columns, words, isJson }: Feed): Buffer => {
  const rows = words.map((texts, row) => ({
    ...{ id: `R${row}`, vehType: 'Used', make: 'Kia', model: 'Rio' },
    ...Object.fromEntries(COLUMNS.map(({ field }, index) => [field, columns[index]?.cells[row]?.text ?? ''])),
    ...Object.fromEntries(WORDS.map((field, index) => [field, texts[index] ?? ''])),
  }));
  if (isJson) return Buffer.from(JSON.stringify(rows));
  const lines = rows.map((row) =>
    Object.values(row)
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(','),
  );
  return Buffer.from([Object.keys(rows[0] ?? {}).join(','), ...lines].join('\n'));
};

/** How far a value may be from what its cell was made from: by rounding alone. */
const TOLERANCE: Readonly<Record<NumberField, number>> = {
  ...{ price: 0, odometer: 0.51, tareMass: 0.51, atm: 0.51, length: 0.51 },
  ...{ lengthMeters: 0.0051, fuelCombined: 1e-9, power: 0.51 },
};

it('random feeds give the numbers that they were made from, or say what was left out, and no word for nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aFeed, async (feed) => {
      const imported = okValue(
        await importFeed({ name: 'stock', bytes: bytesOf(feed) }, { site: aStockContext() }),
      );
      const { items, report } = await uniteFeeds([imported]);
      expect(items).toHaveLength(feed.words.length);
      let nothing = 0;
      for (const [row, item] of items.entries()) {
        for (const [index, { field }] of COLUMNS.entries()) {
          const { isPlain = false, cells = [] } = feed.columns[index] ?? {};
          const { value, text = '' } = cells[row] ?? {};
          const given = field === 'price' && item.price !== undefined ? item.price / 100 : item[field];
          if (value === undefined) {
            expect(given).toBeUndefined();
            if (text.trim() !== '') nothing++;
          } else if (given === undefined) {
            expect({ isPlain, text }).toMatchObject({ isPlain: false });
            expect(report.faults).toContainEqual(
              expect.objectContaining({ id: item.id, field, value: text.replace('\u202f', '\u202f') }),
            );
          } else expect(Math.abs(given - value)).toBeLessThanOrEqual(TOLERANCE[field]);
        }
        for (const [index, field] of WORDS.entries()) {
          const text = feed.words[row]?.[index] ?? '';
          if (!isNothingWord(text)) expect(item[field]).toBe(text);
          else {
            expect(item).not.toHaveProperty(field);
            if (text.trim() !== '') nothing++;
          }
        }
      }
      const [counted = ''] = report.notices.filter((notice) => notice.startsWith('counts as empty'));
      const sum = [...counted.matchAll(/ (\d+) ×/g)].reduce((total, [, count]) => total + Number(count), 0);
      expect(sum).toBe(nothing);
    }),
    { seed: 58, numRuns: runs(60, 1_000) },
  );
});
