import { calculateMaximumPrice } from '../../../src/domain/finance/calculateMaximumPrice';
import { calculateRepayment } from '../../../src/domain/finance/calculateRepayment';
import { advertisedComparisonRate, comparisonRate } from '../../../src/domain/finance/comparisonRate';
import { loanTotals } from '../../../src/domain/finance/loanTotals';
import { repaymentSchedule } from '../../../src/domain/finance/repaymentSchedule';
import { displayRepayment, roundTo } from '../../../src/domain/finance/rounding';
import { okValue } from '../../../support/okValue';

const monthly = { frequency: 'month' } as const;
const fiveYears = { ...monthly, termMonths: 60 };
const repayment = (loan: Parameters<typeof calculateRepayment>[0]) => okValue(calculateRepayment(loan));

describe('comparison rates that Australian lenders publish for $30,000 over 5 years', () => {
  it.each([
    ['Westpac, Car Loan page: $250 establishment fee, $10 a month', 8.49, 250, 10, 9.54],
    ['Bank of Melbourne, Car Loan page, fixed: $195, $12 a month', 7.49, 195, 12, 8.6],
    ['Bank of Melbourne, Car Loan page, variable: $195, $12 a month', 12.74, 195, 12, 13.81],
    ['Bank of Melbourne, Secured Personal Loan page, fixed: $195, $12 a month', 8.49, 195, 12, 9.6],
    ['St.George, Car Loan page, lowest rate: $195, $12 a month', 6.49, 195, 12, 7.61],
    ['St.George, Car Loan page, highest rate: $195, $12 a month', 12.99, 195, 12, 14.06],
    ['BankSA, Car Loan page, lowest rate: $195, $12 a month', 4.99, 195, 12, 6.13],
    ['CommBank, Fixed Rate Personal Loan rates (2019), 4 years: $150, $10 a month', 11.7, 150, 10, 12.58],
    ['CommBank, Fixed Rate Personal Loan rates (2019), 5 years: $150, $10 a month', 10.99, 150, 10, 11.88],
    ['CommBank, Fixed Rate Personal Loan rates (2019), 7 years: $150, $10 a month', 11.9, 150, 10, 12.78],
  ])('%s', (_source, interestRate, creditFees, feePerRepayment, published) => {
    expect(okValue(advertisedComparisonRate({ interestRate, creditFees, feePerRepayment }))).toBe(published);
  });

  it.each([
    ['2 years', 11.9, 15.04],
    ['3 years', 11.7, 14.85],
  ])(
    'CommBank, Fixed Rate Personal Loan rates (2019), %s: $10,000 over 3 years',
    (_term, interestRate, published) => {
      const example = { credit: 10000, creditFees: 150, feePerRepayment: 10, interestRate, termMonths: 36 };
      expect(roundTo(okValue(comparisonRate({ ...example, ...monthly })).rate, -2)).toBe(published);
    },
  );
});

describe('repayments that lenders and comparison sites publish', () => {
  it.each([
    ['4.89 %', 4.89, 565],
    ['5.49 %', 5.49, 573],
    ['5.64 %', 5.64, 575],
    ['8.49 %', 8.49, 615],
  ])(
    'Savings.com.au, car loan table of February 2020: $30,000 over 5 years at %s',
    (_rate, interestRate, published) => {
      expect(roundTo(repayment({ price: 30000, interestRate, ...fiveYears }), 0)).toBe(published);
    },
  );

  it('Savings.com.au, car loan calculator page: $30,000 at 6 % over 5 years, with and without 30 % balloon', () => {
    const loan = { price: 30000, interestRate: 6, ...fiveYears };
    expect(roundTo(repayment(loan), -2)).toBe(579.98);
    expect(roundTo(repayment({ ...loan, balloonPercentage: 30 }), -2)).toBe(450.99);
    expect(repayment({ ...loan, balloonAmount: 9000 })).toBeCloseTo(450.99, 2);
  });

  it.each([
    [10000, 5, 188.71],
    [10000, 7.5, 200.38],
    [10000, 10, 212.47],
    [20000, 5, 377.42],
    [20000, 7.5, 400.76],
    [20000, 10, 424.94],
    [30000, 5, 566.14],
    [30000, 7.5, 601.14],
    [30000, 10, 637.41],
  ])(
    'Money.com.au, car loan repayment table: $%i at %f %% over 5 years',
    (price, interestRate, published) => {
      expect(roundTo(repayment({ price, interestRate, ...fiveYears }), -2)).toBe(published);
    },
  );

  it('Jade Finance, car finance calculator page: 6.75 % over 4 and 5 years', () => {
    const at = { interestRate: 6.75, ...monthly };
    expect(roundTo(repayment({ price: 30000, termMonths: 48, ...at }), 0)).toBe(715);
    expect(roundTo(repayment({ price: 30000, termMonths: 60, ...at }), 0)).toBe(591);
    const totals = okValue(loanTotals({ price: 40000, termMonths: 60, ...at }));
    expect(roundTo(totals.repayment, 0)).toBe(787);
    expect(roundTo(totals.totalInterest, 0)).toBe(7240);
    expect(roundTo(totals.totalPayable, 0)).toBe(47240);
  });

  it('The New Daily, zero per cent financing (2016): $40,000 at 5 % over 4 years costs $4,216 of interest', () => {
    const totals = okValue(loanTotals({ price: 40000, interestRate: 5, termMonths: 48, ...monthly }));
    expect(roundTo(totals.totalInterest, 0)).toBe(4216);
  });

  it('Autoblog, zero percent pitfalls (2006): $20,000 at 0 % over 3 years and 3.9 % over 5', () => {
    const free = okValue(loanTotals({ price: 20000, interestRate: 0, termMonths: 36, ...monthly }));
    expect(Math.floor(free.repayment)).toBe(555);
    expect(free.totalInterest).toBe(0);
    const paid = okValue(loanTotals({ price: 20000, interestRate: 3.9, ...fiveYears }));
    expect(roundTo(paid.repayment, -2)).toBe(367.43);
    expect(roundTo(paid.totalInterest, -2)).toBe(2045.71);
  });
});

