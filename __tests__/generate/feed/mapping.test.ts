import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { htmlToText } from '../../../generate/feed/htmlToText';
import { importFeed } from '../../../generate/feed/importFeed';
import {
  type CompiledMapping,
  compileMapping,
  evaluate,
  plainValues,
} from '../../../generate/feed/mapping/compileMapping';
import { mappingFileBeside, readMapping } from '../../../generate/feed/mapping/readMapping';
import { rowHash } from '../../../generate/feed/rows/valueAt';
import { formatStockFaults } from '../../../generate/feed/stockReport';
import { uniteFeeds } from '../../../generate/feed/uniteFeeds';
import { joinOptions } from '../../../generate/stock/stockContent';
import { faultOf, okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { runs } from '../../support/runs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapping-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (yaml: string): Promise<string> => {
  const path = join(folder, 'stock.mapping.yml');
  await writeFile(path, yaml);
  return path;
};

const mappingOf = async (fields: Record<string, unknown>) =>
  okValue(await readMapping(await fileOf(JSON.stringify({ fields }))));

/** What a mapping makes of one row, before its values are read. */
const map = async (fields: Record<string, unknown>, row: Record<string, unknown>, columns?: string[]) => {
  const compiled = okValue(compileMapping(await mappingOf(fields), columns));
  const mapped = plainValues(compiled, row);
  const faults = await evaluate(compiled, row, mapped);
  return { mapped: JSON.parse(JSON.stringify(mapped)), faults };
};

const resultOf = async (source: unknown, row: Record<string, unknown>, columns?: string[]) =>
  (await map({ make: source }, row, columns)).mapped.make;

