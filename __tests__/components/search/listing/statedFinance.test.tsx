/** @jest-environment ./__tests__/support/domWithStreams.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RepaymentLine } from '../../../../src/components/finance/RepaymentLine';
import { rememberShopperFinance } from '../../../../src/components/finance/useShopperFinance';
import { BudgetFilter } from '../../../../src/components/search/filters/BudgetFilter';
import { StatedFinance } from '../../../../src/components/search/listing/StatedFinance';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/worker/createInProcessEngine';
import type { SearchState } from '../../../../src/search/searchState';
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
const listing = (asked: SearchState) => (
  <>
    <ListingForTest
      records={records}
      engine={engine}
      finance={finance}
      state={asked}
      onState={(next) => {
        state = next;
      }}
    >
      <StatedFinance isHidden={false} />
      <BudgetFilter />
      <RepaymentLine price={30_000} vehType="Used" />
    </ListingForTest>
    <RepaymentLine price={30_000} vehType="Used" />
  </>
);
const REPAYMENT = /^\$[\d,]+ a (week|fortnight|month)|^Covered by your deposit/;
const repayments = () =>
  [...document.querySelectorAll('p')].flatMap((line) => REPAYMENT.exec(line.textContent ?? '')?.[0] ?? []);
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
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({
      frequency: 'month',
      depositAmount: 20_000,
    });
  });

  it('end where the shopper sets others by hand, and only those are kept', async () => {
    render(listing({ statedTerms: { frequency: 'month', depositAmount: 10_000 } }));
    const every = await screen.findByRole('combobox', { name: 'every' });
    expect(every).toHaveValue('month');
    expect(screen.getByRole('textbox', { name: 'with a deposit of' })).toHaveValue('10000');
    await act(async () => fireEvent.change(every, { target: { value: 'fortnight' } }));
    expect(state.statedTerms).toBeUndefined();
    expect(repayments()[1]).toMatch(/a fortnight$/);
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({
      frequency: 'fortnight',
      depositAmount: 10_000,
    });
  });
});
