import fc from 'fast-check';
import {
  type ColumnStyles,
  createFieldReader,
  type RawStockItem,
} from '../../../src/domain/stock/parseStockItem';
import { STOCK_FIELD_NAMES, stockFields } from '../../../src/domain/stock/stockFields';
import { okValue } from '../../../support/okValue';
import { AUSTRALIAN_DOLLARS, aStockContext } from '../../../support/stock/aStockContext';
import { parseStockItem } from '../../../support/stock/parseStockItem';
import { anyLetter } from '../../support/anyLetter';
import { runs } from '../../support/runs';

const FIELDS = stockFields(AUSTRALIAN_DOLLARS);

const car: RawStockItem = { id: 'A1', vehType: 'Used', make: 'Toyota', model: 'HiLux' };

const parse = (raw: RawStockItem, context = aStockContext()) => parseStockItem(raw, context, 'h0');
const item = (raw: RawStockItem, context = aStockContext()) =>
  okValue(parse({ ...car, ...raw }, context)).item;
/** What a row lost, or why it is refused. */
const faults = (raw: RawStockItem, context = aStockContext()) => {
  const parsed = parse({ ...car, ...raw }, context);
  return parsed.kind === 'ok' ? parsed.value.faults : parsed.fault;
};

describe('a row of a feed', () => {
  it('becomes a stock item with the defaults of the site', () => {
    expect(item({})).toEqual({
      id: 'A1',
      vehType: 'Used',
      stockType: 'cars',
      make: 'Toyota',
      model: 'HiLux',
      status: 'available',
      priceType: 'poa',
      featured: false,
      brandCertified: false,
      tags: [],
      images: [],
    });
  });

  it('reads every field that a feed can give', () => {
    const parsed = item({
      variations: ' SR5  (4x4) ',
      year: '2021',
      body: 'Dual cab pick-up',
      odometer: '86,400 km',
      price: '$ 45,990.50',
      specialPrice: 43990,
      seats: ' 5 Seats',
      featured: 'yes',
      brandCertified: true,
      tags: 'Tow bar | Canopy|Tow bar',
      images: ['/uploads/a.webp', { url: 'https://pictures.example.com/b.jpg', alt: 'From behind' }],
      'location.name': 'Quillbrook',
      transmission: '6 speed CVT',
      siteDescription: 'One owner.\r\n\r\n\r\nFull  history.',
      createdAt: '14/03/2026',
      power: '150 kW',
      fuelCombined: '7.9 L/100km',
      stockType: 'Car',
      status: 'Sold',
    });
    expect(parsed).toMatchObject({
      variations: 'SR5 (4x4)',
      year: 2021,
      bodyType: 'Dual cab pick-up',
      odometer: 86_400,
      price: 4_599_050,
      specialPrice: 4_399_000,
      priceType: 'egc',
      seats: 5,
      featured: true,
      brandCertified: true,
      tags: ['Tow bar', 'Canopy'],
      images: [{ url: '/uploads/a.webp' }, { url: 'https://pictures.example.com/b.jpg', alt: 'From behind' }],
      location: { name: 'Quillbrook' },
      transmissionType: 'Automatic',
      siteDescription: 'One owner.\n\nFull history.',
      createdAt: '2026-03-14T00:00:00.000Z',
      power: 150,
      fuelCombined: 7.9,
      stockType: 'cars',
      status: 'sold',
    });
  });

  it.each([
    [`16'6"`, 16.5, 5.03],
    ['20ft 6in', 20.5, 6.25],
    ['21 ft. 3 inches', 21.25, 6.48],
    ['18′', 18, 5.49],
    ['19 foot', 19, 5.79],
    ["22' 0''", 22, 6.71],
  ])('reads %s of length in feet or metres, and of beam', (text, feet, metres) => {
    const { lengthFeet, lengthMeters, beamWidth } = item({
      lengthFeet: text,
      lengthMeters: text,
      beamWidth: text,
    });
    expect({ lengthFeet, lengthMeters, beamWidth }).toEqual({
      lengthFeet: feet,
      lengthMeters: metres,
      beamWidth: metres,
    });
  });

  it('leaves out a length with more inches than a foot has', () => {
    expect(faults({ lengthFeet: `16'14"` })).toMatchObject([{ field: 'lengthFeet' }]);
  });

  it.each([
    ...[
      '',
      ' ',
      '-',
      'nan',
      'NaN',
      'N/A',
      null,
      undefined,
      '\\N',
      'None',
      'NIL',
      '(null)',
      '<null>',
      '{}',
      '[]',
    ],
    ...['#REF!', '#DIV/0!', '#NAME?', '#BEZUG!', '#N/A', 'Err:502', '[object Object]'],
  ])('takes %j for a value it does not state', (nothing) => {
    const parsed = item({
      year: nothing,
      colour: nothing,
      price: nothing,
      tags: nothing,
      createdAt: nothing,
    });
    expect(parsed).not.toHaveProperty('year');
    expect(parsed).not.toHaveProperty('colour');
    expect(parsed).not.toHaveProperty('createdAt');
    expect(parsed).toMatchObject({ priceType: 'poa', tags: [] });
  });

  it.each(['NA', 'Nano', 'Nullarbor', 'None the wiser', '#1', 'R!OT', '(4x4)'])(
    'keeps the badge %s',
    (badge) => {
      expect(item({ variations: badge }).variations).toBe(badge);
    },
  );

  it.each(['0', '0.0', '0 L', '0cc'])('takes an engine of %s, and names of 0, for none', (engine) => {
    expect(item({ engine, variations: '0', 'location.name': '0' })).toEqual(item({}));
    expect(faults({ engine })).toEqual([]);
  });

  it('keeps a model of digits as text, from JSON too', () => {
    expect(item({ model: 911 }).model).toBe('911');
  });

  it('is identified by the feed’s id, else stock number, else VIN, else the hash', () => {
    expect(item({ stockNumber: 'S1', vin: 'V1' }).id).toBe('A1');
    expect(item({ id: '', stockNumber: 'S1', vin: 'V1' }).id).toBe('S1');
    expect(item({ id: '-', vin: 'V1' }).id).toBe('V1');
    expect(item({ id: null }).id).toBe('h0');
  });

  it('names every fault at once, with field, value and reason', () => {
    expect(
      faults({ model: '', price: '-1', odometer: '- / -', year: '1200', vehType: 'nearly new' }),
    ).toEqual([
      { field: 'vehType', value: 'nearly new', reason: 'is none of New, Demo, Used', level: 'row' },
      { field: 'model', value: '', reason: 'is missing', level: 'row' },
      { field: 'year', value: '1200', reason: 'is outside 1885 to 2100', level: 'field' },
      { field: 'odometer', value: '- / -', reason: 'is not a number', level: 'field' },
      { field: 'price', value: '-1', reason: 'is outside 0 to 100,000,000', level: 'field' },
    ]);
  });

  it.each([
    [{ year: '2060' }, 'is too far in the future'],
    [{ price: '0.50' }, 'makes no sense: it is shown as Price on Application'],
    [{ engine: '£145' }, 'looks like an amount of money'],
    [{ fuelType: '38' }, 'has no letter'],
    [{ engineHours: "4'000'300'003'000 h" }, 'is outside 0 to 200,000'],
  ])('loses a value that makes no sense: %p', (raw, reason) => {
    const [field = ''] = Object.keys(raw);
    expect(faults(raw)).toMatchObject([{ field, reason, level: 'field' }]);
    expect(item(raw)).not.toHaveProperty(field);
  });

  it('may have apostrophes in a number, and a zero that means nothing', () => {
    expect(item({ engineHours: "1'100 h" }).engineHours).toBe(1_100);
    const used = { seats: '0', odometer: '0', doorNum: '0', price: '0' };
    expect(faults(used)).toEqual([]);
    for (const field of Object.keys(used)) expect(item(used)).not.toHaveProperty(field);
  });

  it.each([
    ['wba5u32090fk98765', []],
    ['1HGCM82633A004352', []],
    ['1HGCM82633A004353', ['has a check digit that does not fit: it may be misspelt']],
    ['WBA5U32090FK9876', ['has 16 characters where a VIN has 17']],
    ['WBA5U3209OFK98765', ['has the letter I, O or Q, which no VIN has']],
  ])('has its VIN in capitals, with a warning if its form is odd: %s', (vin, reasons) => {
    expect(item({ vin }).vin).toBe(vin.toUpperCase());
    expect(faults({ vin })).toMatchObject(
      reasons.map((reason) => ({ field: 'vin', reason, level: 'warning' })),
    );
  });

  it('has its VIN without the spaces that people write into it', () => {
    expect(item({ vin: 'wba5u320 90fk98765' }).vin).toBe('WBA5U32090FK98765');
    expect(item({ vin: 'HQ 123 456' }).vin).toBe('HQ 123 456');
  });

  it('warns of a name that a spreadsheet has made a date', () => {
    for (const name of ['03-Sep', 'Mar-20', '9/03/2026'])
      expect(faults({ model: name, variations: name })).toEqual(
        ['model', 'variations'].map((field) => ({
          field,
          value: name,
          reason: 'looks like a date: a spreadsheet may have changed it',
          level: 'warning',
        })),
      );
    expect(faults({ model: '3-Series', variations: 'Sep-Tec 20' })).toEqual([]);
  });

  it.each([
    ['5/5', 5],
    ['5 / 5 seats', 5],
    ['2/5', undefined],
    ['2 or 5', undefined],
    ['2-5 seats', undefined],
  ])('have of two numbers of seats only what is certain: %s', (seats, read) => {
    expect(item({ seats }).seats).toBe(read);
  });

  it('loses only the field that cannot be read', () => {
    expect(item({ year: 'next year', seats: 'five', createdAt: '31/02/2026', price: '20000' })).toEqual({
      ...item({ price: '20000' }),
    });
  });

  it('refuses a number in another field’s unit, and converts miles', () => {
    expect(faults({ odometer: '51,000 kg' })).toMatchObject([{ field: 'odometer', level: 'field' }]);
    expect(item({ odometer: '5 miles' }).odometer).toBe(8);
    for (const unit of ['klm', 'KLMS', 'k.m.', "KM's", 'ks'])
      expect(item({ odometer: `45,100 ${unit}` }).odometer).toBe(45_100);
    for (const odometer of ['999999', '9,999,999', 1_234_567])
      expect(faults({ odometer })).toMatchObject([{ field: 'odometer', level: 'field' }]);
    expect(item({ odometer: '120000 k' }).odometer).toBe(120_000);
    for (const odometer of ['45k', '120 K'])
      expect(faults({ odometer })).toMatchObject([
        { field: 'odometer', level: 'field', reason: expect.stringContaining('thousands') },
      ]);
    expect(faults({ odometer: '45' })).toMatchObject([{ field: 'odometer', level: 'warning' }]);
    expect(faults({ vehType: 'Demo', odometer: '45' })).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'a.jpg', '/../secret', '/\\evil.example'])(
    'leaves out the picture %s, and no other',
    (image) => {
      expect(faults({ images: image })).toMatchObject([{ field: 'images', level: 'field' }]);
      expect(item({ images: ['/a.webp', image] }).images).toEqual([{ url: '/a.webp' }]);
    },
  );
});