describe('a field of a mapping', () => {
  it('is a column with exactly that name, whatever its letters, or a path', async () => {
    const row = { 'Car/Suv (new)': 'SUV', car: { model: 'Rio' }, 'car.colour': 'Red', '@id': '7' };
    expect(await resultOf('Car/Suv (new)', row, ['Car/Suv (new)'])).toBe('SUV');
    expect(await resultOf('car.model', row)).toBe('Rio');
    expect(await resultOf('car.colour', row)).toBe('Red');
    expect(await resultOf('@id', row)).toBe('7');
  });

  it('takes the text of an element with attributes, each entry of a list, and one element as a list', async () => {
    const row = {
      price: { '@unit': 'AUD', '#text': '5' },
      photos: { photo: [{ url: 'a' }, { url: 'b' }] },
      one: { url: 'c' },
    };
    expect(await resultOf('price', row)).toBe('5');
    expect(await resultOf('photos.photo.url', row)).toEqual(['a', 'b']);
    expect(await resultOf('photos.photo.1.url', row)).toBe('b');
    expect(await resultOf('one.0.url', row)).toBe('c');
  });

  it('is else an expression in JSONata', async () => {
    const row = {
      Identification: [
        { Type: 'VIN', Value: 'V' },
        { Type: 'StockNumber', Value: 'S' },
      ],
      photos: 'a;b|c',
      price: [
        { '@type': 'trade', '#text': '1' },
        { '@type': 'public', '#text': '2' },
      ],
      empty: { '@xml:lang': 'en' },
    };
    expect(await resultOf("Identification[Type='StockNumber'].Value", row)).toBe('S');
    expect(await resultOf('$split(photos, /[;|]/)', row)).toEqual(['a', 'b', 'c']);
    expect(await resultOf("price[@type='public'].#text", row)).toBe('2');
    expect(await resultOf('$first(empty, missing, photos)', row)).toBe('a;b|c');
    expect(await resultOf("'Used'", row)).toBe('Used');
  });

  it('may be a number, true or false for every row, or null', async () => {
    const { mapped } = await map({ seats: 5, featured: true, colour: null }, { colour: 'Red' });
    expect(mapped).toEqual({ seats: 5, featured: true });
  });

  it('may use what the mapping gave to other fields, wherever they are', async () => {
    const fields = {
      variations: "$substringAfter(Title, $make & ' ')",
      make: '$uppercase(Brand)',
      year: 'Y',
    };
    expect((await map(fields, { Title: 'KIA Rio', Brand: 'Kia' })).mapped).toMatchObject({
      variations: 'Rio',
    });
    const circle = compileMapping(await mappingOf({ make: "$model & ''", model: "$make & ''" }));
    expect(formatStockFaults(faultOf(circle))).toContain('use each other in a circle');
  });

  it('that fails on a row loses that field alone, and names what it read', async () => {
    const { mapped, faults } = await map(
      { make: 'Brand', seats: '$number(Seats) + 1' },
      { Brand: 'Kia', Seats: 'five' },
    );
    expect(mapped).toEqual({ make: 'Kia' });
    expect(faults).toEqual([
      { field: 'seats', value: 'five', reason: expect.stringContaining('cannot be worked out') },
    ]);
  });

  // An element and something inside it; a name inside a function; a whole object; what is given without being named.
  const READING_MUCH = {
    price: "$money(Price) * (Price.@gst = 'exc' ? 1.1 : 1)",
    power: "($p := Spec[Name='Power']; $p.Unit = 'hp' ? $number($p.Value) * 2 : $p.Value)",
    stockName: "Price.`#text` & '_' & $lookup(Spec[0], 'Value')",
    variations: "$join($map([1, 2], function($n) { $n & Model }), ' ')",
    model: "$uppercase(Model) & $join($keys(), '')",
    tags: '*',
  };
  const word = fc.constantFrom('a', '1', '2', 'hp', 'exc');
  const element = fc.oneof(word, fc.record({ '@gst': word, '#text': word }));
  const spec = fc.record({ Name: fc.constantFrom('Power', 'Weight'), Unit: word, Value: word });
  const anyRow = fc.record(
    { Price: element, Model: word, Spec: fc.oneof(spec, fc.array(spec, { minLength: 1, maxLength: 3 })) },
    { requiredKeys: [] },
  );

  it('gives each row its own result, whatever rows came before', async () => {
    const mapping = await mappingOf(READING_MUCH);
    const resultsOf = async (compiled: CompiledMapping, row: Record<string, unknown>) => {
      const mapped = plainValues(compiled, row);
      const faults = await evaluate(compiled, row, mapped);
      return JSON.stringify([mapped, faults]);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 2, maxLength: 6 }), async (rows) => {
        const compiled = okValue(compileMapping(mapping));
        for (const row of rows)
          expect(await resultsOf(compiled, row)).toBe(await resultsOf(okValue(compileMapping(mapping)), row));
      }),
      { numRuns: runs(60, 2_000) },
    );
  });

  it('takes the text of an element where an expression gives the element', async () => {
    const row = {
      Usage: [
        { '@unit': 'km', '#text': '312,450' },
        { '@unit': 'h', '#text': '12' },
      ],
    };
    expect(await resultOf("Usage[@unit='km']", row)).toBe('312,450');
  });

  it('gives with `$date` the day that was written, whatever the offset of its clock', async () => {
    const row = { listed: '2026-10-03T09:15:00+10:00', day: '03/10/2026' };
    expect(await resultOf('$date(listed)', row)).toMatch(/^2026-10-03T/);
    expect(await resultOf("$date(day, 'dmy')", row)).toMatch(/^2026-10-03T/);
  });

  it('counts an element as used where only its text or an entry of it is read', async () => {
    const xml =
      '<list><car code="1"><no>A1</no><price gst="inc">9990</price><photos><photo url="https://a.example/1.jpg"/></photos><lot>7</lot></car>' +
      '<car code="2"><no>A2</no><price gst="inc">8990</price><photos/><lot>8</lot></car></list>';
    const mapping = await mappingOf({
      id: 'no',
      make: "'Kia'",
      model: "'Rio'",
      vehType: "'Used'",
      price: 'price.#text',
      images: 'photos.photo.@url',
    });
    const imported = okValue(
      await importFeed({ name: 'cars.xml', bytes: Buffer.from(xml) }, { mapping, site: aStockContext() }),
    );
    expect([...imported.unusedColumns].sort()).toEqual(['@code', 'lot', 'price.@gst']);
  });

  it('that fails for the attributes of an element says how to name its text', async () => {
    const row = { Category: { '@code': '7', '#text': 'Ute' } };
    const { faults } = await map({ bodyType: "$lookup({'Ute': 'Utility'}, Category)" }, row);
    expect(faults[0]?.reason).toContain('Category has attributes: its text is Category.#text');
  });

  it('that never ends is stopped', async () => {
    const { faults } = await map({ make: '($f := function($n) { $f($n + 1) + 1 }; $f(1))' }, {});
    expect(faults).toHaveLength(1);
  });
});

