import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFeeds } from '../generate/feed/check/checkFeed';
import { importFeed } from '../generate/feed/importFeed';
import { readMapping, readPreset } from '../generate/feed/mapping/readMapping';
import { sampleFile } from '../generate/feed/presets/presets';
import type { StockReport } from '../generate/feed/stockReport';
import { uniteFeeds } from '../generate/feed/uniteFeeds';
import type { StockItem } from '../src/domain/stock/stockItem';
import { okValue } from '../support/okValue';
import { aStockContext } from '../support/stock/aStockContext';
import { feedFolder } from './support/feeds/feedFolder';
import { propose, readAsProposed, sourceOf } from './support/feeds/proposedMapping';

/*
 * Cases from the field, each with its right answer: inputs in the structure and with the quirks of systems that dealers use.
 * Names, numbers and addresses are invented.
 */
const CASES = join(__dirname, 'support/cases');
const folder = feedFolder();

/** The names of the cases that this file judges. */
const judged = new Set<string>();

/** A row of the table: a case, what is right, and what judges it. */
const caseRow = (name: string, right: string, judge: () => Promise<void>): void => {
  judged.add(name);
  it(`${name}: ${right}`, judge);
};

/** The sample of a format that the site knows, read with its mapping. */
const loadSample = async (format: string) => read(sampleFile(format), await readPreset(format));

/** @param mapping a mapping file of the case; none for the fields' own names */
const load = async (file: string, mapping?: string) =>
  read(join(CASES, file), mapping === undefined ? undefined : await readMapping(join(CASES, mapping)));

async function read(
  name: string,
  readAs?: Awaited<ReturnType<typeof readMapping>>,
  bytes = readFileSync(name),
): Promise<{ items: readonly StockItem[]; report: StockReport }> {
  const mapping = readAs && okValue(readAs);
  const feed = { name, bytes };
  const imported = okValue(
    await importFeed(feed, { site: aStockContext(), ...(mapping ? { mapping } : {}) }),
  );
  const { items, report } = await uniteFeeds([imported]);
  expect(report.accepted + report.quarantined.length + report.leftOut.length).toBe(report.read);
  return { items, report };
}

const urls = (item: StockItem | undefined): string[] | undefined => item?.images.map(({ url }) => url);

const itemOf = (items: readonly StockItem[], stockNumber: string, location?: string): StockItem | undefined =>
  items.find((item) => item.stockNumber === stockNumber && (!location || item.location?.name === location));

caseRow('F01', 'mobile.de, with values in attributes and several sizes of each picture', async () => {
  const { items } = await loadSample('mobile-de');
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({
    id: '900100101',
    vehType: 'Used',
    make: 'Škoda',
    model: 'Octavia',
    variations: 'RS 245 "Challenge+" – Kombi',
    year: 2021,
    price: 3_499_000,
  });
  expect(urls(items[0])).toEqual([
    'https://img.example/a/1?rule=360.jpg',
    'https://img.example/a/2?rule=360.jpg',
  ]);
  expect(items[1]).not.toHaveProperty('year');
  expect(items[1]?.priceType).toBe('poa');
  expect(items[2]).toMatchObject({ make: 'Fiat', model: 'Ducato L2H2', year: 2018 });
});

caseRow('F03', 'DealerPull, with makes in descriptions and a last line of commas', async () => {
  const { items, report } = await loadSample('dealerpull');
  expect(items.map(({ make, model, year }) => [make, model, year])).toEqual([
    ['BMW', '3-Series', 2013],
    ['Porsche', 'Boxster', 2002],
    ['Land Rover', 'Range Rover Sport', 2019],
  ]);
  expect(items.map(({ price, specialPrice, priceType }) => [price, specialPrice, priceType])).toEqual([
    [2_199_900, undefined, 'egc'],
    [2_249_500, 1_999_500, 'egc'],
    [undefined, undefined, 'poa'],
  ]);
  expect(items[2]?.status).toBe('underOffer');
  expect(report.leftOut).toMatchObject([{ row: 4, reason: 'is empty' }]);
});

caseRow('F04', 'Omni, with kilometres of 0, a shared picture and several words for one thing', async () => {
  const { items, report } = await loadSample('omni');
  expect(items).toHaveLength(7);
  for (const number of ['6947B', '7035A']) expect(itemOf(items, number)).not.toHaveProperty('odometer');
  for (const number of ['6947B', '7281A']) expect(urls(itemOf(items, number))).toEqual([]);
  const options = (field: 'bodyType' | 'fuelType' | 'colour' | 'variations') =>
    new Set(items.map((item) => item[field]).filter((value) => value !== undefined));
  expect(options('bodyType')).toEqual(new Set(['Sedan', 'SUV', 'Cab Chassis']));
  expect(options('fuelType')).toEqual(new Set(['Petrol', 'Diesel']));
  expect(options('colour')).toEqual(new Set(['Black', 'White', 'Grey']));
  expect(itemOf(items, '7079A')?.variations).toBe(itemOf(items, '7443A')?.variations);
  expect(report.respellings).toContainEqual({ field: 'fuelType', from: 'gas', to: 'Petrol', items: 1 });
});

