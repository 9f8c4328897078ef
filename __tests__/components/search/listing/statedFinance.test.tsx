/** @jest-environment ./__tests__/support/domWithStreams.ts */
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RepaymentLine } from '../../../../src/components/finance/RepaymentLine';
import { BudgetFilter } from '../../../../src/components/search/filters/BudgetFilter';
import { StatedFinance } from '../../../../src/components/search/listing/StatedFinance';
import { rememberShopperFinance } from '../../../../src/device/shopperFinance';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import { stockRouter } from '../../../../src/search/address/router';
import { STOCK_STATE_MAPPING } from '../../../../src/search/connectSearch';
import type { SearchState } from '../../../../src/search/searchState';
import { buildVocabulary } from '../../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../../support/okValue';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { ListingForTest } from '../../../support/search/ListingForTest';
import { openedIndex } from '../../../support/search/openedIndex';
import { FINANCE } from '../../finance/calculator/inventedSite';

jest.mock('gatsby', () => {
  const { inventedSite } = jest.requireActual('../../finance/calculator/inventedSite');
  return { graphql: () => '', useStaticQuery: () => inventedSite };
});

const KEY = 'forecourt.finance';
const records = inventedRecords(60);
const finance = okValue(parseFinanceSettings(FINANCE));
let engine: ReturnType<typeof createInProcessEngine>;
let state: SearchState;

beforeAll(async () => {
  engine = createInProcessEngine(await openedIndex(records));
});
beforeEach(() => {
  window.localStorage.clear();
  // What an address stated counts until something is set by hand.
  rememberShopperFinance({ frequency: 'week', depositAmount: 0 });
});

/** A listing with one card's repayment in it, and beside it the repayment on a page that the card leads to. */
const listing = (
  asked: SearchState,
  routing?: Parameters<typeof ListingForTest>[0]['routing'],
  isHidden = false,
) => (
  <>
    <ListingForTest
      records={records}
      engine={engine}
      finance={finance}
      state={asked}
      {...(routing ? { routing } : {})}
      onState={(next) => {
        state = next;
      }}
    >
      <StatedFinance isHidden={isHidden} />
      <BudgetFilter />
      <RepaymentLine price={30_000} vehType="Used" />
    </ListingForTest>
    <RepaymentLine price={30_000} vehType="Used" />
  </>
);
const REPAYMENT = /^\$[\d,]+ a (week|fortnight|month)|^Covered by your deposit/;
const repayments = () =>
  [...document.querySelectorAll('p')].flatMap((line) => REPAYMENT.exec(line.textContent ?? '')?.[0] ?? []);
const routing = () => ({
  router: stockRouter({ vocabulary: buildVocabulary(records, { stockType: 'cars' }) }),
  stateMapping: STOCK_STATE_MAPPING,
});
const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? '');
const twice = (words: string) => [words, words];

describe('the terms that an address states', () => {
  it.each<[string, SearchState, string]>([
    ['nothing', {}, '$151 a week'],
    ['a frequency', { statedTerms: { frequency: 'month' } }, '$654 a month'],
    ['a deposit', { statedTerms: { depositAmount: 30_000 } }, 'Covered by your deposit'],
    [
      'a budget',
      { budget: { affordAmount: 900, frequency: 'month', depositAmount: 10_000 } },
      '$439 a month',
    ],
  ])('are those of every repayment: %s', async (_what, asked, words) => {
    render(listing(asked));
    await screen.findByText('I can pay');
    expect(repayments()).toEqual(twice(words));
  });

  it('of a budget without frequency and deposit are a week and none, whatever the reader kept', async () => {
    rememberShopperFinance({ frequency: 'month', depositAmount: 20_000 });
    render(listing({ budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 } }));
    await screen.findByText('I can pay');
    expect(repayments()).toEqual(twice('$151 a week'));
    expect(kept()).toEqual({ frequency: 'month', depositAmount: 20_000 });
  });

  it('end where the shopper sets others by hand, which the address then states, and only those are kept', async () => {
    render(listing({ statedTerms: { frequency: 'month', depositAmount: 10_000 } }));
    const every = await screen.findByRole('combobox', { name: 'every' });
    expect(every).toHaveValue('month');
    expect(screen.getByRole('textbox', { name: 'with a deposit of' })).toHaveValue('10000');
    await act(async () => fireEvent.change(every, { target: { value: 'fortnight' } }));
    expect(state.statedTerms).toEqual({ frequency: 'fortnight', depositAmount: 10_000 });
    expect(repayments()[1]).toMatch(/a fortnight$/);
    // The deposit is somebody else's: the device keeps the shopper's own.
    expect(kept()).toEqual({ frequency: 'fortnight', depositAmount: 0 });
  });
});