describe('the functions of a mapping', () => {
  it.each([
    ["$km('5 miles')", 8],
    ["$km('5 km')", 5],
    ['$km(100)', 161],
    ["$metres('21 ft')", 6.401],
    ['$metres("20\' 6\\"")', 6.248],
    ["$metres('6100 mm')", 6.1],
    ["$date('11/24/2026', 'mdy')", '2026-11-24T00:00:00.000Z'],
    ["$date('3/11/26', 'dmy')", '2026-11-03T00:00:00.000Z'],
    ["$money('$46,490 *')", 46_490],
    ["$money('1.234,50 €')", 1234.5],
    ["$money('AUD 9.990')", 9990],
    ["$money('15990.0000')", 15_990],
    ["$money('45100.500')", 45_100.5],
    ["$money('POA')", undefined],
    ["$largest([{'size':'S','u':1},{'size':'L','u':2}]).u", 2],
    ["$htmlToText('<p>One &amp; two</p><ul><li>A</li><li>B&nbsp;b</li></ul>')", 'One & two\n• A\n• B b'],
  ])('%s is %j', async (source, expected) => {
    expect(await resultOf(source, {})).toEqual(expected);
  });

  it('leave text without tags as it is, and decode each entity once', () => {
    expect(htmlToText('a < b\nc')).toBe('a < b\nc');
    expect(htmlToText('&amp;amp; &eacute;')).toBe('&amp; é');
  });
});

describe('a mapping file', () => {
  it('is beside the feed, with the same name', async () => {
    const path = await fileOf('fields: {}');
    for (const feed of ['stock.csv', 'stock.csv.gz', 'stock.xml', 'stock.json', 'stock.tsv'])
      expect(mappingFileBeside(join(folder, feed))).toBe(path);
    expect(mappingFileBeside(join(folder, 'other.csv'))).toBeNull();
    expect(mappingFileBeside('https://dealer.example/stock.csv')).toBeNull();
  });

  it('names the place of every fault', async () => {
    const faults = faultOf(
      await readMapping(await fileOf('feilds: {}\nrows: ""\nfields: { colr: Paint, make: [a] }')),
    );
    const text = formatStockFaults(faults);
    expect(text).toContain('"feilds" is not a word of a mapping');
    expect(text).toMatch(/stock\.mapping\.yml: rows: /);
    expect(text).toContain('"colr" is not a field of a stock item: is it "colour"?');
    const others = formatStockFaults(
      faultOf(await readMapping(await fileOf('fields: { gears: A, drive: B }'))),
    );
    expect(others).toContain('"gears" is not a field of a stock item: is it "transNum"?');
    expect(others).toContain(
      '"drive" is not a field of a stock item (npm run stock:check -- --fields lists them)',
    );
    expect(text).toContain('fields.make: must be a column, an expression');
  });

  it('with an expression that cannot be parsed says where', async () => {
    const text = formatStockFaults(faultOf(compileMapping(await mappingOf({ make: '$split(Brand' }))));
    expect(text).toMatch(/fields\.make: is neither a column of the feed nor an expression: .*at character/);
  });

  it('that is missing or not YAML is a fault', async () => {
    expect(formatStockFaults(faultOf(await readMapping(await fileOf('fields: {'))))).toContain('is not YAML');
    expect(faultOf(await readMapping(join(folder, 'missing.yml')))[0]?.reason).toContain(
      'the file does not exist',
    );
  });
});