caseRow('F05', 'Google vehicle ads of two providers', async () => {
  const { items } = await loadSample('google-xml');
  const shown = items.filter(({ status }) => status !== 'sold');
  expect(shown.map(({ id }) => id)).toEqual(['2XPKHM6X6RM600001', 'KV26 QJX']);
  expect(urls(shown[1])).toEqual([
    'https://cdn.example/73%204.jpg',
    'https://cdn.example/a.jpg',
    'https://cdn.example/b.jpg',
  ]);
  expect(items[2]).toMatchObject({ odometer: 8, priceType: 'poa', status: 'sold' });
  expect(items[2]).not.toHaveProperty('colour');
});

caseRow('F07', 'CSN-DTO, with named values in any order', async () => {
  const { items, report } = await loadSample('csn-dto');
  expect(items.map(({ stockNumber, vehType }) => [stockNumber, vehType])).toEqual([
    ['STK001', 'Used'],
    ['STK002', 'New'],
  ]);
  expect(items[0]).toMatchObject({
    price: 5_649_000,
    priceType: 'driveAway',
    colour: 'Arctic White',
    variations: 'XLT',
    odometer: 23_500,
    siteDescription: 'One owner.\nFull books & two keys.',
  });
  expect(urls(items[0])).toEqual([
    'https://photos.example/stk001/2.jpg',
    'https://photos.example/stk001/1.jpg',
  ]);
  expect(report.leftOut).toMatchObject([{ id: '94085', reason: 'its status is "WITHDRAWN"' }]);
});

caseRow('F08', 'Dealer Studio, with two prices, HTML and one number in two yards', async () => {
  const mapping = await readMapping(join(CASES, 'F08/stock.mapping.yml'));
  const { items, report } = await read(sampleFile('dealer-studio'), mapping);
  expect(items).toHaveLength(6);
  expect(itemOf(items, 'U1001', 'Orange')).toMatchObject({
    make: 'Toyota',
    price: 4_599_000,
    priceType: 'egc',
    doorNum: 4,
    siteDescription: 'One owner.\n• Tow bar\n• Canopy & drawers',
  });
  expect(itemOf(items, 'U1001', 'Bathurst')).toMatchObject({ make: 'Mazda', price: 2_799_000 });
  expect(itemOf(items, 'D3001')).toMatchObject({
    price: 4_649_000,
    priceType: 'driveAway',
    odometer: 1_250,
    year: 2025,
  });
  expect(itemOf(items, 'U1002')?.priceType).toBe('poa');
  expect(itemOf(items, 'T5001')?.siteDescription).toBe('19.61-3 "Outback" with 20" awning rails');
  expect(itemOf(items, 'T5001')).not.toHaveProperty('year');
  expect(new Set(items.map(({ id }) => id)).size).toBe(6);
  expect(report.faults).toMatchObject([
    { id: 'U1002', field: 'seats', value: '2/5', reason: 'may be 2 or 5' },
  ]);
});

for (const file of ['F13/inventory.xml', 'F13/blank-first-line.xml'])
  caseRow('F13', `XML with references, CDATA and empty elements: ${file}`, async () => {
    const { items } = await load(file, 'F13/inventory.mapping.yml');
    expect(items.map(({ make, model }) => `${make} ${model}`)).toEqual([
      'Citroën C4 Cactus',
      'Peugeot 308',
      "Peugeot O'Neill edition",
    ]);
    expect(items[0]?.siteDescription).toBe('Driver’s pack & "Airbumps"\nSecond line – <b>R&D</b> model ends');
    expect(items[0]?.odometer).toBe(45_100);
    expect(urls(items[0])).toEqual(['https://p.example/9001.jpg?w=800&h=600']);
    expect(items[1]).not.toHaveProperty('odometer');
    expect(items[1]?.priceType).toBe('poa');
  });

caseRow('F09', 'a header that ends in LF over rows that end in CR LF', async () => {
  const { items } = await load('F09/stock.csv');
  expect(items.map(({ id }) => id)).toEqual(['M1', 'M2', 'M3']);
  expect(items[0]?.siteDescription).toBe('One owner,\nfull books');
});

