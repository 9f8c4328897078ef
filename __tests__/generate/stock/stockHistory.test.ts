import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { continueHistory, writeHistory } from '../../../generate/stock/historyFile';
import { itemFiles } from '../../../generate/stock/stockFiles';
import { listingWords } from '../../../src/domain/stock/stockHistory';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { wallClock } from '../../../src/domain/wallClock';
import { type Listening, listening } from '../../../support/listening';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';

const TIME_ZONE = 'Australia/Sydney';

let folder: string;
let published: string;
let site: Listening;
/** The status of the published site's answer: 200 if it has the file. */
let status: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  published = await mkdtemp(join(tmpdir(), 'published-'));
  status = 200;
  const server = createServer(async ({ url = '' }, response) => {
    const bytes = await readFile(join(published, url)).catch(() => undefined);
    response.writeHead(bytes ? status : 404).end(bytes ?? 'Not found');
  });
  site = await listening(server);
});
afterEach(async () => {
  await site.stop();
  await Promise.all([folder, published].map((one) => rm(one, { recursive: true })));
});

type Row = readonly [id: string, price: number | '', priceType?: string];

/** What a build makes of a feed on a day. It is published, unless it goes `into` another folder. */
async function build(time: string, rows: readonly Row[], into: string = published) {
  const feed = join(folder, 'feed.csv');
  const lines = rows.map(([id, price, type = 'egc']) => `${id},Used,Toyota,HiLux,${price},${type}`);
  await writeFile(feed, ['id,vehType,make,model,price,priceType', ...lines, ''].join('\n'));
  const { items: read } = okValue(await loadStock({ feed, site: aStockContext() }));
  const now = Date.parse(time);
  const made = await continueHistory(read, {
    siteUrl: site.url,
    publicFolder: join(folder, 'public'),
    timeZone: TIME_ZONE,
    now,
  });
  await writeHistory(into, made.history);
  const today = wallClock(new Date(now), TIME_ZONE).date;
  const said = (id: string) => {
    const item = made.items.find((one) => one.id === id);
    return item && listingWords(item, today).join(' · ');
  };
  return { ...made, read, words: said };
}

describe('five builds of a changing feed, with the published site as the memory', () => {
  it('show how long an item has been listed and its latest reduction, and nothing unknown', async () => {
    // The first publication: its items may have been in the yard for a year.
    const first = await build('2026-10-01T00:00:00Z', [
      ['A', 30_000],
      ['B', 20_000],
      ['C', 10_000],
    ]);
    expect([first.isNew, first.isLost]).toEqual([true, false]);
    expect(first.message).toContain('answered 404');
    expect(first.items).toEqual(first.read);

    // D arrives. A's figure falls because its type changes, and C's price is removed.
    const second = await build('2026-10-20T00:00:00Z', [
      ['A', 28_000, 'driveAway'],
      ['B', 20_000],
      ['C', ''],
      ['D', 25_000],
    ]);
    expect(second.isNew).toBe(false);
    expect(second.message).toBe(`The days and prices of the stock come from ${site.url}/stock-history.json.`);
    expect(['A', 'B', 'C', 'D'].map(second.words)).toEqual(['', '', '', 'Listed today']);

    // Half past midnight in the dealer's time zone is the day before in UTC.
    const third = await build('2026-11-02T13:30:00Z', [
      ['A', 28_000, 'driveAway'],
      ['B', 19_000],
      ['C', 9_000],
      ['D', 25_500],
    ]);
    expect(['A', 'B', 'C', 'D'].map(third.words)).toEqual([
      '',
      'Reduced by $1,000 on 3 November',
      '',
      'Listed 14 days ago',
    ]);

    // B has left; D first costs more and then less.
    const fourth = await build('2026-11-12T00:00:00Z', [
      ['A', 27_500.5, 'driveAway'],
      ['D', 24_000],
    ]);
    expect(['A', 'D'].map(fourth.words)).toEqual([
      'Reduced by $499.50 on 12 November',
      'Listed 23 days ago · Reduced by $1,500 on 12 November',
    ]);

    // B is back at a lower price than when it left: nobody saw that price in between.
    const fifth = await build('2026-11-14T00:00:00Z', [
      ['A', 27_500.5, 'driveAway'],
      ['B', 18_000],
      ['D', 24_000],
      ['E', 5_000],
    ]);
    expect(['A', 'B', 'D', 'E'].map(fifth.words)).toEqual([
      'Reduced by $499.50 on 12 November',
      '',
      'Listed 25 days ago · Reduced by $1,500 on 12 November',
      'Listed today',
    ]);
    // Pages that load the published item show the same.
    expect(publishedItem(fifth.items, 'D')).toMatchObject({
      listedOn: '2026-10-20',
      reduction: { day: '2026-11-12', cents: 150_000 },
    });
  });

  it('show no reduction of a price that was up for less than a week, and none after a rise', async () => {
    await build('2026-10-01T00:00:00Z', [['A', 30_000]]);
    await build('2026-10-20T00:00:00Z', [['A', 330_000]]);
    const corrected = await build('2026-10-21T00:00:00Z', [['A', 30_000]]);
    expect(corrected.words('A')).toBe('');
    await build('2026-11-01T00:00:00Z', [['A', 29_000]]);
    expect((await build('2026-11-02T00:00:00Z', [['A', 29_500]])).words('A')).toBe('');
  });

  it('show nothing for items without an id in the feed: a changed row would be a new item', async () => {
    await build('2026-10-01T00:00:00Z', [['A', 30_000]]);
    await build('2026-10-20T00:00:00Z', [['', 30_000]]);
    const { items, read, history } = await build('2026-10-30T00:00:00Z', [['', 29_000]]);
    expect(items).toEqual(read);
    expect(history.items.map(({ id }) => id)).toEqual(['A']);
  });

  it('show a reduction for ninety days', async () => {
    await build('2026-01-01T00:00:00Z', [['A', 30_000]]);
    await build('2026-02-01T00:00:00Z', [['A', 29_000]]);
    expect((await build('2026-05-01T00:00:00Z', [['A', 29_000]])).words('A')).toContain('1 February');
    expect((await build('2026-05-03T00:00:00Z', [['A', 29_000]])).words('A')).toBe('');
  });

  it('forget an item ninety days after it left', async () => {
    await build('2026-01-01T00:00:00Z', [['Z', 1_000]]);
    await build('2026-01-10T00:00:00Z', [
      ['A', 30_000],
      ['Z', 1_000],
    ]);
    const later = await build('2026-04-10T00:00:00Z', [['Z', 1_000]]);
    expect(later.history.items.map(({ id }) => id)).toEqual(['Z', 'A']);
    const muchLater = await build('2026-04-11T00:00:00Z', [['Z', 1_000]]);
    expect(muchLater.history.items.map(({ id }) => id)).toEqual(['Z']);
    const back = await build('2026-04-12T00:00:00Z', [['A', 30_000]]);
    expect(back.words('A')).toBe('Listed today');
  });
});

