import '@testing-library/jest-dom';
import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FinanceCalculator } from '../../src/components/pages/calculator/FinanceCalculator';
import type { LiveStockProps, LiveStockView } from '../../src/components/pages/stockItem/LiveStock';
import { StockItemPage } from '../../src/components/pages/stockItem/StockItemPage';
import { BudgetHero } from '../../src/components/search/BudgetHero';
import type { ItemContext } from '../../src/content/stock/pageStock';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { buildVocabulary } from '../../src/search/vocabulary/vocabulary';
import { answerStaticQueries } from '../support/gatsbyParts';
import { aStockItem } from '../support/stock/aStockItem';
import { inventedSite } from './finance/calculator/inventedSite';

/** What the search and the published files know of the item. */
let mockView: LiveStockView;

const { content, ...invented } = inventedSite;
answerStaticQueries({
  ...invented,
  content: {
    ...content,
    site: { ...content.site, dealershipName: 'Example Marine', description: '', defaultPicture: { url: '' } },
  },
  stockVocabulary: {
    words: buildVocabulary([{ make: 'Quintrex', model: 'Ute' }], {
      stockType: 'boats',
      newVehiclesUrl: null,
      demoVehiclesUrl: null,
      usedVehiclesUrl: null,
    }),
    budgetCounts: { New: 1, Demo: 1, Used: 1 },
  },
});
jest.mock('../../src/components/search/findMatches', () => ({ countMatches: async () => [3] }));
jest.mock('../../src/components/pages/stockItem/LiveStock', () => ({
  LiveStock: ({ onChange }: LiveStockProps) => {
    const { useEffect } = jest.requireActual('react');
    useEffect(() => onChange(mockView), [onChange]);
    return null;
  },
}));

const UNKNOWN: ItemContext = { item: null, similar: [], trail: [{ label: 'Home', href: '/' }] };
const boat = aStockItem({
  stockType: 'boats',
  make: 'Quintrex',
  price: 40_000,
  siteDescription: 'A tinny.',
  status: 'available',
});
const TERMS = [12, 24, 36, 48, 60, 72, 84];
const retry = () => undefined;

const itemPage = (context: ItemContext, view: Partial<LiveStockView>): ReactElement => {
  mockView = { item: undefined, similar: [], isFailed: false, retry, ...view };
  return <StockItemPage pathname="/stock/item/WT1001/quintrex/" context={context} />;
};

describe('a dealer of boats', () => {
  it.each([
    ['of a boat', () => itemPage({ ...UNKNOWN, item: boat }, { item: boat }), /About this boat/],
    ['of a boat that has gone', () => itemPage(UNKNOWN, { item: null }), /This boat is no longer available/],
    ['of a boat on its way', () => itemPage(UNKNOWN, { item: undefined }), /Loading this boat/],
    [
      'of a boat that does not come',
      () => itemPage(UNKNOWN, { item: undefined, isFailed: true }),
      /This boat could not be loaded/,
    ],
    [
      'that calculates a price',
      () => <FinanceCalculator search="" offeredTerms={TERMS} />,
      /a used boat of up to/,
    ],
    [
      'that calculates a repayment',
      () => <FinanceCalculator search="?calculate=repayment&price=30000" offeredTerms={TERMS} />,
      /A used boat for \$30,000 comes to/,
    ],
    ['that asks for a budget', () => <BudgetHero />, /boats in stock/],
  ])('has a page %s that speaks of no cars', async (_name, page, expected) => {
    const { container } = render(page());
    await waitFor(() => expect(container).toHaveTextContent(expected));
    expect(container.textContent).not.toMatch(/\b(?:cars?|vehicles?|garage)\b/i);
    expect(document.title).not.toMatch(/\b(?:cars?|vehicles?|garage)\b/i);
  });
});

it.each([
  ['Motorhome', /About this motorhome/, /This motorhome is no longer available/],
  ['Camper Van', /About this campervan/, /This campervan is no longer available/],
  ['Pop top', /About this caravan/, /This caravan is no longer available/],
])('a %s among caravans has its own noun, also when it is gone', async (bodyType, about, gone) => {
  const item = { ...boat, stockType: 'caravans', bodyType } as const;
  const { container, unmount } = render(itemPage({ ...UNKNOWN, item }, { item }));
  await waitFor(() => expect(container).toHaveTextContent(about));
  unmount();
  render(itemPage({ ...UNKNOWN, item: { ...item, id: 'WT1001' } }, { item: null }));
  await waitFor(() => expect(document.title).toMatch(gone));
});

it('names the tab of an item that is gone as its page does', async () => {
  render(itemPage(UNKNOWN, { item: null }));
  await waitFor(() => expect(document.title).toBe('This boat is no longer available | Example Marine'));
});

describe('the page of a boat', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('puts a wrong title in its address right', () => {
    window.history.replaceState(null, '', '/stock/item/WT1001/quintrex/?utm_source=mail');
    render(itemPage({ ...UNKNOWN, item: boat }, { item: boat }));
    expect(window.location.pathname).toBe(stockItemPath('WT1001', stockTitle(boat).title));
    expect(window.location.search).toBe('?utm_source=mail');
  });

  it('that comes after the shopper went Back leaves their address alone', () => {
    window.history.replaceState(null, '', '/stock/?make=Quintrex');
    render(itemPage({ ...UNKNOWN, item: boat }, { item: boat }));
    expect(window.location.pathname + window.location.search).toBe('/stock/?make=Quintrex');
  });
});
