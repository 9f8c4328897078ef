import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinanceCalculator } from '../../../src/components/pages/calculator/FinanceCalculator';
import { ConfigurationFigures } from '../../../src/components/pages/configuration/ConfigurationPage';
import { StockPricePanel } from '../../../src/components/pages/stockItem/StockPricePanel';
import { BudgetHero } from '../../../src/components/search/BudgetHero';
import { loanTotals } from '../../../src/domain/finance/loanTotals';
import { priceDisplay, pricesOf } from '../../../src/domain/stock/priceDisplay';
import type { VehType } from '../../../src/domain/stock/stockTypes';
import { locale } from '../../../src/locales/site/locale';
import { okValue } from '../../../support/okValue';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { aStockItem } from '../../support/stock/aStockItem';
import { FINANCE, siteWithFinance } from './calculator/inventedSite';

answerStaticQueries(
  siteWithFinance({
    ...FINANCE,
    purchaseAmount: 30_000,
    repaymentPeriodMonths: 60,
    totalPayableAmount: 39_189.39,
  } as unknown as typeof FINANCE),
);
jest.mock('../../../src/components/search/findMatches', () => ({
  countMatches: () => new Promise(() => undefined),
}));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const FEES = 395;
/** What the invented dealership's example comes to, in the words of the screen. */
const totalAt = (interestRate: number, fees = FEES) => {
  const loan = { price: 30_000, fees, interestRate, termMonths: 60, frequency: 'month' } as const;
  const { totalPayable } = okValue(loanTotals(loan));
  return `$${totalPayable.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
};

const EXAMPLE = /Example: \$30,000 over 60 months, total payable .*?\.\)\./g;
const PART = /(\$[\d,.]+) in monthly repayments at ([\d.]+% p\.a\.) \(comparison rate ([\d.]+% p\.a\.)\)/g;

/** Expects an example for each of these rates and no other, and on the screen no rate without an example. */
function expectExamples(rates: readonly number[], fees?: number) {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = '';
  while (nodes.nextNode()) words += ` ${nodes.currentNode.textContent}`;
  words = words.replace(/\s+/g, ' ');
  const parts = (words.match(EXAMPLE) ?? []).flatMap((example) => [...example.matchAll(PART)]);
  const totals = Object.fromEntries(parts.map(([, total, rate]) => [rate, total]));
  expect(totals).toEqual(
    Object.fromEntries(rates.map((rate) => [`${rate.toFixed(2)}% p.a.`, totalAt(rate, fees)])),
  );
  const named = parts.flatMap(([, , rate, comparison]) => [rate, comparison]);
  const onScreen = words.replace(EXAMPLE, '').match(/[\d.]+% p\.a\./g) ?? [];
  expect(onScreen.length).toBeGreaterThan(1);
  expect(onScreen.filter((rate) => !named.includes(rate))).toEqual([]);
}

const panel = (vehType: VehType) => {
  const item = aStockItem({ vehType, price: 30_000 });
  return (
    <StockPricePanel item={item} display={priceDisplay(pricesOf(item), locale.prices, { repayment: true })} />
  );
};
const calculator = (search = '') => <FinanceCalculator search={search} offeredTerms={[60]} />;

describe('The example beside a rate is for that rate', () => {
  it.each([
    ['New', 8.49],
    ['Demo', 8.99],
    ['Used', 10.49],
  ] as const)('on the page of a %s car', (vehType, rate) => {
    render(panel(vehType));
    expectExamples([rate]);
  });

  it('on the home page, for each kind of vehicle', () => {
    render(<BudgetHero />);
    expectExamples([8.49, 8.99, 10.49]);
  });

  it('in the configurator', () => {
    render(<ConfigurationFigures price={30_000} of="Garnet" />);
    expectExamples([8.49]);
  });

  it('in the calculator, for each kind of vehicle and for a rate that a shopper types', async () => {
    render(calculator());
    expectExamples([10.49]);
    await userEvent.click(screen.getByRole('radio', { name: 'New' }));
    expectExamples([8.49]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Interest rate' }), { target: { value: '0' } });
    expectExamples([0]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Interest rate' }), { target: { value: '11.94' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Fees' }), { target: { value: '0' } });
    expectExamples([11.94], 0);
  });

  it('in a comparison of calculations, for each of them', async () => {
    render(calculator());
    await userEvent.click(screen.getByRole('button', { name: 'Add these figures' }));
    await userEvent.click(screen.getByRole('radio', { name: 'New' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add these figures' }));
    expectExamples([8.49, 10.49]);
  });
});