it('a mapping adds words that mean the same, and they come first', async () => {
  const rows = ['Tray top', 'Ute', 'SUV'].map((body, id) => ({
    id,
    vehType: 'Used',
    make: 'Kia',
    model: 'Rio',
    body,
  }));
  const feed = { name: 'stock.json', bytes: Buffer.from(JSON.stringify(rows)) };
  const yaml = 'format: forecourt\nwords: { bodyType: { Utility: [Tray top, Ute] } }';
  const mapping = okValue(await readMapping(await fileOf(yaml)));
  const { items } = await uniteFeeds([okValue(await importFeed(feed, { site: aStockContext(), mapping }))]);
  expect(items.map(({ bodyType }) => bodyType)).toEqual(['Utility', 'Utility', 'SUV']);
});

it('staff add words that mean the same, for every feed; a mapping knows its own feed best', async () => {
  const rows = ['Tray top', 'Cab plus', 'Ute', 'Drop side'].map((body, id) => ({
    id,
    vehType: 'Used',
    make: 'Kia',
    model: 'Rio',
    body,
    colour: 'Schneeweiß',
  }));
  const feed = { name: 'stock.json', bytes: Buffer.from(JSON.stringify(rows)) };
  const yaml = 'format: forecourt\nwords: { bodyType: { Truck: [Drop side] } }';
  const mapping = okValue(await readMapping(await fileOf(yaml)));
  const { items, report } = await uniteFeeds(
    [okValue(await importFeed(feed, { site: aStockContext(), mapping }))],
    joinOptions({
      filters: {
        bodyTypes: [],
        feedWords: [
          { field: 'bodyType', name: 'Ute', feedWords: ['Tray top', 'CAB-PLUS', 'drop side'] },
          { field: 'colour', name: 'White', feedWords: ['Schneeweiß'] },
        ],
      },
    }),
  );
  expect(items.map(({ bodyType }) => bodyType)).toEqual(['Ute', 'Ute', 'Ute', 'Truck']);
  expect(items.every(({ colour }) => colour === 'White')).toBe(true);
  expect(report.respellings).toContainEqual({ field: 'colour', from: 'Schneeweiß', to: 'White', items: 4 });
});

describe('a path that no row has', () => {
  const feed = {
    name: 'stock.json',
    bytes: Buffer.from(
      JSON.stringify(
        [1, 2].map((n) => ({
          id: n,
          t: 'Used',
          make: 'Kia',
          model: 'Rio',
          year: 2020,
          photos: [{ url: `/${n}.jpg` }],
        })),
      ),
    ),
  };

  it('is said, with the one that was perhaps meant', async () => {
    const fields = {
      id: 'id',
      vehType: 't',
      make: 'make',
      model: 'model',
      year: 'yeer',
      images: 'photos.photo.url',
      price: '$money(prize)',
      tags: "photos[kind='x'].url",
    };
    const imported = okValue(
      await importFeed(feed, { site: aStockContext(), mapping: await mappingOf(fields) }),
    );
    const { report } = await uniteFeeds([imported]);
    expect(report.accepted).toBe(2);
    expect(report.deadPaths).toEqual([
      { feed: 'stock.json', field: 'year', path: 'yeer', like: 'year' },
      { feed: 'stock.json', field: 'images', path: 'photos.photo.url', like: 'photos.url' },
      { feed: 'stock.json', field: 'price', path: 'prize' },
      { feed: 'stock.json', field: 'tags', path: 'photos.kind', like: 'photos.url' },
    ]);
  });
});

describe('the hash of a row', () => {
  const row = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string());

  it('is the same for the same words, whatever the other columns hold and wherever they are', () => {
    fc.assert(
      fc.property(row, fc.string(), (values, other) => {
        const reordered = Object.fromEntries([['z', other], ...Object.entries(values).reverse()]);
        expect(rowHash(reordered, ['a', 'b', 'c'])).toBe(rowHash(values, ['a', 'b', 'c']));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it('differs if a mapped column differs', () => {
    fc.assert(
      fc.property(row, fc.string(), (values, other) => {
        fc.pre((values.a ?? '') !== other);
        expect(rowHash({ ...values, a: other }, ['a', 'b'])).not.toBe(rowHash(values, ['a', 'b']));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });
});
