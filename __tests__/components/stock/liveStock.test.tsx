/** @jest-environment ./__tests__/support/domWithStreams.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StockItemPage } from '../../../src/components/pages/stockItem/StockItemPage';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import { fetchStockItem } from '../../../src/search/engines/fetchStockItem';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { openedIndex } from '../../support/search/openedIndex';
import { aStockItem } from '../../support/stock/aStockItem';
import { inventedSite } from '../finance/calculator/inventedSite';

const { content, ...invented } = inventedSite;
const named = { ...content.site, dealershipName: 'Example', description: '', defaultPicture: { url: '' } };
answerStaticQueries({ ...invented, content: { ...content, site: named } });
jest.mock('../../../src/search/engines/fetchStockItem');
beforeEach(() => jest.mocked(fetchStockItem).mockReset());
let mockEngine: object;
jest.mock('../../../src/components/stock/engine/stockEngine', () => ({
  stockEngine: () => mockEngine,
  useSearchClient: () => mockEngine,
}));

const item = aStockItem({ id: 'A1', make: 'Tarrow', price: 20_000 });
const like = aStockItem({ id: 'A2', make: 'Tarrow', model: 'Heron', price: 30_000 });
const priceContext = {
  price: { words: '$900 below the middle of 9 like it here', explained: 'All of them.' },
};
const trail = [{ label: 'Home', href: '/' }];

/** Shows the page of the item as built, with this stock in the search index. */
async function showPage(indexed: readonly StockItem[]) {
  mockEngine = createInProcessEngine(await openedIndex(indexed.map(toIndexRecord)));
  jest.mocked(fetchStockItem).mockResolvedValue(item);
  await act(async () => {
    render(
      <StockItemPage
        pathname="/stock/item/A1/tarrow/"
        context={{ item, similar: [toStockCard(like)], trail, priceContext }}
      />,
    );
  });
}

const priceOf = (text: string) => screen.findAllByText(text, {}, { timeout: 10_000 });

describe('the page of a stock item', () => {
  it('shows the price that the search index has, for the item and for those like it', async () => {
    await showPage([
      aStockItem({ id: 'A1', make: 'Tarrow', price: 18_500 }),
      aStockItem({ id: 'A2', make: 'Tarrow', model: 'Heron', price: 27_250 }),
    ]);
    expect((await priceOf('$18,500')).length).toBeGreaterThan(0);
    expect((await priceOf('$27,250')).length).toBeGreaterThan(0);
    expect(screen.queryByText('$20,000')).toBeNull();
    expect(screen.queryByText('$30,000')).toBeNull();
    // What the build said of its price is about another price.
    expect(screen.queryByText(priceContext.price.words)).toBeNull();
  });

  it('of an item that was sold says so', async () => {
    await showPage([aStockItem({ id: 'A1', make: 'Tarrow', price: 20_000, status: 'sold' })]);
    await screen.findByText('This one is sold. These are like it', {}, { timeout: 10_000 });
  });

  it('stays as it was built if the index does not know the item', async () => {
    await showPage([aStockItem({ id: 'B9', price: 1_000 })]);
    await waitFor(() => expect(fetchStockItem).toHaveBeenCalled(), { timeout: 10_000 });
    expect((await priceOf('$20,000')).length).toBeGreaterThan(0);
    expect(screen.getByText(priceContext.price.words)).toBeVisible();
  });
});
