import { fieldAt, schemaOfFile } from '../../../cms/server/fileSchema';
import { questionsAbout } from '../../../plugins/content-endpoint/questions';
import { australia } from '../../../support/australia';

const TODAY = '2026-11-26';
const FINANCE = { folder: 'settings', id: 'finance' } as const;
const LENDER = {
  repaymentInterestRate: { default: 7.99 },
  comparisonRate: { default: 9.05, used: 9.5 },
  totalPayableAmount: 38_000,
};
const SPECIAL = { folder: 'dealer-specials', id: 'tyres' } as const;
type Entry = Parameters<typeof questionsAbout>[0];
type Fields = Parameters<typeof questionsAbout>[2];

const asked = (entry: Entry, before: Fields, after: Fields) => {
  const schema = schemaOfFile(`content/${entry.folder}/${entry.id}.x`, australia);
  const isAmount = (field: string) => fieldAt(schema, after, field)?.written === 'amount';
  return questionsAbout(entry, before, after, TODAY, isAmount);
};
const words = (...given: Parameters<typeof asked>) => asked(...given).map(({ words }) => words);

describe('A save is questioned', () => {
  it.each([
    [
      'a very high rate',
      FINANCE,
      { repaymentInterestRate: { used: 7.99 } },
      { repaymentInterestRate: { used: 79.9 } },
      '79.9 % a year is a very high rate.',
    ],
    [
      'a comparison rate of the lender that stays while its interest rate changes',
      FINANCE,
      { repaymentInterestRate: { default: 9.99, used: 7.99 }, comparisonRate: { used: 9.05, default: 10 } },
      { repaymentInterestRate: { default: 9.99, used: 8.49 }, comparisonRate: { used: 9.05, default: 10 } },
      'The used comparison rate stays 9.05%, and 8.49% is what the rates and fees give. Does the lender still publish it?',
    ],
    [
      'the comparison rates and the total that stay while a fee changes',
      FINANCE,
      { ...LENDER, repaymentEstablishFee: 395 },
      { ...LENDER, repaymentEstablishFee: 420 },
      'The default comparison rate stays 9.05%, and 8.59% is what the rates and fees give. The used comparison rate stays 9.50%, and 8.59% is what the rates and fees give. The lender’s own total stays $38,000. Does the lender still publish it?',
    ],
    [
      'a fee that is ten times as high',
      FINANCE,
      { repaymentDealerFee: 395 },
      { repaymentDealerFee: 3950 },
      'It was $395, and would be $3,950.',
    ],
    [
      'the price before a special, which loses a digit',
      SPECIAL,
      { wasPrice: 1290 },
      { wasPrice: 129 },
      'It was $1,290, and would be $129.',
    ],
    [
      'a price of a service that loses a digit',
      { folder: 'vehicles', id: 'quartz' } as const,
      { servicing: { prices: [349, 420] } },
      { servicing: { prices: [349, 42] } },
      'It was $420, and would be $42.',
    ],
    [
      'a price that halves, in a list whose order changed',
      { folder: 'vehicles', id: 'quartz' } as const,
      {
        grades: [
          { name: 'Core', fromPrice: 25990 },
          { name: 'Tour', fromPrice: 32990 },
        ],
      },
      {
        grades: [
          { name: 'Tour', fromPrice: 32990 },
          { name: 'Core', fromPrice: 2599 },
        ],
      },
      'It was $25,990, and would be $2,599.',
    ],
    [
      'a price in words that lost its digits',
      SPECIAL,
      { summary: 'Tyres from $389' },
      { summary: 'Tyres from $3' },
      'It says “from $3”.',
    ],
    [
      'a last day in the past',
      SPECIAL,
      {},
      { endsAt: '2025-12-31' },
      'The last day is past: shoppers won’t see this offer.',
    ],
    [
      'a last day that the words contradict',
      SPECIAL,
      { endsAt: '2026-12-31', terms: 'Sold between 1 October and 31 December 2026.' },
      { endsAt: '2027-01-31', terms: 'Sold between 1 October and 31 December 2026.' },
      'The words say 31 December 2026, and the last day is 31 January 2027.',
    ],
    [
      'words that contradict the last day',
      SPECIAL,
      { endsAt: '2026-12-31', summary: 'Hurry' },
      { endsAt: '2026-12-31', summary: 'Hurry, until 30 November' },
      'The words say 30 November, and the last day is 31 December 2026.',
    ],
    [
      'a post that appears in years',
      { folder: 'posts', id: 'x' } as const,
      {},
      { publishedAt: '2062-01-01' },
      '1 January 2062 is more than two years away.',
    ],
  ])('about %s', (_, entry, before, after, question) => {
    expect(words(entry, before, after)).toEqual([question]);
  });

  it.each([
    [
      'an ordinary rate',
      FINANCE,
      { repaymentInterestRate: { used: 7.99 } },
      { repaymentInterestRate: { used: 8.49 } },
    ],
    [
      'an interest rate whose comparison rate changes with it, or is not the lender’s',
      FINANCE,
      { repaymentInterestRate: { new: 6.99, used: 7.99 }, comparisonRate: { used: 8.5 } },
      { repaymentInterestRate: { new: 7.49, used: 8.49 }, comparisonRate: { used: 9.05 } },
    ],
    ['a small rise', FINANCE, { repaymentDealerFee: 395 }, { repaymentDealerFee: 420 }],
    ['a weekly price', SPECIAL, { summary: 'Ask us' }, { summary: 'Tyres from $389 each, fitted for $25' }],
    [
      'what was there already',
      SPECIAL,
      { summary: 'From $3', endsAt: '2020-01-01' },
      { summary: 'From $3', endsAt: '2020-01-01', title: 'x' },
    ],
    [
      'words that agree',
      SPECIAL,
      { endsAt: '2026-11-30' },
      { endsAt: '2026-12-31', terms: 'until 31 December 2026' },
    ],
  ])('not about %s', (_, entry, before, after) => {
    expect(words(entry, before, after)).toEqual([]);
  });

  it('with the field that it is about', () => {
    const [question] = asked(
      { folder: 'vehicles', id: 'x' },
      { grades: [{ fromPrice: 30000 }] },
      { grades: [{ fromPrice: 3000 }] },
    );
    expect(question?.field).toBe('grades[0].fromPrice');
  });
});
