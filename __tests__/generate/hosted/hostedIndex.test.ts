import { checkIndex, createIndexClient, replaceIndex } from '../../../generate/hosted/hostedIndex';
import { planIndex } from '../../../generate/hosted/indexPlan';
import type { IndexRecord } from '../../../src/search/indexRecord';
import { FILTER_ATTRIBUTES } from '../../../src/search/searchRequest';
import { DEFAULT_SORT_OPTIONS } from '../../../src/search/sortOptions';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { hostedOn, indexOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';
import { recordOf } from '../../support/stock/recordOf';

jest.setTimeout(60_000);

const SORTS = [
  { position: 1, label: 'Default', field: 'createdAt', direction: 'asc' },
  { position: 2, label: 'Cheapest', field: 'price', direction: 'asc' },
  { position: 3, label: 'Newest', field: 'year', direction: 'desc' },
] as const;

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startAlgoliaServer();
});
afterEach(() => server.stop());

const planOf = (records: readonly IndexRecord[]) => planIndex(records, SORTS, 'stock');
const clientOf = () => createIndexClient(hostedOn(server, 'stock'), server.adminKey);
const write = (records: readonly IndexRecord[], client = clientOf()) => replaceIndex(client, planOf(records));

/** The names of temporary indexes, without the part that makes them unique. */
const asked = () => server.asked().map((each) => each.replace(/_tmp_\w+/, '_tmp'));

describe('Writing the hosted index', () => {
  it('sends the shared settings, the settings of each index, the records, and then swaps the index', async () => {
    await write(inventedRecords(2500));
    expect(asked()).toEqual([
      'PUT stock/settings and replicas',
      'PUT stock/settings',
      'PUT stock_price_asc/settings',
      'PUT stock_year_desc/settings',
      'POST stock/operation',
      'POST stock_tmp/batch',
      'POST stock_tmp/batch',
      'POST stock_tmp/batch',
      'POST stock/operation',
      'POST stock_tmp/operation',
    ]);
  });

  it('leaves only the index and its replicas, each with the settings it needs', async () => {
    const records = inventedRecords(30);
    await write(records);
    expect([...server.indexes.names()].sort()).toEqual(['stock', 'stock_price_asc', 'stock_year_desc']);
    const plan = planOf(records);
    expect(server.indexes.settings('stock')).toEqual({ ...plan.shared, ...plan.own });
    for (const { name, own } of plan.replicas)
      expect(server.indexes.settings(name)).toEqual({ ...plan.shared, ...own });
    expect(server.indexes.records('stock')).toEqual(JSON.parse(JSON.stringify(plan.records)));
    expect(server.indexes.records('stock_price_asc')).toHaveLength(30);
  });

  it('replaces what was there, and keeps other settings of its owner', async () => {
    await write(inventedRecords(20));
    server.indexes.setSettings('stock', { decompoundQuery: false }, false);
    await write(inventedRecords(12, 2).slice(0, 12));
    expect(server.indexes.records('stock')).toHaveLength(12);
    expect(server.indexes.settings('stock')).toMatchObject({
      decompoundQuery: false,
      replicas: ['stock_price_asc', 'stock_year_desc'],
    });
  });

  it('keeps the old records if an upload fails, and removes the unfinished index', async () => {
    await write(inventedRecords(1200));
    const client = clientOf();
    jest.spyOn(client, 'batch').mockRejectedValueOnce(new Error('The line is cut'));
    const broken = write(inventedRecords(2500, 2), client);
    await expect(broken).rejects.toThrow('The line is cut');
    expect(server.indexes.records('stock')).toHaveLength(1200);
    expect(asked().at(-1)).toBe('DELETE stock_tmp');
  });

  it('fails with the service’s own words if a key is wrong', async () => {
    const client = createIndexClient(hostedOn(server, 'stock'), 'wrong');
    await expect(write(inventedRecords(3), client)).rejects.toThrow('Invalid Application-ID or API key');
    expect(server.indexes.names()).toEqual([]);
  });
});

const engineOn = (more = {}) => ({
  kind: 'algolia' as const,
  hosted: hostedOn(server),
  adminKey: server.adminKey,
  allowShrink: false,
  ...more,
});

