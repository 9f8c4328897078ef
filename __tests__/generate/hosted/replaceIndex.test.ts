import { createIndexClient, replaceIndex } from '../../../generate/hosted/hostedIndex';
import { planIndex } from '../../../generate/hosted/indexPlan';
import type { IndexRecord } from '../../../src/search/indexRecord';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { hostedOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';

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
