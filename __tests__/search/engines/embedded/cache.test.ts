import { gzipSync } from 'node:zlib';
import { LruCache } from '../../../../src/search/engines/embedded/cache';
import { createCardStore, writeCards } from '../../../../src/search/engines/embedded/cards';
import { frameFile } from '../../../../src/search/engines/embedded/indexFile';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { answered } from '../../../support/search/answered';
import { openedIndex } from '../../../support/search/openedIndex';

describe('the cache', () => {
  it('makes a value once, and again after others have pushed it out', () => {
    const made: string[] = [];
    const memory = new LruCache<string, string>(2);
    const get = (key: string): string =>
      memory.get(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([
      'A',
      'B',
      'A',
      'C',
      'A',
      'B',
    ]);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('of one search never answers another: counts equal those of a fresh index', async () => {
    const records = inventedRecords(200);
    const asked = await openedIndex(records);
    const searches = [
      {},
      { query: 'toyota' },
      { query: 'toyota', facetFilters: ['vehType:Used'] },
      { facetFilters: ['vehType:Used'] },
      { query: '["toyota"]' },
      { query: 'toyota', facetFilters: ['vehType:Used'], maxValuesPerFacet: 2 },
      { facetFilters: [['vehType:Used', 'vehType:New']] },
      { query: 'toyota', facetFilters: ['vehType:Used'], page: 1 },
    ];
    for (const search of [...searches, ...searches]) {
      const params = { ...search, facets: ['make', 'bodyType', 'tags', 'price', 'year'] };
      const fresh = await answered(await openedIndex(records), params);
      expect(await answered(asked, params)).toEqual({ ...fresh, processingTimeMS: expect.any(Number) });
    }
  });

  it('of the cards is limited: a shard that was dropped is fetched again', async () => {
    const records = inventedRecords(520);
    const { stock, manifest } = await openedIndex(records);
    const shards = writeCards(
      records.map((record) => record.card),
      [],
      1,
    );
    const read: string[] = [];
    const store = createCardStore(
      { ...manifest, files: { ...manifest.files, cards: { name: 'cards', perShard: 1 } } },
      {
        read: async (name) => {
          read.push(name);
          return frameFile('cards', gzipSync(shards[Number(name.split('.')[1])] ?? ''));
        },
      },
      stock,
    );
    const [first] = await store([0]);
    await store([0]);
    expect(read).toEqual(['cards.0.bin']);
    for (let rank = 1; rank < records.length; rank++) await store([rank]);
    expect(await store([0])).toEqual([first]);
    expect(read).toHaveLength(records.length + 1);
  });
});