describe('worked examples of textbooks and references', () => {
  it('Blitzer, Thinking Mathematically, 6th edition, 8.6 exercise 7: $29,635 less $9,000 at 6.62 % over 5 years', () => {
    const car = { price: 29635, depositAmount: 9000, interestRate: 6.62, ...fiveYears };
    expect(roundTo(repayment(car), 0)).toBe(405);
  });

  it('numpy-financial, documentation of pmt: $200,000 over 15 years at 7.5 %', () => {
    const loan = { price: 200000, interestRate: 7.5, termMonths: 180, ...monthly };
    expect(repayment(loan)).toBeCloseTo(1854.0247200054619, 9);
  });

  it('algebra.com, question 1098670: $200 a week over 15 years at 10.4 % repays $78,953.63, of $156,000 paid', () => {
    const terms = { interestRate: 10.4, termMonths: 180, frequency: 'week' } as const;
    const price = okValue(calculateMaximumPrice({ repayment: 200, ...terms }));
    expect(roundTo(price, -2)).toBe(78953.63);
    const totals = okValue(loanTotals({ price, ...terms }));
    expect(roundTo(totals.totalPayable, -2)).toBe(156000);
    expect(roundTo(totals.totalInterest, -2)).toBe(77046.37);
  });

  it('algebra.com, question 1167447: $200 a month over 5 years at 2 % carries a loan of $11,410.47', () => {
    const price = okValue(calculateMaximumPrice({ repayment: 200, interestRate: 2, ...fiveYears }));
    expect(roundTo(price, -2)).toBe(11410.47);
  });
});

describe('the figures that the product starts from', () => {
  it('$170 a week over 60 months at 11.94 % pays for $33,254.59', () => {
    const terms = { interestRate: 11.94, termMonths: 60, frequency: 'week' } as const;
    expect(roundTo(okValue(calculateMaximumPrice({ repayment: 170, ...terms })), -2)).toBe(33254.59);
    expect(roundTo(repayment({ price: 30000, ...terms }), -2)).toBe(153.36);
  });

  it('a weekly comparison rate without fees reads 11.98 % at 11.94 %, which is why the monthly one is advertised', () => {
    const weekly = { credit: 30000, interestRate: 11.94, termMonths: 60, frequency: 'week' } as const;
    expect(roundTo(okValue(comparisonRate(weekly)).rate, -2)).toBe(11.98);
    expect(okValue(advertisedComparisonRate({ interestRate: 11.94 }))).toBe(11.94);
  });
});

describe('cases from the field', () => {
  it.each([
    ['6.49 % with $400 and $10 a month', 6.49, 400, 10, 7.764],
    ['0 % with $395 and $8 a month', 0, 395, 8, 1.152],
  ])('$30,000 over 60 months at %s', (_terms, interestRate, creditFees, feePerRepayment, rate) => {
    const example = { credit: 30000, creditFees, feePerRepayment, interestRate, ...fiveYears };
    expect(roundTo(okValue(comparisonRate(example)).rate, -3)).toBe(rate);
  });

  it('repayments of $30,000 at 6.49 % and of $20,000 at 7.45 %', () => {
    expect(roundTo(repayment({ price: 30000, interestRate: 6.49, ...fiveYears }), -2)).toBe(586.84);
    expect(roundTo(repayment({ price: 20000, interestRate: 7.45, ...fiveYears }), -2)).toBe(400.28);
  });

  it('a balloon of the whole amount financed is owed throughout, and a cent more is refused', () => {
    const loan = {
      price: 25000,
      depositAmount: 5000,
      balloonAmount: 20000,
      interestRate: 9.5,
      termMonths: 48,
      ...monthly,
    };
    expect(roundTo(repayment(loan), -2)).toBe(158.33);
    expect(displayRepayment(repayment(loan))).toBe(159);
    expect(okValue(repaymentSchedule(loan)).map(({ balance }) => balance)).toEqual(Array(4).fill(20000));
    expect(okValue(loanTotals(loan)).totalPayable).toBe(27600);
    expect(calculateRepayment({ ...loan, balloonAmount: 20000.01 })).toMatchObject({
      kind: 'err',
      fault: { input: 'balloonAmount', reason: 'aboveAmountFinanced' },
    });
  });
});
