import { tileCounts, tileReport } from '../../../generate/pages/linkTiles';
import type { IndexedBlock } from '../../../generate/pages/stockLists';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { aStockItem } from '../../support/stock/aStockItem';

const records = [
  { id: 'a', brakedTowing: 3500, seats: 7 },
  { id: 'b', brakedTowing: 2000, seats: 7 },
  { id: 'c', seats: 5 },
].map((item) => toIndexRecord(aStockItem(item)));
const stock = { records, vocabulary: buildVocabulary(records, { stockType: 'cars' }) };

const tiles = (...urls: readonly string[]): IndexedBlock => ({
  __typename: 'LinkTilesBlock',
  tiles: urls.map((url) => ({ url })),
});

it('a tile says how many vehicles the list that it leads to has', () => {
  const block = tiles(
    '/stock/?brakedTowing=2500_',
    '/stock/?seats=7',
    '/stock/',
    '/towing/',
    'tel:+61255500140',
  );
  expect(tileCounts([block], stock)).toEqual({
    counts: { '/stock/?brakedTowing=2500_': 1, '/stock/?seats=7': 2, '/stock/': 3 },
  });
});

it('a tile says no number where it would depend on who asks, or would be none', () => {
  expect(
    tileCounts([tiles('/stock/?affordAmount=170', '/stock/?seats=9', '/stock/?seets=7')], stock),
  ).toEqual({});
});

it('an address with a part that a list would ignore stops the build, named with its page and its field', () => {
  const blocks = [tiles('/stock/'), tiles('/stock/?seats=7', '/stock/?seets=7&brakedTowing=heavy')];
  expect(tileReport([{ id: 'home', blocks }], stock)).toEqual({
    faults: ['has seets=7, which is not a filter', 'has brakedTowing=heavy, which cannot be read'].map(
      (reason) => ({
        collection: 'pages',
        id: 'home',
        field: 'blocks[1].tiles[1].url',
        address: '/stock/?seets=7&brakedTowing=heavy',
        reason,
      }),
    ),
    warnings: [],
  });
});

it('a list without a vehicle today is a warning, because stock changes', () => {
  const { faults, warnings } = tileReport([{ id: 'home', blocks: [tiles('/stock/?seats=9')] }], stock);
  expect([faults, warnings.map(({ reason }) => reason)]).toEqual([
    [],
    ['finds no vehicle in stock today, so its tile says no number'],
  ]);
});