it.each([
  ...['TBD', 'xxx', 'XXXX', 'Not Known', 'Please select', '-- Select --', '....', 'N.A', 'No Data'],
  ...['not provided', 'To be advised', '*', 'false', '___'],
])('%s does not count as a badge, a colour or an engine', (nothing) => {
  const read = item({
    variations: nothing,
    series: nothing,
    colour: nothing,
    engine: nothing,
    body: nothing,
  });
  expect(read).toEqual(item({}));
});

it.each(['Unregistered', 'UNREG', 'No Rego', 'no plates', '000000', '0', 'XXX', 'TBA'])(
  '%s does not count as a registration',
  (registrationNumber) => expect(item({ registrationNumber })).not.toHaveProperty('registrationNumber'),
);

it.each(['00000000000000000', 'XXXXXXXXXXXXXXXXX', '11111111111111111'])(
  '%s does not count as a VIN',
  (vin) => {
    expect(item({ vin })).not.toHaveProperty('vin');
  },
);

describe('a list of a row', () => {
  it('may have its own wrapper, as XML has', () => {
    const images = { image: [{ '@url': 'https://i.example/1.jpg' }, { '@url': 'https://i.example/2.jpg' }] };
    const two = [{ url: 'https://i.example/1.jpg' }, { url: 'https://i.example/2.jpg' }];
    expect(item({ images }).images).toEqual(two);
    expect(item({ images: { '@count': '1', Photo: 'https://i.example/1.jpg' } }).images).toEqual([two[0]]);
    expect(item({ tags: { tag: ['Tow bar', 'One owner'] } }).tags).toEqual(['Tow bar', 'One owner']);
    expect(item({ images: { string: [two[0]?.url] } }).images).toEqual([two[0]]);
  });

  it.each([
    ['{"Tow bar, 3 t",Canopy,NULL}', ['Tow bar, 3 t', 'Canopy']],
    ['{{Tow bar,Canopy},{"One \\"owner\\"",ABS}}', ['Tow bar', 'Canopy', 'One "owner"', 'ABS']],
    ['["Tow bar, 3 t","Canopy"]', ['Tow bar, 3 t', 'Canopy']],
    ["['Tow bar', 'Canopy']", ['Tow bar', 'Canopy']],
    ['[4x4] as new', ['[4x4] as new']],
    ['{not "a list}', ['{not "a list}']],
    ['{}', []],
  ])('is read from one text, as databases write it: %s', (tags, words) => {
    expect(item({ tags }).tags).toEqual(words);
  });
});

