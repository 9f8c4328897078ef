import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSchema, isObjectType } from 'graphql';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
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

jest.mock('../../../src/components/search/findMatches', () => ({
  countMatches: () => new Promise(() => undefined),
}));

const contract = buildSchema(contractText()).getType('FinanceSettings');
const FIELDS = isObjectType(contract) ? Object.keys(contract.getFields()) : [];

/** For each field of the contract, its own value and where people read it. */
const ON_SCREEN: Readonly<Record<string, readonly [value: unknown, says: RegExp]>> = {
  enabled: [false, /We work finance out together, in person/],
  lenderName: ['Wombat Finance', /Finance is provided by Wombat Finance/],
  lenderLicenceNumber: ['788214', /Example Finance, Australian credit licence 788214, to approved/],
  repaymentInterestRate: [{ default: 11.94, used: 9.99 }, /9\.99% p\.a\./],
  comparisonRate: [{ used: 10.77 }, /Comparison rate 10\.77% p\.a\./],
  repaymentTerm: [72, /Over 72 months/],
  repaymentTerms: [[12, 36], /max="36"/],
  repaymentFrequency: ['month', /For \$170 a month/],
  affordAmount: [180, /For \$180 a week/],
  repaymentDepositPercentage: [20, /20% of the price, unless you enter an amount/],
  repaymentDepositAmount: [2500, /with a deposit of \$2,500/],
  repaymentBalloonPercentage: [30, /Balloon at the end/],
  repaymentBalloonAmount: [4000, /Balloon at the end\$4,000\.00/],
  repaymentEstablishFee: [444, /Establishment fee, financed\$444\.00/],
  repaymentOtherFee: [55, /Other fees, financed\$55\.00/],
  repaymentDealerFee: [222, /Dealer fee, financed\$222\.00/],
  feesFinanced: [false, /Establishment fee, paid up front\$395\.00/],
  dealerFeeIsCreditFee: [true, /Comparison rate 11\.26% p\.a\./],
  purchaseAmount: [31_000, /Example: \$31,000 over 60 months, total payable/],
  repaymentPeriodMonths: [48, /Example: \$30,000 over 48 months, total payable/],
  totalPayableAmount: [39_500, /\$39,500\.00 in monthly repayments at 11\.94% p\.a\./],
};

/** A dealership with a fee of each kind, no deposit and no balloon. */
const base = {
  ...FINANCE,
  // Demo vehicles have the default rate, to which a published total belongs.
  repaymentInterestRate: { default: 11.94, new: 8.49, used: 10.49 },
  repaymentDepositAmount: null,
  repaymentBalloonPercentage: null,
  repaymentOtherFee: 30,
  repaymentDealerFee: 100,
};

/** What people see and what their fields hold, of the home page's budget and of the calculator. */
function screenWith(finance: object): string {
  const site = siteWithFinance({ ...base, ...finance } as unknown as typeof FINANCE);
  answerStaticQueries(site);
  const { repaymentTerms } = site.content.finance;
  const { container } = render(
    <>
      <BudgetHero />
      <FinanceCalculator search="" offeredTerms={repaymentTerms} />
    </>,
  );
  const screen = `${container.textContent}\n${container.innerHTML}`;
  cleanup();
  return screen;
}

describe('a finance field of the contract', () => {
  it.each(FIELDS)('is on the screen: %s', (field) => {
    const [value, says] = ON_SCREEN[field] ?? [undefined, /^no row says where this field is seen$/];
    // As yes or no: a whole screen in the message would hide which field it is.
    expect([says.test(screenWith({})), says.test(screenWith({ [field]: value }))]).toEqual([false, true]);
  });

  it('leaves no empty line where it is absent', () => {
    const bare = screenWith({
      repaymentEstablishFee: null,
      repaymentOtherFee: null,
      repaymentDealerFee: null,
    });
    expect(bare).not.toMatch(/fees?, financed|credit licence/i);
    expect(bare).toContain('No fees are included.');
  });
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
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    answerStaticQueries(
      siteWithFinance({
        ...FINANCE,
        purchaseAmount: 30_000,
        repaymentPeriodMonths: 60,
        totalPayableAmount: 39_189.39,
      } as unknown as typeof FINANCE),
    );
  });

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