describe('frequency and deposit that a shopper chooses without a budget', () => {
  const every = () => screen.findByRole('combobox', { name: 'every' });
  const type = (name: string, value: string) =>
    act(async () => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }));

  it('are both stated, so that whoever follows the address sees the same repayments', async () => {
    rememberShopperFinance({ frequency: 'week', depositAmount: 4_000 });
    render(listing({ colour: ['Red'], page: 2 }));
    const frequency = await every();
    await act(async () => fireEvent.change(frequency, { target: { value: 'month' } }));
    const first = { frequency: 'month', depositAmount: 4_000 };
    expect(state).toEqual({ colour: ['Red'], page: 2, statedTerms: first });
    await type('with a deposit of', '7500');
    expect(state.statedTerms).toEqual({ frequency: 'month', depositAmount: 7_500 });
    await type('with a deposit of', 'no idea');
    expect(state.statedTerms).toEqual({ frequency: 'month', depositAmount: 7_500 });

    const sent = repayments();
    const link = state;
    cleanup();
    // Somebody else's device, with its own terms.
    window.localStorage.setItem(KEY, JSON.stringify({ frequency: 'fortnight', depositAmount: 999 }));
    render(listing(link));
    await every();
    expect(repayments()).toEqual(sent);
    expect(kept()).toEqual({ frequency: 'fortnight', depositAmount: 999 });
  });

  it('give way to a budget, and are stated again without it if they are not the dealership’s', async () => {
    window.history.replaceState(null, '', '/stock/');
    render(listing({}, routing()));
    const frequency = await every();
    await act(async () => fireEvent.change(frequency, { target: { value: 'month' } }));
    await waitFor(() => expect(window.location.search).toBe('?frequency=month&depositAmount=0'));
    await type('I can pay', '900');
    const budget = { affordAmount: 900, frequency: 'month', depositAmount: 0 };
    await waitFor(() => expect(state).toEqual({ budget }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove budget' })));
    await waitFor(() => expect(state).toEqual({ statedTerms: { frequency: 'month', depositAmount: 0 } }));
    // On the page of a car, say.
    act(() => rememberShopperFinance({ frequency: 'fortnight' }));
    await waitFor(() => expect(window.location.search).toBe('?frequency=fortnight&depositAmount=0'));
    expect(repayments()[0]).toMatch(/a fortnight$/);
  });

  it('are not stated after a budget on the dealership’s own terms', async () => {
    render(listing({ budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove budget' }));
    await waitFor(() => expect(state).toEqual({}));
  });

  describe('while a page covers the listing', () => {
    it('are stated when it is shown again, over what its address stated before', async () => {
      window.history.replaceState(null, '', '/stock/?frequency=month&depositAmount=2000');
      const route = routing();
      const { rerender } = render(listing({}, route));
      await every();
      expect(repayments()[0]).toMatch(/a month$/);
      rerender(listing({}, route, true));
      act(() => rememberShopperFinance({ frequency: 'fortnight' }));
      expect(window.location.search).toBe('?frequency=month&depositAmount=2000');
      rerender(listing({}, route));
      await waitFor(() => expect(window.location.search).toBe('?frequency=fortnight&depositAmount=2000'));
      expect(repayments()[0]).toMatch(/a fortnight$/);
    });

    it('leave the address of another listing alone until that one is read', async () => {
      window.history.replaceState(null, '', '/stock/?colour=Red');
      const route = routing();
      const { rerender } = render(listing({}, route));
      await every();
      rerender(listing({}, route, true));
      act(() => rememberShopperFinance({ frequency: 'month' }));
      const entries = window.history.length;
      window.history.pushState(null, '', '/stock/?colour=Blue');
      rerender(listing({}, route));
      expect(window.location.search).toBe('?colour=Blue');
      await act(async () => route.router.sync());
      await waitFor(() =>
        expect(window.location.search).toBe('?colour=Blue&frequency=month&depositAmount=0'),
      );
      expect(window.history.length).toBe(entries + 1);
    });
  });
});

describe('a budget whose fields cannot be read for a while', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) =>
    act(async () => fireEvent.change(field(name), { target: { value } }));
  const budget = { affordAmount: 90, frequency: 'week', depositAmount: 5_000 } as const;

  it.each([
    ['with a deposit of', '5000 cash', 'Please enter the deposit in dollars, for example 5000.', '6000'],
    ['I can pay', '90 a week', 'Please enter the amount in dollars, for example 170.', '95'],
  ])(
    'keeps what was typed, says what is wrong, and counts again once it can: %s',
    async (name, wrong, words, right) => {
      render(listing({ budget }));
      await screen.findByText('I can pay');
      await type(name, wrong);
      expect(state.budget).toBeUndefined();
      expect(field(name)).toHaveValue(wrong);
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(words);
      expect(screen.getByText(words)).toHaveRole('status');
      await type(name, right);
      expect(field(name)).toBeValid();
      expect(state.budget).toEqual({
        ...budget,
        ...(name === 'I can pay' ? { affordAmount: 95 } : { depositAmount: 6_000 }),
      });
    },
  );
});