describe('Before it changes anything, a build', () => {
  test('goes on if the index does not exist yet, or would hold about as much', async () => {
    expect(await checkIndex(engineOn(), 10)).toEqual([]);
    await indexOn(server, inventedRecords(10));
    expect(await checkIndex(engineOn(), 5)).toEqual([]);
  });

  test('stops if the index would shrink to less than half or be empty, unless that is allowed', async () => {
    await indexOn(server, inventedRecords(10));
    expect(await checkIndex(engineOn(), 4)).toEqual([
      'the hosted index holds 10 records and would be left with 4, fewer than half; to go on all the same: ALGOLIA_ALLOW_SHRINK=true',
    ]);
    expect(await checkIndex(engineOn(), 0)).toEqual([expect.stringContaining('would be empty')]);
    expect(await checkIndex(engineOn({ allowShrink: true }), 0)).toEqual([]);
  });

  test('stops if the key to publish may do more than search', async () => {
    await server.stop();
    server = await startAlgoliaServer(['search', 'addObject']);
    expect(await checkIndex(engineOn(), 4)).toEqual([expect.stringContaining('more than search: addObject')]);
  });

  test('goes on if its own key may not look up keys', async () => {
    await server.stop();
    server = await startAlgoliaServer(['search', 'addObject']);
    expect(await checkIndex(engineOn({ adminKey: server.buildKey }), 4)).toEqual([]);
  });

  test('stops if the admin key is wrong, and shows no key', async () => {
    const faults = await checkIndex(engineOn({ adminKey: 'wrongKey' }), 4);
    expect(faults).toEqual(['the hosted search did not answer: Invalid Application-ID or API key']);
  });

  test('asks nothing if another build writes the index', async () => {
    expect(await checkIndex(engineOn({ adminKey: undefined }), 0)).toEqual([]);
    expect(server.asked()).toEqual([]);
  });
});

const idsBy = (order: string, plan: ReturnType<typeof planIndex>) =>
  [...plan.records]
    .sort((a, b) => (a.places[order] ?? Number.NaN) - (b.places[order] ?? Number.NaN))
    .map(({ objectID }) => objectID);

describe('The plan of the hosted index', () => {
  const byCost = {
    ...{ label: 'Cheapest to own', field: 'weeklyCost' },
    direction: 'asc',
    position: 12,
  } as const;
  const plan = planIndex(inventedRecords(200), [...DEFAULT_SORT_OPTIONS, byCost], 'quillbrook');

  test('has a replica for each order but the default and the one that depends on the shopper', () => {
    expect(plan.name).toBe('quillbrook');
    expect(plan.replicas.map(({ name }) => name)).toEqual([
      'quillbrook_createdAt_desc',
      'quillbrook_price_asc',
      'quillbrook_price_desc',
      'quillbrook_odometer_asc',
      'quillbrook_odometer_desc',
      'quillbrook_year_asc',
      'quillbrook_year_desc',
      'quillbrook_make_asc',
      'quillbrook_make_desc',
      'quillbrook_updatedAt_desc',
    ]);
    expect(plan.own.replicas).toEqual(plan.replicas.map(({ name }) => name));
  });

  test('gives every record a different place in every order', () => {
    const all = Array.from({ length: 200 }, (_, place) => place);
    const orders = Object.keys(plan.records[0]?.places ?? {});
    expect(orders).toHaveLength(plan.replicas.length + 1);
    for (const order of orders) {
      const places = plan.records.map((record) => record.places[order] ?? Number.NaN);
      expect(places.sort((a, b) => a - b)).toEqual(all);
    }
  });

  test('sorts names without regard to case and accents, and missing values last', () => {
    const cars = [
      recordOf({ title: 'b', make: 'Škoda', createdAt: 1 }),
      recordOf({ title: 'c', make: 'Subaru', price: 5, createdAt: 2 }),
      recordOf({ title: 'a', make: 'audi', price: 9, createdAt: 3 }),
      recordOf({ title: 'd', make: 'Ford', price: 5 }),
    ];
    const small = planIndex(cars, DEFAULT_SORT_OPTIONS, 'x');
    expect(idsBy('make_asc', small)).toEqual(['a', 'd', 'b', 'c']);
    expect(idsBy('price_asc', small)).toEqual(['c', 'd', 'a', 'b']);
    expect(idsBy('price_desc', small)).toEqual(['a', 'c', 'd', 'b']);
    expect(idsBy('default', small)).toEqual(['b', 'c', 'a', 'd']);
  });

  test('lets every filter of the site be counted, or be a bound', () => {
    expect(
      FILTER_ATTRIBUTES.filter((name) => !(plan.shared.attributesForFaceting as string[]).includes(name)),
    ).toEqual([]);
  });

  test('refuses an order by an attribute that the index does not have', () => {
    const option = { position: 1, label: 'Doors', field: 'doors', direction: 'asc' as const };
    expect(() => planIndex([], [option], 'x')).toThrow('“doors”');
  });
});
