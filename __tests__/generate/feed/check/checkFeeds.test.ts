import { checkFeeds } from '../../../../generate/feed/check/checkFeed';
import { checkHtml } from '../../../../generate/feed/check/checkHtml';
import { checkText } from '../../../../generate/feed/check/checkText';
import type { ImportContent } from '../../../../generate/stock/stockContent';
import { withSiteOffers } from '../../../../generate/stock/stockSite';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { feedFolder } from '../../../support/feeds/feedFolder';

const noOffers: ImportContent = {
  site: {
    dealershipName: 'Quillbrook',
    timeZone: 'Australia/Sydney',
    dealershipStockType: 'cars',
    priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'egc' },
    sorts: [],
    address: { suburb: 'Quillbrook' },
  },
  locations: [],
  filters: { bodyTypes: [], feedWords: [] },
  vehicles: [],
  brandSpecials: [],
  dealerSpecials: [],
};
const folder = feedFolder();
const HEADER = 'id,vehType,make,model,price,odometer,colour,vin,images';

/** Checks a feed of twelve cars, some of whose columns are changed. */
const check = (change: (cells: string[], n: number) => void = () => {}, header = HEADER) => {
  const rows = Array.from({ length: 12 }, (_, n) => {
    const cells = [
      `C${n}`,
      'Used',
      'Kia',
      n % 2 ? 'Rio' : 'Stonic',
      String(20_000 + n * 500),
      String(9_000 + n * 1_000),
      n % 2 ? 'Red' : 'White',
      `KNADC125${n}J60012${String(n).padStart(2, '0')}`.slice(0, 17).padEnd(17, '0'),
      `https://photos.example/${n}.jpg`,
    ];
    change(cells, n);
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  });
  const address = folder.write('stock.csv', `${[header, ...rows].join('\n')}\n`);
  return checkFeeds([{ address }], { site: aStockContext(), reading: { retryDelay: 0 } });
};

const oddOf = async (field: string, change: (cells: string[], n: number) => void) =>
  (await check(change)).fields.find((one) => one.field === field)?.odd ?? [];

const [PRICE, KM, COLOUR, VIN, IMAGES] = [4, 5, 6, 7, 8];