describe('the condition of a row', () => {
  it.each([
    ['USED CAR', 'Used'],
    ['New Cars', 'New'],
    ['Demo car', 'Demo'],
    ['DEMO UNIT', 'Demo'],
    ['Used motorcycle', 'Used'],
  ])('%s is %s', (vehType, meant) => {
    expect(item({ vehType }).vehType).toBe(meant);
  });
});

describe('the sale of a row', () => {
  it.each([
    ['Sold - awaiting delivery', 'sold'],
    ['SOLD (J. Smith)', 'sold'],
    ['Deposit taken 12/11', 'underOffer'],
    ['Under offer until Friday', 'underOffer'],
    ['Not available', 'sold'],
  ])('is read with a remark or without: %s', (status, meant) => {
    expect(item({ status }).status).toBe(meant);
  });

  it('is hidden with a remark too, and unknown words are reported', () => {
    for (const status of [
      'Withdrawn from sale',
      'Not for publication',
      'Do not publish - no photos',
      'Wholesale only',
      'Auction',
      'Off market',
      'Removed',
      'Expired',
      'Suspended',
      'Cancelled',
    ])
      expect([status, okValue(parse({ ...car, status })).isHidden]).toEqual([status, true]);
    expect(faults({ status: 'Soldier' })).toMatchObject([{ field: 'status' }]);
    expect(faults({ status: 'Not sold' })).toMatchObject([{ field: 'status' }]);
  });
});