for (const file of ['F11/stock.csv', 'F11/without-sep.csv'])
  caseRow('F11', `what Excel saves: ${file}`, async () => {
    const { items, report } = await load(file);
    expect(items.map(({ id }) => id)).toEqual(['000123', '000124', '000125']);
    expect(items.map(({ vin }) => vin)).toEqual(['JM0BN000000000011', undefined, 'JM0DK000000000012']);
    expect(items[2]?.registrationNumber).toBe('01ABC');
    expect(report.faults).toMatchObject([{ field: 'vin', value: '6.21E+16', id: '000124', level: 'field' }]);
  });

caseRow('F12', 'header and rows that end in empty cells', async () => {
  expect((await load('F12/stock.csv')).items).toHaveLength(2);
});

caseRow('F14', 'dates of many systems', async () => {
  const { items, report } = await load('F14/stock.csv');
  expect(items.map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual([
    ['2026-11-03T10:15:00.000Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-24T15:05:00.000Z', '2026-11-25T09:05:00.000Z'],
    [undefined, '2026-11-20T00:00:00.000Z'],
    [undefined, '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T15:05:00.000Z', '2025-11-27T01:05:00.000Z'],
    ['2026-11-03T00:00:00.000Z', '2026-11-19T15:07:12.000Z'],
    ['2026-11-20T04:05:00.000Z', '2026-11-20T00:00:00.000Z'],
  ]);
  expect(report.faults).toEqual([]);
});

caseRow('F16', 'pictures that a shopper could not see, or should not', async () => {
  const { items, report } = await load('F16/stock.csv');
  expect(items.map(urls)).toEqual([
    [],
    ['https://photos.example/b1.jpg', 'https://photos.example/b2.jpg'],
    ['https://m.example/c1.jpg', 'https://m.example/c1.jpg?v=2', 'https://m.example/c2.jpg'],
    ['https://m.example/d1.jpg', 'https://m.example/d2.jpg'],
    ['https://m.example/e1.jpg', 'https://m.example/e2.jpg'],
    [],
    ['https://m.example/Photo%20(1).JPG', 'https://m.example/%C3%A9.jpg'],
    [],
  ]);
  expect(report.faults.map(({ id }) => id)).toEqual(['P01', 'P01', 'P06', 'P06', 'P06', 'P07', 'P08']);
  expect(JSON.stringify({ items, report })).not.toContain('secret');
});

caseRow('F16', 'pictures over http are left out if their host does not answer over https', async () => {
  const feed = { name: 'stock.csv', bytes: readFileSync(join(CASES, 'F16/stock.csv')) };
  const imported = okValue(await importFeed(feed, { site: aStockContext() }));
  const { items, report } = await uniteFeeds([imported], { answersHttps: async () => false });
  expect(urls(items[1])).toEqual([]);
  expect(report.faults.filter(({ id }) => id === 'P02')).toHaveLength(2);
  expect(urls(items[2])).toHaveLength(3);
});

/** The sentences of a report about faults: `price is …`. */
const faultsOf = ({ faultKinds }: StockReport): string[] =>
  faultKinds.map(({ field, reason, count }) => `${count} × ${field} ${reason}`);

for (const [file, kilometres] of [
  ['a.csv', [8_450, 31_400, 15_800, 22_150]],
  ['c.csv', [8_450, 31_400, 15_800, 9_200, 7_100, 12_300, 44_000, 55_100, 22_150]],
  ['d.csv', [22_150, 8_450]],
] as const)
  caseRow('H-thousands', `one cell with a point among commas is read as thousands: ${file}`, async () => {
    const { items, report } = await load(`H-thousands/${file}`);
    expect(items.map(({ odometer }) => odometer)).toEqual(kilometres);
    expect(report.notices).toContainEqual(expect.stringMatching(/^odometer: .* 22\.150 is 22,150$/));
  });

caseRow('H-thousands', 'a number without a comma is itself', async () => {
  const { items } = await load('H-thousands/b.csv');
  expect(items.map(({ odometer }) => odometer)).toEqual([8_450, 31_400, 15_800, 22_150]);
});

caseRow('H-thousands', 'a price with a point is like its neighbours', async () => {
  const { items } = await load('H-thousands/price.csv');
  expect(items.map(({ price }) => price)).toEqual([3_199_000, 4_250_000, 2_899_000]);
});

caseRow('H-thousands', 'one such price among 300 changes no other', async () => {
  const prices = Array.from({ length: 300 }, (_, nth) => 20_000 + 37 * nth);
  const cells = prices.map((price, nth) =>
    `$${price.toLocaleString('en')}`.replace(',', nth === 243 ? '.' : ','),
  );
  const rows = cells.map((cell, nth) => `P${nth},Used,Ford,Ranger,"${cell}"`);
  const feed = `stockNumber,vehType,make,model,price\n${rows.join('\n')}\n`;
  const { items } = await read('stock.csv', undefined, Buffer.from(feed));
  expect(items.map(({ price }) => price)).toEqual(prices.map((price) => price * 100));
});

caseRow('H-ride-away', 'words beside a price', async () => {
  const { items, report } = await load('H-ride-away/stock.csv');
  expect(items.map(({ price, priceType }) => [price, priceType])).toEqual([
    ...Array.from({ length: 3 }, () => [549_000, 'driveAway']),
    [549_000, 'egc'],
    [603_900, 'egc'],
    [549_000, 'egc'],
  ]);
  expect(faultsOf(report)).toEqual([
    '1 × price is without GST: 10 % was added, as shoppers must see the whole price',
  ]);
});

caseRow('H-location-case', 'yards that differ in capitals are one', async () => {
  const { items, report } = await load('H-location-case/stock.csv');
  expect(items.map(({ location }) => location?.name)).toEqual(['Toowoomba', 'Toowoomba']);
  expect(report.respellings).toEqual([
    { field: 'location.name', from: 'toowoomba', to: 'Toowoomba', items: 1 },
  ]);
});

caseRow('H-lb-decimals', 'pounds are whole kilograms', async () => {
  const { items } = await load('H-lb-decimals/stock.csv');
  expect(items[0]).toMatchObject({ tare: 2_250, atm: 2_800 });
});

caseRow('H-shadowed-functions', 'JSONata keeps its functions, whatever the fields are called', async () => {
  const { items, report } = await load(
    'H-shadowed-functions/stock.csv',
    'H-shadowed-functions/stock.mapping.yml',
  );
  expect(items[0]).toMatchObject({ year: 2025, variations: '8', series: 'b', engine: '3' });
  expect(faultsOf(report)).toEqual([]);
});

caseRow('H-price-currency', 'a price in another currency is left out and named', async () => {
  const { items, report } = await load('H-price-currency/stock.xml', 'H-price-currency/stock.mapping.yml');
  expect(items.map(({ price, priceType }) => [price, priceType])).toEqual([
    [undefined, 'poa'],
    [3_100_000, 'egc'],
  ]);
  expect(report.faults).toMatchObject([
    { id: '1', field: 'price', value: '30000', reason: expect.stringMatching(/^is in NZD, .* AUD/) },
  ]);
});

caseRow('H-price-currency', 'the mapping may convert it', async () => {
  const { items } = await load('H-price-currency/stock.xml', 'H-price-currency/converted.mapping.yml');
  expect(items.map(({ price }) => price)).toEqual([2_700_000, 3_100_000]);
});

caseRow('H-postgres', 'lists in braces', async () => {
  const { items } = await load('H-postgres/pg.csv', 'H-postgres/pg.mapping.yml');
  expect(
    items.map((item) => [item.equipment?.flatMap(({ entries }) => entries), urls(item)?.length]),
  ).toEqual([
    [['Heated seats', 'Reversing camera'], 2],
    [['Sunroof, electric', 'Tow bar'], 1],
    [undefined, 0],
  ]);
});

caseRow('H-nulls', 'words for nothing are absent and counted in CSV', async () => {
  const { items, report } = await load('H-nulls/nulls.csv');
  expect(JSON.stringify(items)).not.toMatch(/\\N|None|#REF|#VALUE|#NAME|null/i);
  expect(items.map(({ priceType }) => priceType)).toEqual(['egc', 'egc', 'poa', 'egc', 'egc']);
  expect(items[1]).toMatchObject({ model: 'Outback', images: [] });
  expect(report.notices).toEqual([
    'counts as empty: "None" 5 × (variations, colour, odometer, images, siteDescription), "<null>" 3 × (variations, colour, siteDescription), "\\N" 3 × (variations, colour, siteDescription), "#REF!" 2 × (variations, siteDescription), "NULL" 2 × (variations, siteDescription), "#NAME?" 1 × (colour), "#VALUE!" 1 × (price)',
  ]);
});

caseRow('H-nulls', 'words for nothing are absent and counted in XML', async () => {
  const { items, report } = await load('H-nulls/nil.xml');
  expect(items[0]).toMatchObject({ colour: 'White', priceType: 'poa' });
  for (const field of ['variations', 'odometer']) expect(items[0]).not.toHaveProperty(field);
  expect(items[1]).not.toHaveProperty('colour');
  expect(items.map((item) => urls(item)?.length)).toEqual([2, 1, 0]);
  expect(report.notices).toEqual([
    'counts as empty: xsi:nil 5 × (variations, odometer, price, colour, images)',
  ]);
});

caseRow('H-colour-yard', 'a yard called Orange is a yard', async () => {
  const address = join(CASES, 'H-colour-yard/orange.csv');
  expect(await checkFeeds([{ address }], { site: aStockContext() })).toMatchObject({ isClean: true });
});

const proposed = (file: string) =>
  readAsProposed(folder, file.replaceAll('/', '-'), readFileSync(join(CASES, file)));

caseRow('H-msrp', 'the current price is the price, never MSRP, cost, wholesale or book value', async () => {
  const { proposal, items } = await proposed('H-msrp/msrp-full.csv');
  expect(sourceOf(proposal, 'price')).toBe('price_current');
  expect(items.map(({ price }) => price)).toEqual([3_299_000, 4_199_000, 7_299_000]);
  expect(items[0]?.siteDescription).toBe('One owner, tow bar.');
});

caseRow('H-motorcycles', 'bikes with short descriptions; which of two prices is asked', async () => {
  const { proposal, items } = await proposed('H-motorcycles/bikes.csv');
  expect(items.map(({ stockType }) => stockType)).toEqual(['bikes', 'bikes', 'bikes']);
  expect(items[0]?.siteDescription).toBe('Tidy learner-approved bike.');
  const [question] = proposal.open.filter((sentence) => sentence.includes('Internet Price'));
  expect(question).toMatch(/^Price, Internet Price: each looks like the price/);
  for (const other of ['MSRP', 'Invoice', 'Book Value']) expect(question).not.toContain(other);
});

caseRow('H-modera', 'plates, and codes of equipment as words', async () => {
  const { proposal, items } = await proposed('H-modera/modera.json');
  expect(items.map(({ registrationNumber }) => registrationNumber)).toEqual(['FLD301', 'FLD302', 'FLD303']);
  expect(items[0]?.equipment?.[0]?.entries).toEqual(['Power steering', 'Alloy wheels', 'Dimming mirror']);
  expect(proposal.open.join('\n')).toContain('prices.priceIncVat says something about tax');
});

const twins = (entries: readonly string[], text: (entry: string) => string) => entries.map(text).join('');

for (const [kind, bytes, rowsAt, other] of [
  [
    'XML',
    readFileSync(join(CASES, 'H-xml-two-lists/stock.xml')),
    'export.vehicles.vehicle',
    'export.yards.yard (2)',
  ],
  [
    'JSON',
    '{"yards":[{"id":1,"name":"North"},{"id":2,"name":"South"}],"data":{"cars":[{"make":"Ford","model":"Ranger","price":30000},{"make":"Kia","model":"Rio","price":10000}]}}',
    'data.cars',
    'yards (2)',
  ],
  [
    'yards that hold vehicles',
    `<dms>${twins(['North', 'South'], (yard) => `<yard name="${yard}">${twins(['Ranger', 'Rio'], (model) => `<unit make="Kia" model="${model}" year="2020"/>`)}</yard>`)}</dms>`,
    'dms.yard.unit',
    '',
  ],
] as const)
  caseRow(
    'H-xml-two-lists',
    `${kind}: the rows are the list that looks like vehicles; another is named`,
    async () => {
      const proposal = await propose(Buffer.from(bytes));
      expect(proposal.rowsAt).toBe(rowsAt);
      expect(proposal.guesses.map(({ field }) => field)).toEqual(expect.arrayContaining(['make', 'model']));
      expect(proposal.open.join('\n')).toContain(other);
    },
  );

/** The cases that other tests judge. */
const ELSEWHERE = {
  S1: 'search/marksInNames.test.ts',
  G1: 'locales/postcodes/postcodes.test.ts',
  L1: 'enquiries/crmMail.test.ts',
  L2: 'enquiries/crmMail.test.ts',
  P1: 'deep/offline/rightAnswers.test.ts',
  C1: 'plugins/content-endpoint/zonedInstant.test.ts',
  I1: 'enquiries/hostileRequests.test.ts',
  M1: 'domain/finance/publishedFigures.test.ts',
  M2: 'domain/finance/publishedFigures.test.ts',
};

it.each(Object.entries(ELSEWHERE))('%s: is judged in %s', (_, file) => {
  expect(existsSync(join(__dirname, file))).toBe(true);
});

it('every case has a row', () => {
  const missing = readdirSync(CASES).filter((name) => !judged.has(name) && !(name in ELSEWHERE));
  expect(missing).toEqual([]);
});
