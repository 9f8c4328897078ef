import InstantSearch from 'instantsearch.js/es/lib/InstantSearch';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { type StockRouter, stockRouter } from '../../../src/search/address/router';
import type { BudgetTerms } from '../../../src/search/budget';
import { connectSearch, STOCK_STATE_MAPPING, stateToUi, uiToState } from '../../../src/search/connectSearch';
import type { SearchNotice } from '../../../src/search/filters/filterKind';
import type { SearchEngine } from '../../../src/search/searchEngine';
import type { SearchState } from '../../../src/search/searchState';
import { okValue } from '../../../support/okValue';
import { vocabulary } from '../arbitraries';

interface Request {
  readonly indexName: string;
  readonly params?: { readonly filters?: string; readonly query?: string; readonly page?: number };
}

const terms: BudgetTerms = {
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: { default: 11.94 }, repaymentTerm: 60 })),
};

/** A whole search as the page runs it, over an engine that only notes what it is asked. */
class Page {
  readonly requests: Request[] = [];
  readonly notices: (readonly SearchNotice[])[] = [];
  readonly router: StockRouter;
  readonly search: InstantSearch;
  readonly pushed = jest.spyOn(window.history, 'pushState');

  constructor(path: string, budgetTerms: BudgetTerms) {
    window.history.replaceState({ key: 'gatsby-1' }, '', path);
    this.pushed.mockClear();
    const searchClient = {
      search: async (requests: readonly Request[]) => {
        this.requests.push(...requests);
        return {
          results: requests.map(({ indexName }) => ({
            index: indexName,
            hits: [],
            nbHits: 100,
            page: 0,
            nbPages: 5,
            hitsPerPage: 24,
            query: '',
            params: '',
            exhaustiveNbHits: true,
            processingTimeMS: 1,
            facets: {},
          })),
        };
      },
    } as unknown as SearchEngine;
    this.router = stockRouter({
      vocabulary,
      finance: budgetTerms.settings,
      onNotices: (notices) => this.notices.push(notices),
    });
    this.search = new InstantSearch({
      searchClient,
      indexName: 'stock',
      routing: { router: this.router, stateMapping: STOCK_STATE_MAPPING },
      future: { preserveSharedStateOnUnmount: true },
    });
    const none = () => {};
    // In the order of React.
    this.search.start();
    this.search.addWidgets([connectSearch(none)({ vocabulary, budgetTerms })]);
  }

  get address(): string {
    return window.location.pathname + window.location.search;
  }

  get state(): SearchState {
    return uiToState(this.search.getUiState());
  }

  async set(state: SearchState): Promise<void> {
    this.search.setUiState(stateToUi(state));
    await this.settled();
  }

  /** InstantSearch tells its router, asks its engine and renders in turns of the event loop. */
  async settled(): Promise<void> {
    await jest.advanceTimersByTimeAsync(1);
  }

  async back(): Promise<void> {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await jest.advanceTimersByTimeAsync(50);
    await moved;
    await this.settled();
  }
}

