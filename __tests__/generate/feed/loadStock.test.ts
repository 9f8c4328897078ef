import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatStockFaults } from '../../../generate/feed/stockReport';
import { parseSettings } from '../../../src/config/env';
import { faultOf, okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { type LoadStockOptions, loadStock } from '../../../support/stock/loadStock';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const header = 'id,vehType,make,model,price';
const cars = (count: number): string =>
  [header, ...Array.from({ length: count }, (_, n) => `C${n},Used,Kia,Rio,${10_000 + n}`)].join('\n');

const load = async (content: string | null, options: Partial<LoadStockOptions> = {}) => {
  const feed = join(folder, content === null ? 'nowhere.csv' : 'stock.csv');
  if (content !== null) await writeFile(feed, content);
  return loadStock({ feed, site: aStockContext(), ...options });
};

const message = async (...given: Parameters<typeof load>): Promise<string> =>
  formatStockFaults(faultOf(await load(...given)));

describe('a feed that cannot be trusted stops the build', () => {
  it('when it is down', async () => {
    expect(await message(null)).toMatch(/nowhere\.csv: cannot be read.*last good site stays as it is/s);
  });

  it('when it has no rows', async () => {
    expect(await message(header)).toContain('the feed has no rows');
  });

  it('when none of its rows is usable, with examples', async () => {
    const text = await message(`${header}\nC1,Lost,Kia,Rio,5\nC2,Used,,Rio,5`);
    expect(text).toContain("none of the feed's 2 rows is usable");
    expect(text).toContain('row 1 (line 2), C1: vehType "Lost" is none of');
  });

  it('when nothing says what its columns mean, with the command that proposes it', async () => {
    const text = await message('Stock No,Condition,Make,Model,Price\nC1,Used,Kia,Rio,9990\n');
    expect(text).toContain('No mapping says what its columns mean: npm run stock:map proposes one.');
    expect(await message(`${header}\nC1,Lost,Kia,Rio,5`)).not.toContain('stock:map');
  });

  it('when it has fewer than half of the last good build’s items', async () => {
    expect(await message(cars(49), { lastGoodCount: 100 })).toContain(
      'the feed gives 49 items, fewer than half of the 100 of the last good build',
    );
  });

  it('when it is down, empty or without a usable row, whatever is allowed', async () => {
    for (const content of [null, header, `${header}\nC1,Lost,Kia,Rio,5`]) {
      const text = await message(content, { lastGoodCount: 100, allowShrink: true });
      expect(text).toMatch(/The build stops here, the last good site stays as it is\.$/);
      expect(text).not.toContain('STOCK_ALLOW_SHRINK');
    }
  });

  it('and for a smaller feed the message names the setting that allows it', async () => {
    const text = await message(cars(49), { lastGoodCount: 100 });
    const [, name = '', value] = /set (\w+)=(\w+)\.$/.exec(text) ?? [];
    expect(okValue(parseSettings({ [name]: value })).stockAllowShrink).toBe(true);
  });

  it('when it lacks a column that the mapping file names', async () => {
    const mappingFile = join(folder, 'own.mapping.yml');
    await writeFile(mappingFile, 'fields: { vehType: vehType, make: make, model: model, colour: Paint }');
    expect(await message(cars(1), { mappingFile })).toBe(
      `${mappingFile}: fields.colour: names the column "Paint", which the feed does not have`,
    );
  });

  it('when the mapping file is faulty, whatever is allowed', async () => {
    const mappingFile = join(folder, 'bad.mapping.yml');
    await writeFile(mappingFile, 'fields: {');
    expect(await message(cars(1), { mappingFile, allowShrink: true })).toContain('is not YAML');
  });
});

describe('a feed that may be built', () => {
  it('has half of the last good build’s items, or any number at first', async () => {
    expect(okValue(await load(cars(50), { lastGoodCount: 100 })).items).toHaveLength(50);
    expect(okValue(await load(cars(1))).items).toHaveLength(1);
  });

  it('may be far smaller if that is allowed; the report notes it', async () => {
    const { items, report } = okValue(await load(cars(2), { lastGoodCount: 100, allowShrink: true }));
    expect(items).toHaveLength(2);
    expect(report.notices).toEqual([
      'the feed gives 2 items, fewer than half of the 100 of the last good build',
    ]);
  });

  it('may be somewhat smaller; the report notes it below nine tenths', async () => {
    const notices = async (count: number) =>
      okValue(await load(cars(count), { lastGoodCount: 100 })).report.notices;
    expect(await notices(90)).toEqual([]);
    expect(await notices(89)).toEqual([
      'the feed gives 89 items, fewer than 90 % of the 100 of the last good build',
    ]);
  });

  it('reports its progress', async () => {
    const seen: number[] = [];
    await load(cars(2500), { onProgress: (rows) => seen.push(rows) });
    expect(seen).toEqual([1000, 2000, 2500]);
  });

  it('quarantines new cars of another brand, with the reason', async () => {
    const { report } = okValue(
      await load(`${header}\nN1,New,Kia,Rio,9000\nN2,New,Tallis,Wren,9000\nU1,Used,Kia,Rio,9000`, {
        site: aStockContext({ brands: ['Tallis'] }),
      }),
    );
    expect(report.accepted).toBe(2);
    expect(report.quarantined).toMatchObject([
      {
        row: 1,
        line: 2,
        id: 'N1',
        faults: [
          {
            field: 'make',
            value: 'Kia',
            reason: 'is not Tallis, which new stock of this site must be (brands in site.yml)',
          },
        ],
      },
    ]);
  });

  it('lists the columns that no field reads', async () => {
    const { report } = okValue(await load('vehType,make,model,Paint\nUsed,Kia,Rio,Red'));
    expect(report.unusedColumns).toEqual(['Paint']);
  });

  it('has the same ids if its rows change places', async () => {
    const rows = ['Used,Kia,Rio,1', 'Used,Ford,Ranger,2'];
    const ids = async (order: string[]): Promise<string[]> =>
      okValue(await load(['vehType,make,model,price', ...order].join('\n')))
        .items.map(({ id }) => id)
        .sort();
    expect(await ids(rows)).toEqual(await ids([...rows].reverse()));
  });
});

it.each([
  ['id,vehType,make,model\nA1,Used,Kia,Rio\n#A2,Used,Kia,Rio\n// A3,Used,Kia,Rio\n', ['A1'], 2],
  ['id,vehType,make,model\n#1,Used,Kia,Rio\n#2,Used,Kia,Rio\n', ['#1', '#2'], 0],
])('leaves out rows that are commented out: %j', async (csv, ids, count) => {
  const { items, report } = okValue(await load(csv));
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(report.leftOut.filter(({ reason }) => reason === 'is commented out')).toHaveLength(count);
});

it('leaves out a header that is repeated between the rows', async () => {
  const { items, report } = okValue(await load(`${cars(2)}\n${header}\nC9,Used,Kia,Rio,9990\n`));
  expect(items).toHaveLength(3);
  expect(report).toMatchObject({ quarantined: [], leftOut: [{ row: 3, reason: 'is the header again' }] });
});