const publishedItem = (items: readonly StockItem[], id: string): unknown =>
  itemFiles(items)
    .map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()))
    .find((shard) => Object.hasOwn(shard, id))?.[id];

describe('a history that cannot be read', () => {
  const file = () => join(published, 'stock-history.json');
  const rows: readonly Row[] = [['A', 29_000]];
  beforeEach(async () => {
    await build('2026-10-01T00:00:00Z', [['Z', 1_000]]);
    await build('2026-10-02T00:00:00Z', [['A', 30_000]]);
  });

  it.each([
    ['is gone', () => rm(file()), 'answered 404'],
    [
      'is cut short',
      async () => writeFile(file(), (await readFile(file(), 'utf8')).slice(0, -9)),
      'is damaged',
    ],
    ['is a page of somebody else', () => writeFile(file(), '<h1>Parked</h1>'), 'is damaged'],
    ['is nothing', () => writeFile(file(), 'null'), 'is damaged'],
    [
      'has days that are none',
      async () => writeFile(file(), (await readFile(file(), 'utf8')).replaceAll('2026-10-02', 'yesterday')),
      'is damaged',
    ],
    [
      'is of another version',
      async () => writeFile(file(), (await readFile(file(), 'utf8')).replace('"version":1', '"version":0')),
      'is of version 0, this build reads 1',
    ],
    [
      'comes with an error',
      async () => {
        status = 503;
      },
      'answered 503',
    ],
  ])(
    'because it %s is told in one line, and starts anew; the stock is as the feed has it',
    async (_what, spoil, reason) => {
      await spoil();
      const {
        isNew,
        isLost,
        message: said,
        items,
        read,
        history,
      } = await build('2026-11-01T00:00:00Z', rows);
      expect([isNew, isLost]).toEqual([true, !/not there|404/.test(reason)]);
      expect(said).toContain(
        `${site.url}/stock-history.json ${reason}; public/stock-history.json is not there.`,
      );
      expect(said).not.toContain('\n');
      expect(items).toEqual(read);
      expect(history).toMatchObject({ began: '2026-11-01', items: [{ id: 'A', first: '2026-11-01' }] });
      status = 200;
      expect((await build('2026-11-09T00:00:00Z', [['A', 28_000]])).words('A')).toBe(
        'Reduced by $1,000 on 9 November',
      );
    },
  );

  it('is replaced by that of the checkout’s last whole build, if there is one', async () => {
    const checkout = join(folder, 'public');
    await mkdir(checkout);
    await build('2026-10-12T00:00:00Z', rows, checkout);
    await rm(file());
    const { isNew, message: said, words } = await build('2026-10-13T00:00:00Z', rows);
    expect(isNew).toBe(false);
    expect(said).toContain('come from public/stock-history.json');
    expect(words('A')).toBe('Listed 11 days ago · Reduced by $1,000 on 12 October');
  });

  it('of a build that nobody saw does not replace the published one', async () => {
    const checkout = join(folder, 'public');
    await mkdir(checkout);
    await build('2026-10-12T00:00:00Z', [['A', 50_000]], checkout);
    expect((await build('2026-11-13T00:00:00Z', [['A', 30_000]])).words('A')).toBe('Listed 42 days ago');
  });
});

it('it leaves no half-written history file', async () => {
  await build('2026-10-01T00:00:00Z', [['A', 30_000]]);
  expect(await readdir(published)).toEqual(['stock-history.json']);
});
