/** @jest-environment ./__tests__/support/domWithStreams.ts */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeywordBox } from '../../../../src/components/search/listing/KeywordBox';
import { ResultCount } from '../../../../src/components/search/listing/ListingView';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import type { SearchEngine } from '../../../../src/search/searchEngine';
import { ListingForTest } from '../../../support/search/ListingForTest';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

const mockLoaded = jest.fn();
// As when its script does not load.
jest.mock('../../../../src/search/words', () => {
  mockLoaded();
  throw new Error('The reader of words was not registered.');
});
jest.mock('gatsby', () => {
  const { gatsbyParts } = jest.requireActual('../../../support/gatsbyParts');
  const { inventedSite } = jest.requireActual('../../finance/calculator/inventedSite');
  return { ...gatsbyParts, useStaticQuery: () => inventedSite };
});

test('Without the reader of words, typed words find stock as keywords', async () => {
  const records = [recordOf({ title: 'Toyota HiLux 2019' }), recordOf({ title: 'Kia Cerato' })];
  const engine = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  render(
    <ListingForTest records={records} engine={engine} state={{}}>
      <KeywordBox />
      <ResultCount />
    </ListingForTest>,
  );
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('2 cars'));
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), 'toyota 2019{Enter}');
  await waitFor(() => expect(status).toHaveTextContent('1 car'));
  expect(mockLoaded).toHaveBeenCalled();
});
