import { cleanup, render } from '@testing-library/react';
import { buildSchema, isObjectType } from 'graphql';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
import { FinanceCalculator } from '../../../src/components/pages/calculator/FinanceCalculator';
import { BudgetHero } from '../../../src/components/search/BudgetHero';
import { answerStaticQueries } from '../../support/gatsbyParts';
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
