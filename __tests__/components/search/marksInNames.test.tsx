/** @jest-environment ./__tests__/support/domWithStreams.ts */

import { join } from 'node:path';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '../../../src/components/search/filterPanel/FilterPanel';
import { useSearch } from '../../../src/components/search/SearchProvider';
import type { StockFilterGroup } from '../../../src/content/stock/stockFilterGroup';
import { stockRouter } from '../../../src/search/address/router';
import { STOCK_STATE_MAPPING } from '../../../src/search/connectSearch';
import type { IndexRecord } from '../../../src/search/indexRecord';
import type { SearchEngine } from '../../../src/search/searchEngine';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { aFilterItem } from '../../support/search/aFilterItem';
import { ListingForTest } from '../../support/search/ListingForTest';
import { openedIndex } from '../../support/search/openedIndex';

jest.mock('gatsby', () => jest.requireActual('../../support/gatsbyParts').gatsbyParts);
const mockEngine: { current: SearchEngine | undefined } = { current: undefined };
jest.mock('../../../src/components/stock/engine/stockEngine', () => ({
  stockEngine: () => ({ search: (requests: never) => mockEngine.current?.search(requests) }),
}));

let records: readonly IndexRecord[];
beforeAll(async () => {
  const feed = join(__dirname, '../../support/cases/S1/stock.csv');
  const { items } = okValue(await loadStock({ feed, mappingFile: null, site: aStockContext() }));
  records = items.map(toIndexRecord);
  mockEngine.current = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
});

const FIELDS = {
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  colour: 'Colour',
  'location.name': 'Location',
} as const;
const group: StockFilterGroup = {
  id: 'one',
  label: 'One',
  groupType: 'main',
  isAccordion: false,
  accordionType: 'open',
  filterItems: Object.entries(FIELDS).map(([field, label]) =>
    aFilterItem({ field: field as keyof typeof FIELDS, label, type: 'list' }),
  ),
};

const Results = () => (
  <ul aria-label="Results">
    {useSearch(({ results }) => results).hits.map(({ objectID }) => (
      <li key={objectID}>{objectID}</li>
    ))}
  </ul>
);

/** Opens the listing at the page's address, as a visit or a reload does. */
function open() {
  cleanup();
  const router = stockRouter({ vocabulary: buildVocabulary(records, { stockType: 'cars' }) });
  render(
    <ListingForTest
      records={records}
      engine={mockEngine.current as SearchEngine}
      groups={[group]}
      routing={{ router, stateMapping: STOCK_STATE_MAPPING }}
    >
      <FilterPanel />
      <Results />
    </ListingForTest>,
  );
}
const results = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const lists = (...ids: readonly string[]) => waitFor(() => expect(results().sort()).toEqual([...ids].sort()));

const ALL = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06'];

it.each([
  ['/stock/', ALL, 'Make', 'Rolls & Co', ['S03']],
  ['/stock/fiat/', ['S05', 'S06'], 'Model', '500e', ['S06']],
  ['/stock/fiat/', ['S05', 'S06'], 'Model', '500e?', ['S05']],
  ['/stock/rolls-and-co/', ['S03'], 'Model', '100%', ['S03']],
  ['/stock/isuzu/d-max/', ['S01', 'S02'], 'Badge', 'LS-U', ['S02']],
  ['/stock/isuzu/d-max/', ['S01', 'S02'], 'Badge', 'LS-U+', ['S01']],
  ['/stock/rolls-and-co/?model=100%25', ['S03'], 'Badge', 'R:Line~2', ['S03']],
  ['/stock/mazda/mx-5/', ['S04'], 'Badge', '-R', ['S04']],
  ['/stock/fiat/?model=500e%3F', ['S05'], 'Badge', '#1 Edition', ['S05']],
  ['/stock/', ALL, 'Colour', 'White/Black', ['S01']],
  ['/stock/', ALL, 'Colour', 'Blue_Grey', ['S03']],
  ['/stock/', ALL, 'Colour', 'Red=Hot', ['S05']],
  ['/stock/', ALL, 'Location', 'Smith & Sons, Orange', ['S01', 'S02']],
  ['/stock/', ALL, 'Location', "O'Connor", ['S05', 'S06']],
] as const)('from %s with %j, the %s %s is ticked, reloaded and left by Back', async (...given) => {
  const [start, before, filter, value, after] = given;
  window.history.pushState({}, '', start);
  open();
  await lists(...before);
  const from = window.location.href;
  const box = () =>
    within(screen.getByRole('group', { name: filter })).findByRole('checkbox', { name: value });
  await userEvent.click(await box());
  await lists(...after);
  expect(await box()).toBeChecked();
  expect(window.location.href).not.toBe(from);

  open();
  await lists(...after);
  expect(await box()).toBeChecked();

  window.history.back();
  await waitFor(() => expect(window.location.href).toBe(from));
  await lists(...before);
  expect(await box()).not.toBeChecked();
});