describe('the check of a feed', () => {
  it('tells rows, fill, range and commonest values of every field', async () => {
    const checked = await check((cells, n) => {
      if (n > 8) cells[COLOUR] = '';
    });
    expect(checked).toMatchObject({ rows: 12, accepted: 12, quarantined: 0, isBuildable: true });
    const price = checked.fields.find(({ field }) => field === 'price');
    expect(price).toMatchObject({ usable: 12, range: { least: 2_000_000, most: 2_550_000 }, odd: [] });
    expect(checked.fields.find(({ field }) => field === 'colour')).toMatchObject({
      usable: 9,
      commonest: [
        { value: 'White', rows: 5 },
        { value: 'Red', rows: 4 },
      ],
    });
    expect(checkText(checked)).toMatch(/price +100 % +\$20,000 to \$25,500/);
    expect(checkText(checked)).toMatch(/colour +75 %.*White 5 · Red 4/);
  });

  it('a path of the mapping that no row has is a fault if it may be a slip or the field is needed', async () => {
    const rows = ['Red', 'White', 'Blue'].map((colour, n) => ({
      id: `C${n}`,
      condition: 'Used',
      make: 'Kia',
      model: 'Rio',
      colour,
      ...{ price: 20_000 + n, odometer: 9_000 + n, year: 2019 + n, image: `https://photos.example/${n}.jpg` },
    }));
    const address = folder.write('paths.json', JSON.stringify(rows));
    const isClean = async (field: string, path: string) => {
      const mapping = folder.write(
        'paths.mapping.yml',
        `fields: { vehType: condition, make: make, model: model, colour: colour, price: price, odometer: odometer, year: year, images: image, ${field}: ${path} }`,
      );
      return (await checkFeeds([{ address, mapping }], { site: aStockContext() })).isClean;
    };
    expect(await isClean('stockNumber', 'id')).toBe(true);
    expect(await isClean('specialPrice', 'offer.promotional')).toBe(true);
    expect(await isClean('stockNumber', 'idd')).toBe(false);
  });

  it.each([
    ['price', 'Every vehicle has the same price, $990.', PRICE, () => '990'],
    [
      'price',
      '9 vehicles of 12 have $999,999: is that a placeholder?',
      PRICE,
      (n: number) => (n < 9 ? '999999' : '20000'),
    ],
    [
      'price',
      'The lowest, $250, is far below the usual $22,500.',
      PRICE,
      (n: number) => (n === 0 ? '250' : String(20_000 + n * 500)),
    ],
    ['price', 'The prices look like years: is it the right column?', PRICE, (n: number) => String(2008 + n)],
    [
      'price',
      'Only 3 of 12 vehicles have a price: the others show Price on Application.',
      PRICE,
      (n: number) => (n < 3 ? String(9_000 + n) : 'POA'),
    ],
    [
      'odometer',
      'The kilometres look like years: is it the right column?',
      KM,
      (n: number) => String(2008 + n),
    ],
    ['images', 'No vehicle has a picture.', IMAGES, () => ''],
    [
      'colour',
      'XW, QZ: are these codes? Shoppers would see them as they are.',
      COLOUR,
      (n: number) => (n < 9 ? 'XW' : 'QZ'),
    ],
    ['colour', 'Most values are fuels, such as Diesel: is it the right column?', COLOUR, () => 'Diesel'],
    [
      'vin',
      '2 vehicles repeat the VIN of another one, such as KNADC1250J6001200.',
      VIN,
      (n: number) => (n < 3 ? 'KNADC1250J6001200' : `KNADC1250J60013${n + 10}`),
    ],
  ] as const)('says of %s: %s', async (field, sentence, column, cell) => {
    const odd = await oddOf(field, (cells, n) => {
      cells[column] = cell(n);
    });
    expect(odd).toContain(sentence);
  });

  it('is not clean if a field can hardly be right', async () => {
    const change = (column: number, cell: (n: number) => string) => (cells: string[], n: number) => {
      cells[column] = cell(n);
    };
    expect((await check()).isClean).toBe(true);
    for (const odd of [
      change(PRICE, () => '990'),
      change(PRICE, () => 'POA'),
      change(IMAGES, () => ''),
      change(COLOUR, () => 'Diesel'),
    ])
      expect(await check(odd)).toMatchObject({ isBuildable: true, isClean: false });
    expect((await check(change(COLOUR, () => ''))).isClean).toBe(true);
  });

  it('shows each vehicle with a number as it would be published, or says what became of it', async () => {
    const address = folder.write(
      'one.csv',
      'stockNumber,vehType,make,model,price,location.name\nA1,Used,Kia,Rio,"$9,990",Orange\nA1,Used,Kia,Rio,1,Orange\nA1,Used,Kia,Cerato,2,Bathurst\nA2,Used,,Rio,3,Orange\n',
    );
    const ask = async (vehicle: string) => {
      const checked = await checkFeeds([{ address }], { site: aStockContext(), vehicle });
      expect(checked.isBuildable).toBe(true);
      return checkText(checked);
    };
    const both = await ask('A1');
    expect(both).toMatch(/make: Kia\n.*model: Rio\n[\s\S]*price: \$9,990/);
    expect(both).toContain('model: Cerato');
    expect(both).toContain('A1 in rows that are set aside\n  row 2 (line 3), A1: has the same id as row 1');
    expect(await ask('A2')).toContain('  row 4 (line 5), A2: make is missing');
    expect(await ask('A3')).toContain('No vehicle has the number A3');
  });

  it('says that shoppers would see the tags of HTML in equipment', async () => {
    const { fields } = await check((cells) => cells.push('<li>Tow bar</li>'), `${HEADER},equipment`);
    const odd = ['12 values hold HTML, which visitors would see as it is: use $htmlToText.'];
    expect(fields.find(({ field }) => field === 'equipment')).toMatchObject({ odd });
  });

  it('takes no code for one that shoppers see as a word', async () => {
    const fuels = (words: readonly string[]) =>
      check((cells, n) => cells.push(words[n % words.length] ?? ''), `${HEADER},fuelType`);
    const oddity = { field: 'fuelType', odd: [expect.stringContaining('are these codes?')] };
    expect((await fuels(['P', 'D', 'E'])).fields).toContainEqual(
      expect.objectContaining({ odd: [], field: 'fuelType' }),
    );
    expect((await fuels(['X', 'Y', 'Z'])).fields).toContainEqual(expect.objectContaining(oddity));
  });

  it('counts faults by kind, each with an example and its place', async () => {
    const checked = await check((cells, n) => {
      if (n < 2) cells[1] = 'Borrowed';
      if (n === 5) cells[PRICE] = 'dear';
    });
    expect(checked).toMatchObject({ accepted: 10, quarantined: 2, isBuildable: true, isClean: false });
    const [condition] = checked.faults;
    expect(condition).toMatchObject({
      level: 'row',
      field: 'vehType',
      rows: 2,
      example: { row: 1, line: 2, id: 'C0' },
    });
    expect(checked.faults.find(({ field }) => field === 'price')).toMatchObject({
      level: 'field',
      rows: 1,
      example: { row: 6, value: 'dear' },
    });
  });

  it('names each vehicle that says Special without a reduced price or an offer', async () => {
    const address = folder.write(
      'specials.csv',
      'id,vehType,make,model,price,specialPrice,featured,status\nA,Used,Kia,Rio,9990,,yes,\nB,Used,Kia,Rio,9990,8990,yes,\nC,Used,Kia,Stonic,9990,,yes,\nD,Used,Kia,Rio,9990,,yes,sold\n',
    );
    const content = {
      ...noOffers,
      dealerSpecials: [{ id: 'x', slug: 'x', title: 'X', eligibleStockUrl: '/stock/kia/stonic/' }],
    };
    const ask = (offered: ImportContent = content) =>
      checkFeeds([{ address }], {
        site: aStockContext(),
        withOffers: (items) => withSiteOffers(items, offered),
      });
    const checked = await ask();
    expect(checked).toMatchObject({ isBuildable: true, isClean: false });
    expect(checked.bareSpecials).toEqual([{ row: 1, line: 2, id: 'A' }]);
    for (const shown of [checkText(checked), checkHtml(checked, 'en-AU')])
      expect(shown).toMatch(/no running offer is for it[\s\S]*row 1 \(line 2\), A/);
    expect((await ask(noOffers)).bareSpecials.map(({ id }) => id)).toEqual(['A', 'C']);
  });

  it('says why a build would stop', async () => {
    const missing = await checkFeeds([{ address: 'missing.csv' }], { site: aStockContext() });
    expect(missing).toMatchObject({ isBuildable: false, rows: 0 });
    expect(checkText(missing)).toContain('cannot be read: the file does not exist');
    const unusable = await check((cells) => {
      cells[2] = '';
    });
    expect(unusable.isBuildable).toBe(false);
    expect(unusable.refusals[0]?.reason).toBe("none of the feed's 12 rows is usable");
    expect(checkHtml(unusable, 'en-AU')).toContain('This feed cannot be used as it is.');
  });

  it('is plain data', async () => {
    const checked = await check();
    expect(JSON.parse(JSON.stringify(checked))).toEqual(checked);
  });
});

describe('the page for dealer staff', () => {
  it('needs no other file, and shows whatever a feed holds as text', async () => {
    const evil = '<img src=x onerror=alert(1)>&"\'';
    const html = checkHtml(
      await check((cells, n) => {
        cells[COLOUR] = evil;
        if (n === 0) cells[1] = evil;
      }, `${HEADER},<script>`),
      'en-AU',
    );
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/i);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;');
    expect(html).not.toMatch(/<[^>]+\s(?:src|href)=/);
    expect(html).toContain('<html lang="en-AU">');
  });
});
