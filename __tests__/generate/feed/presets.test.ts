import { readFileSync } from 'node:fs';
import { importFeed } from '../../../generate/feed/importFeed';
import { readPreset } from '../../../generate/feed/mapping/readMapping';
import { FORMATS, type Format, sampleFile } from '../../../generate/feed/presets/presets';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';

const sampleOf = (format: Format) => {
  const name = sampleFile(format);
  return { name, bytes: readFileSync(name) };
};

const LEFT_OUT = null;
const NO_PRICE = { price: undefined, priceType: 'poa' } as const;

/** A change to the first vehicle of a sample, and what shoppers then see of it. */
type Change = readonly [
  from: string,
  to: string,
  shows: { readonly [Field in keyof StockItem]?: unknown } | typeof LEFT_OUT,
];

/**
 * What each format has to hide, withdraw or qualify a vehicle or its price. The type asks for a row of every new format: read
 * its documentation for these fields.
 */
const WITHHELD: Readonly<Record<Format, readonly [Change, ...Change[]]>> = {
  'dealer-studio': [
    [',0,"45,990",', ',POA,POA,', NO_PRICE],
    [',0,"45,990",', ',0,0,', NO_PRICE],
  ],
  'csn-dto': [
    ['"For Sale"', '"Sold"', { status: 'sold' }],
    ['"For Sale"', '"Withdrawn"', LEFT_OUT],
    ['"Retail"', '"Wholesale"', LEFT_OUT],
    ['"AUD", "Amount": 56490', '"NZD", "Amount": 56490', NO_PRICE],
    ['"Amount": 56490', '"Amount": 0', { price: 5_299_000, priceType: 'egc' }],
    ['52990 },', '0 },', { price: 5_649_000, priceType: 'driveAway' }],
  ],
  'google-xml': [
    ['in stock', 'out_of_stock', { status: 'sold' }],
    ['<g:price>', '<g:expiration_date>2020-07-11T15:30-0800</g:expiration_date><g:price>', LEFT_OUT],
    ['<g:price>', '<g:expiration_date>2099-07-11</g:expiration_date><g:price>', { price: 18_500_000 }],
    [
      '<g:price>',
      '<g:vehicle_price_type>drive_away_price</g:vehicle_price_type><g:price>',
      { price: 18_500_000, priceType: 'driveAway' },
    ],
    [
      '<g:price>',
      '<g:vehicle_price_type>estimated_drive_away_price</g:vehicle_price_type><g:price>',
      NO_PRICE,
    ],
  ],
  'google-tsv': [
    ['in stock', 'out of stock', { status: 'sold' }],
    ['excluding_government_charges_price', 'drive_away_price', { priceType: 'driveAway' }],
    ['excluding_government_charges_price', 'estimated_drive_away_price', NO_PRICE],
    ['charges_price\t', 'charges_price\t2020-01-01', LEFT_OUT],
    ['52500.00 AUD', '52500.00 NZD', NO_PRICE],
  ],
  'meta-automotive': [
    ['AVAILABLE,GT-Line', 'PENDING,GT-Line', { status: 'underOffer' }],
    ['AVAILABLE,GT-Line', 'NOT_AVAILABLE,GT-Line', { status: 'sold' }],
    ['published', 'hidden', LEFT_OUT],
  ],
  'mobile-de': [
    ['type="FIXED"', 'type="ON_REQUEST"', NO_PRICE],
    ['currency="AUD"', 'currency="EUR"', NO_PRICE],
    ['consumer-price-amount', 'dealer-price-amount', NO_PRICE],
  ],
  autoscout24: [['"price": 34990', '"price": 0', NO_PRICE]],
  'boats-group': [
    ['"Price"', '"PriceHideInd": true, "Price"', NO_PRICE],
    ['"Price"', '"PriceHideInd": "true", "Price"', NO_PRICE],
    ['"Price"', '"PriceHideInd": false, "Price"', { price: 4_899_000 }],
    ['"Price"', '"TaxStatusCode": "Not Paid", "Price"', NO_PRICE],
    ['48990.00 AUD', '48990.00 NZD', NO_PRICE],
    ['"Active"', '"Sold"', { status: 'sold' }],
    ['"Active"', '"Sale Pending"', { status: 'underOffer' }],
    ['"Active"', '"Active", "OptionActiveIndicator": true', { status: 'underOffer' }],
    ['"Active"', '"Inactive"', LEFT_OUT],
    ['"Active"', '"Delete"', LEFT_OUT],
    ['"Active"', '"Active", "IsAvailableForPls": false', LEFT_OUT],
    [
      '"Engines": [{',
      '"Engines": [{ "Make": "Yamaha", "Model": "F115", "EnginePower": "115|horsepower" }, {',
      { engine: '2 × Yamaha F115', power: 171.5 },
    ],
    ['"Engines": [{', '"Engines": [{}, {', { power: undefined }],
    [
      '"Price"',
      '"DryWeightMeasure": "700 kg", "FuelTankCapacityMeasure": "25|gallon", "ItemReceivedDate": "2026-09-18", "Price"',
      { tare: 700, fuelTankCapacity: 95, createdAt: '2026-09-18T00:00:00.000Z' },
    ],
    [
      '"Price"',
      '"FuelTankCountNumeric": 2, "FuelTankCapacityMeasure": "25|gallon", "Price"',
      { fuelTankCapacity: undefined },
    ],
  ],
  dealerpull: [
    ['"In Stock"', '"Sale Pending"', { status: 'underOffer' }],
    ['"In Stock"', 'Sold', { status: 'sold' }],
    ['Certified', 'As-Is', { tags: ['Sold as is'] }],
    ['"$21,999.00"', '$0.00', NO_PRICE],
  ],
  omni: [[',6995.0,6995.0,6995.0,', ',0,0,0,', NO_PRICE]],
};

describe.each(FORMATS)('the format %s', (format) => {
  const imported = async (bytes: Buffer) => {
    const mapping = okValue(await readPreset(format));
    return okValue(await importFeed({ name: 'sample', bytes }, { site: aStockContext(), mapping }));
  };

  it('reads every vehicle of its sample', async () => {
    const { quarantined, items, deadPaths } = await imported(sampleOf(format).bytes);
    expect({ quarantined, deadPaths }).toEqual({ quarantined: [], deadPaths: [] });
    expect(items.length).toBeGreaterThan(1);
    for (const { item } of items) expect(item.id).not.toMatch(/^h[\da-f]{16}$/);
  });

  it('is recognised by its names', async () => {
    const { proposedFormat } = okValue(await importFeed(sampleOf(format), { site: aStockContext() }));
    expect(proposedFormat).toBe(format);
  });

  it.each(WITHHELD[format])('with %s as %s shows %j', async (from, to, shows) => {
    const { bytes } = sampleOf(format);
    const before = (await imported(bytes)).items[0]?.item;
    const text = bytes.toString();
    expect(text).toContain(from);
    const { items, quarantined } = await imported(Buffer.from(text.replace(from, to)));
    expect(quarantined).toEqual([]);
    const after = items.find(({ item }) => item.id === before?.id)?.item;
    if (shows === LEFT_OUT) expect(after).toBeUndefined();
    else
      expect({
        ...Object.fromEntries(Object.keys(shows).map((key) => [key, undefined])),
        ...after,
      }).toMatchObject(shows);
  });
});

it('a name that is not a format is a fault that lists them', async () => {
  const read = await readPreset('dealer-studios');
  expect(read).toMatchObject({ kind: 'err', fault: [{ reason: expect.stringContaining('dealer-studio') }] });
});