let page: Page | undefined;
const open = async (path: string, budgetTerms = terms): Promise<Page> => {
  page = new Page(path, budgetTerms);
  // React takes the page over after InstantSearch has begun.
  await page.settled();
  page.router.arrive();
  await page.settled();
  return page;
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  page?.search.dispose();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('opening an address', () => {
  it('searches for what it says and makes no history entry', async () => {
    const { address, state, pushed, requests } = await open(
      '/stock/pre-loved/toyota/?colour=Red&sortBy=price_asc&page=2&affordAmount=170',
    );
    expect(state).toEqual({
      vehType: ['Used'],
      make: ['Toyota'],
      colour: ['Red'],
      budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 },
      sortBy: 'price_asc',
      page: 2,
    });
    expect(address).toBe('/stock/pre-loved/toyota/?colour=Red&affordAmount=170&sortBy=price_asc&page=2');
    expect(pushed).not.toHaveBeenCalled();
    expect(requests[0]?.indexName).toBe('stock_price_asc');
    expect(requests[0]?.params).toMatchObject({
      page: 1,
      filters: 'priceNew<=33254 OR priceDemo<=33254 OR priceUsed<=33254',
    });
  });

  it('keeps frequency and deposit that it states without a budget, through other changes too', async () => {
    const opened = await open('/stock/?depositAmount=5000&frequency=month');
    expect(opened.state).toEqual({ statedTerms: { frequency: 'month', depositAmount: 5000 } });
    expect(opened.address).toBe('/stock/?frequency=month&depositAmount=5000');
    await opened.set({ ...opened.state, colour: ['Red'] });
    expect(opened.address).toBe('/stock/?colour=Red&frequency=month&depositAmount=5000');
    await opened.set({
      colour: ['Red'],
      budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 },
    });
    expect(opened.address).toBe('/stock/?colour=Red&affordAmount=170');
    await opened.back();
    expect(opened.state.statedTerms).toEqual({ frequency: 'month', depositAmount: 5000 });
  });

  it('replaces the address where only its terms change, because they filter nothing', async () => {
    const opened = await open('/stock/?colour=Red');
    await opened.set({ colour: ['Red'], statedTerms: { frequency: 'month', depositAmount: 0 } });
    expect(opened.address).toBe('/stock/?colour=Red&frequency=month&depositAmount=0');
    expect(opened.pushed).not.toHaveBeenCalled();
    await opened.set({ colour: ['Red'], budget: { affordAmount: 1, frequency: 'month', depositAmount: 0 } });
    await opened.set({ colour: ['Red'], budget: { affordAmount: 17, frequency: 'month', depositAmount: 0 } });
    expect(opened.pushed).toHaveBeenCalledTimes(1);
    await opened.back();
    expect(opened.address).toBe('/stock/?colour=Red&frequency=month&depositAmount=0');
  });

  it('replaces another spelling by the canonical one, with parameters of others, hash and Gatsby’s key', async () => {
    const { address, pushed } = await open('/stock/used-cars/Toyota/?gclid=a%20b&query=ute#cars');
    expect(address).toBe('/stock/pre-loved/toyota/?keywords=ute&gclid=a%20b');
    expect(window.location.hash).toBe('#cars');
    expect(window.history.state).toEqual({ key: 'gatsby-1' });
    expect(pushed).not.toHaveBeenCalled();
  });

  it('says what is not in stock, until the shopper searches on', async () => {
    const opened = await open('/stock/tesla/?colour=Red');
    expect(opened.address).toBe('/stock/?colour=Red');
    expect(opened.notices).toEqual([[{ what: 'make', text: 'tesla' }]]);
    await opened.set({ colour: ['Blue'] });
    expect(opened.notices.at(-1)).toEqual([]);
  });

  it('takes a budget that pays for nothing out of the address, and filters nothing by it', async () => {
    const opened = await open('/stock/?affordAmount=1', {
      settings: okValue(
        parseFinanceSettings({ repaymentInterestRate: { default: 11.94 }, repaymentEstablishFee: 5000 }),
      ),
    });
    expect(opened.address).toBe('/stock/');
    expect(opened.pushed).not.toHaveBeenCalled();
    expect(opened.requests[0]?.params?.filters).toBeUndefined();
    expect(opened.state).toEqual({});
  });
});