describe('the price of a row', () => {
  it.each(['POA', 'poa', 'P.O.A.', 'Price on Application', 'Call'])('%s is on application', (price) => {
    const parsed = item({ price, specialPrice: '', priceType: 'egc' });
    expect(parsed.priceType).toBe('poa');
    expect(parsed).not.toHaveProperty('price');
  });

  it('is left out if the feed says it is on application', () => {
    const parsed = item({ price: '30000', specialPrice: '29000', priceType: 'POA' });
    expect(parsed).not.toHaveProperty('price');
    expect(parsed).not.toHaveProperty('specialPrice');
  });

  it.each([
    ['Hidden', 0],
    ['Call for price', 0],
    ['Enquire now', 0],
    ['Weekly', 1],
    ['per month', 1],
    ['Deposit', 1],
    ['from', 1],
    ['Auction guide', 1],
    ['plus GST', 1],
    ['ex. GST', 1],
    ['Trade', 1],
  ])('is not shown where its type says that shoppers do not pay it: %s', (priceType, said) => {
    expect(item({ price: 9_990, priceType })).toMatchObject({ priceType: 'poa' });
    expect(item({ price: 9_990, priceType })).not.toHaveProperty('price');
    expect(faults({ price: 9_990, priceType })).toHaveLength(said);
  });

  it.each(['9999999', '99,999,999', 9_999_999])('is left out if it is a placeholder: %s', (price) => {
    expect(item({ price })).not.toHaveProperty('price');
    expect(faults({ price })).toMatchObject([{ field: 'price', level: 'field' }]);
  });

  it('is read as the feed says, else as the site does for the vehicle type', () => {
    expect(item({ price: 9_000, priceType: 'Drive-away' }).priceType).toBe('driveAway');
    expect(item({ price: 9_000, priceType: 'Ex. Govt. Charges' }).priceType).toBe('egc');
    expect(item({ price: 9_000, vehType: 'Demonstrator' }).priceType).toBe('driveAway');
    expect(item({ price: 9_000 }).priceType).toBe('egc');
  });

  it.each([
    ['$9,990 DRIVE AWAY', 'driveAway'],
    ['$9,990 Drive-Away*', 'driveAway'],
    ['9990 d/a', 'driveAway'],
    ['$9,990 Excl. Govt. Charges', 'egc'],
    ['$9,990 + ORC', 'egc'],
    ['$9,990 plus on roads', 'egc'],
    ['$9,990 Ex Gov', 'egc'],
    ['$9,990 exc. on-roads', 'egc'],
    ['$9,990 before on road costs', 'egc'],
    ['$9,990 + Govt. Charges & Stamp Duty', 'egc'],
    ['$9,990 ride away', 'driveAway'],
    ['Tow away: $9,990', 'driveAway'],
    ['$9,990 drive away inc. GST', 'driveAway'],
  ])('%s says what kind of price it is', (price, priceType) => {
    const vehType = priceType === 'egc' ? 'Demo' : 'Used';
    expect(faults({ price, vehType })).toEqual([]);
    expect(item({ price, vehType })).toMatchObject({ price: 999_000, priceType });
    expect(item({ price: 12_000, specialPrice: price, vehType })).toMatchObject({ priceType });
    expect(item({ price, priceType: 'POA' })).not.toHaveProperty('price');
  });

  it.each(['$9,990 neg', '9,990 ono', 'AU$ 9 990 incl. GST', '$9,990 firm', '9,990.00 $', '9990.0000'])(
    '%s is an amount',
    (price) => {
      expect(item({ price })).toMatchObject({ price: 999_000, priceType: 'egc' });
    },
  );

  it.each([
    ['$9,000 +GST', 'egc'],
    ['$9,000 ex GST', 'egc'],
    ['9.000,- excl. GST ono', 'egc'],
    ['$9,000 + GST drive away', 'driveAway'],
  ])('%s lacks the tax, which is added and said', (price, priceType) => {
    expect(item({ price })).toMatchObject({ price: 990_000, priceType });
    expect(faults({ price })).toMatchObject([{ field: 'price', level: 'warning' }]);
  });

  it.each(['$9,990 - $12,990', 'from $9,990', '$9,990 per month', '$9,990 deposit'])(
    '%s is not a price',
    (price) => {
      expect(item({ price }).priceType).toBe('poa');
      expect(faults({ price })).toHaveLength(1);
    },
  );

  it('is on application if it is garbage or makes no sense', () => {
    expect(item({ price: 'see yard sheet' }).priceType).toBe('poa');
    expect(item({ price: '0.50' })).not.toHaveProperty('price');
    expect(faults({ price: '0.50' })).toMatchObject([{ field: 'price', value: '$0.5', level: 'field' }]);
    expect(faults({ price: 'see yard sheet' })).toEqual([
      { field: 'price', value: 'see yard sheet', reason: 'is not a price', level: 'field' },
    ]);
    expect(faults({ price: '1.23,00' })).toHaveLength(1);
    expect(faults({ price: 'POA 2024' })).toHaveLength(1);
  });

  it('accepts a special price only below it', () => {
    expect(faults({ price: 20_000, specialPrice: 21_000 })).toMatchObject([{ field: 'specialPrice' }]);
    expect(item({ price: 20_000, specialPrice: 21_000 }).priceType).toBe('poa');
    expect(item({ price: 20_000, specialPrice: 20_000 })).not.toHaveProperty('specialPrice');
    expect(item({ price: 24_990, specialPrice: 2_499 })).toMatchObject({ priceType: 'poa' });
    expect(faults({ price: 24_990, specialPrice: 2_499 })).toMatchObject([{ field: 'specialPrice' }]);
    expect(item({ price: '', specialPrice: 20_000 })).toMatchObject({
      specialPrice: 2_000_000,
      priceType: 'egc',
    });
  });

  it('is whole cents for every amount of dollars and cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 10_000_000_000 }), (cents) => {
        const parsed = item({ price: (cents / 100).toFixed(2) });
        expect(parsed.price).toBe(cents);
        expect(item({ price: cents / 100 }).price).toBe(cents);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

describe('a site with brands', () => {
  const site = aStockContext({ brands: ['Land Rover', 'Jaguar'] });

  it('accepts new and demo stock only of its brands, however they are spelt', () => {
    expect(item({ make: 'LAND-ROVER', vehType: 'New' }, site).make).toBe('LAND-ROVER');
    expect(item({ make: 'jaguar', vehType: 'Demo' }, site).make).toBe('jaguar');
    expect(faults({ make: 'Kia', vehType: 'New' }, site)).toMatchObject([
      {
        field: 'make',
        reason: 'is not Land Rover or Jaguar, which new stock of this site must be (brands in site.yml)',
      },
    ]);
    expect(faults({ make: 'Kia', vehType: 'Demo' }, site)).toMatchObject([{ field: 'make', value: 'Kia' }]);
  });

  it('accepts used stock of any brand', () => {
    expect(item({ make: 'Kia', vehType: 'Used' }, site).make).toBe('Kia');
  });
});

describe('whatever a feed holds', () => {
  const rawRow = fc.record(
    Object.fromEntries(
      STOCK_FIELD_NAMES.map((field) => [
        field,
        fc.oneof(fc.string({ unit: anyLetter }), fc.string(), fc.jsonValue(), fc.double(), fc.bigInt()),
      ]),
    ),
    { requiredKeys: [] },
  );

  it('is an item or a list of faults, never an exception', () => {
    fc.assert(
      fc.property(rawRow, (raw) => {
        const result = parse(raw as RawStockItem);
        if (result.kind === 'ok') {
          const { item: given } = result.value;
          expect(given.make).not.toBe('');
          expect(given.priceType === 'poa').toBe((given.specialPrice ?? given.price) === undefined);
        } else {
          expect(result.fault.length).toBeGreaterThan(0);
          expect(result.fault.every(({ reason }) => reason.length > 0)).toBe(true);
        }
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('has lines where a system wrote the marks of a program for them', () => {
    expect(item({ siteDescription: 'One owner.\\nFull books.\\r\\nTow bar.' }).siteDescription).toBe(
      'One owner.\nFull books.\nTow bar.',
    );
  });

  it('reads the same, faults and all, whichever rows the feed had before', () => {
    const text = fc.constantFrom(
      '',
      'Tow bar|Canopy',
      'Safety: ABS|ABS',
      'x'.repeat(600),
      '3/11/2026',
      '11/13/2026',
      'soon',
    );
    const row = fc.record({ equipment: text, createdAt: text, updatedAt: text });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.boolean(), (rows, isMonthFirst) => {
        const styles: ColumnStyles = isMonthFirst ? { updatedAt: { dates: 'monthFirst' } } : {};
        const read = createFieldReader(AUSTRALIAN_DOLLARS, styles);
        for (const raw of rows) expect(read(raw)).toEqual(createFieldReader(AUSTRALIAN_DOLLARS, styles)(raw));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it('gives numbers that are numbers and texts that are not empty', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer().map(String),
      fc.constantFrom('1e5', '٣', '-0', '.5', '.'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...STOCK_FIELD_NAMES), value, (field, raw) => {
        const read = FIELDS[field](raw);
        const given: unknown = read.kind === 'ok' ? read.value : undefined;
        if (typeof given === 'number') expect(Number.isFinite(given) && !Object.is(given, -0)).toBe(true);
        else expect(given).not.toBe('');
      }),
      { numRuns: runs(1000, 20_000) },
    );
  });
});