describe('searching', () => {
  it('writes each step at once, with Gatsby’s key and the parameters of others', async () => {
    const opened = await open('/stock/?utm_source=mail');
    await opened.set({ make: ['Toyota'] });
    expect(opened.address).toBe('/stock/toyota/?utm_source=mail');
    expect(window.history.state).toEqual({ key: 'gatsby-1' });
    expect(opened.pushed).toHaveBeenCalledTimes(1);
  });

  it('is undone one step by one Back', async () => {
    const opened = await open('/stock/');
    await opened.set({ make: ['Toyota'] });
    await opened.set({ make: ['Toyota'], colour: ['Red'] });
    await opened.back();
    expect(opened.address).toBe('/stock/toyota/');
    expect(opened.state).toEqual({ make: ['Toyota'] });
    await opened.back();
    expect(opened.address).toBe('/stock/');
    expect(opened.state).toEqual({});
    expect(opened.pushed).toHaveBeenCalledTimes(2);
  });

  it('goes on after a Back', async () => {
    const opened = await open('/stock/');
    await opened.set({ make: ['Toyota'] });
    await opened.back();
    await opened.set({ make: ['Mazda'] });
    expect(opened.address).toBe('/stock/mazda/');
    await opened.back();
    expect(opened.address).toBe('/stock/');
  });

  it('makes one step of a typed word, and two of two words typed apart', async () => {
    const opened = await open('/stock/');
    for (const keywords of ['h', 'hi', 'hil', 'hilux']) await opened.set({ keywords });
    expect(opened.address).toBe('/stock/?keywords=hilux');
    expect(opened.pushed).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
    await opened.set({ keywords: 'camry' });
    await opened.back();
    expect(opened.state).toEqual({ keywords: 'hilux' });
    await opened.back();
    expect(opened.state).toEqual({});
  });

  it('makes one step of a dragged price, apart from a filter ticked after it', async () => {
    const opened = await open('/stock/');
    await opened.set({ priceRange: { max: 40000 } });
    await opened.set({ priceRange: { max: 30000 } });
    await opened.set({ priceRange: { max: 30000 }, colour: ['Red'] });
    await opened.back();
    expect(opened.address).toBe('/stock/?priceRange=_30000');
    await opened.back();
    expect(opened.address).toBe('/stock/');
  });

  it('by budget is a step like any other', async () => {
    const opened = await open('/stock/?page=3');
    await opened.set({ budget: { affordAmount: 200, frequency: 'fortnight', depositAmount: 0 } });
    expect(opened.address).toBe('/stock/?affordAmount=200&frequency=fortnight');
    expect(opened.requests.at(-1)?.params?.filters).toMatch(
      /^priceNew<=\d+ OR priceDemo<=\d+ OR priceUsed<=\d+$/,
    );
    expect(opened.state.budget?.affordAmount).toBe(200);

    await opened.set({});
    expect(opened.address).toBe('/stock/');
    expect(opened.requests.at(-1)?.params?.filters).toBeUndefined();

    await opened.back();
    expect(opened.address).toBe('/stock/?affordAmount=200&frequency=fortnight');
    expect(opened.state.budget?.affordAmount).toBe(200);
    await opened.back();
    expect(opened.state).toEqual({ page: 3 });
  });

  it('continues if the browser refuses another history entry', async () => {
    const opened = await open('/stock/');
    opened.pushed.mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await opened.set({ colour: ['Red'] });
    expect(opened.address).toBe('/stock/');
    await opened.set({ colour: ['Red'], seats: ['5'] });
    expect(opened.address).toBe('/stock/?colour=Red&seats=5');
  });
});

describe('other pages', () => {
  it('are left alone: a car’s page, and what the search does after its end', async () => {
    const opened = await open('/stock/');
    await opened.set({ colour: ['Red'] });
    window.history.pushState({ key: 'gatsby-2' }, '', '/stock/item/a1/2019-toyota-hilux/');
    await opened.set({ colour: ['Blue'] });
    expect(opened.address).toBe('/stock/item/a1/2019-toyota-hilux/');
    await opened.back();
    expect(opened.state).toEqual({ colour: ['Red'] });

    window.history.pushState({ key: 'gatsby-3' }, '', '/contact/');
    opened.search.dispose();
    await opened.settled();
    expect(opened.address).toBe('/contact/');
  });

  it('that lead to another listing by a link start its search', async () => {
    const opened = await open('/stock/brand-new/');
    window.history.pushState({ key: 'gatsby-2' }, '', '/stock/pre-loved/toyota/');
    opened.router.sync();
    await opened.settled();
    expect(opened.state).toEqual({ vehType: ['Used'], make: ['Toyota'] });
    const asked = opened.requests.length;
    opened.router.sync();
    await opened.settled();
    expect(opened.requests).toHaveLength(asked);
  });
});

describe('links', () => {
  it('are root-relative addresses with the parameters of others', async () => {
    const { router } = await open('/stock/toyota/?utm_source=mail');
    expect(router.createURL({ make: ['Toyota'], page: 2 })).toBe('/stock/toyota/?page=2&utm_source=mail');
  });
});
