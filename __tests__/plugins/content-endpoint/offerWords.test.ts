import { describeContentFaults } from '../../../plugins/content-endpoint/contentFault';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { comparisonRateFor } from '../../../src/domain/finance/comparisonRate';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { repaymentForPrice } from '../../../src/domain/finance/repaymentForPrice';
import { credit } from '../../../src/locales/en-AU/credit';
import { inventedContent, markdownFile, picture, special, stringify } from './inventedContent';

const OFFER = { title: 'Offer', summary: 'An offer.', terms: 'Terms.', picture, position: 1 };
const FINANCE = {
  enabled: true,
  lenderName: 'Possum & Co',
  lenderLicenceNumber: '788214',
  repaymentInterestRate: { default: 11.94, new: 8.49, used: 10.49 },
  repaymentTerm: 60,
  repaymentTerms: [36, 60],
  repaymentFrequency: 'week',
  repaymentEstablishFee: 395,
};

async function load(files: Readonly<Record<string, string>>) {
  const folders = await inventedContent({ 'settings/finance.yml': stringify(FINANCE), ...files });
  try {
    return await loadContent(folders);
  } finally {
    await folders.dispose();
  }
}

/** The faults of an offer of the dealer, one text each. */
async function faultsOf(fields: object, body?: string): Promise<readonly string[]> {
  const loaded = await load({ 'dealer-specials/offer.md': markdownFile({ ...OFFER, ...fields }, body) });
  if (loaded.kind === 'ok') return [];
  const lines = describeContentFaults(loaded.fault).split('\n').slice(1, -1);
  return lines.map((line) => line.trim().replace('content/dealer-specials/offer.md: ', ''));
}

describe('The words of an offer', () => {
  it('name its figures: money, the last day in the dealership’s time zone', async () => {
    const loaded = await load({
      'brand-specials/bonus.md': markdownFile(
        {
          ...special,
          title: 'Wattle for {price}',
          summary: 'Was {wasPrice}, now {price}, until {endDate}.',
          terms: 'Until {endDate}.',
          price: 24990,
          wasPrice: 26990.5,
          priceType: 'driveAway',
        },
        '**{ price }** drive away.',
      ),
    });
    expect(loaded).toMatchObject({
      kind: 'ok',
      value: {
        brandSpecials: [
          {
            title: 'Wattle for $24,990',
            summary: 'Was $26,990.50, now $24,990, until 31 March 2030.',
            html: '<p><strong>$24,990</strong> drive away.</p>\n',
            terms: '<p>Until 31 March 2030.</p>\n',
          },
        ],
      },
    });
  });

  it.each([
    ['New', 8.49],
    ['Used', 10.49],
    ['Demo', 11.94],
  ] as const)(
    'state the repayment of a %s vehicle with both rates, the lender with its licence, and the warning',
    async (vehType, rate) => {
      const loaded = await load({
        'dealer-specials/offer.md': markdownFile({ ...OFFER, price: 24990, vehType }, 'Or {repayment}.'),
      });
      const settings = parseFinanceSettings(FINANCE);
      if (settings.kind === 'err' || loaded.kind === 'err') throw new Error('The content has faults.');
      const quote = repaymentForPrice(24990, vehType, settings.value, {});
      const comparison = comparisonRateFor(settings.value, vehType);
      expect(loaded.value.dealerSpecials[0]?.html).toBe(
        `<p>Or $${quote.kind === 'ok' && quote.value.kind === 'repayment' && quote.value.displayed} a week at ${rate}% p.a., ` +
          `comparison rate ${comparison.kind === 'ok' && comparison.value.toFixed(2)}% p.a., over 60 months.</p>\n` +
          `<p>Credit is provided by Possum &amp; Co, Australian credit licence 788214, to approved applicants only. ${credit.notices.join(' ')}</p>\n`,
      );
    },
  );

  it('are at fault, by file and field, where they name what is unknown or left out', async () => {
    const names = '{price}, {wasPrice}, {endDate}, {repayment}';
    expect(
      await faultsOf(
        { title: '{prise}', summary: 'From {price} until {endDate}', terms: '{wasPrice} {Price}' },
        '{repayment}',
      ),
    ).toEqual([
      'summary: {endDate} needs the field endsAt',
      'summary: {price} needs the field price',
      `terms: {Price} is not one of ${names}`,
      'terms: {wasPrice} needs the field wasPrice',
      'the text below the front matter: {repayment} needs the field price',
      `title: {prise} is not one of ${names}`,
    ]);
  });

  it('state no repayment where its warning has no room, or where it cannot be worked out', async () => {
    expect(await faultsOf({ price: 24990, vehType: 'New', summary: 'From {repayment}' })).toEqual([
      'summary: {repayment} belongs in the offer’s text or its terms, where there is room for the warning about rates',
    ]);
    expect(await faultsOf({ price: 24990 }, '{repayment}')).toEqual([
      'the text below the front matter: {repayment} needs the field vehType, which says whose interest rate holds',
    ]);
    const off = await load({
      'settings/finance.yml': stringify({ ...FINANCE, enabled: false }),
      'dealer-specials/offer.md': markdownFile({ ...OFFER, price: 24990, vehType: 'New' }, '{repayment}'),
    });
    expect(off).toMatchObject({
      fault: [
        { reason: '{repayment} cannot be worked out: repayments are switched off in settings/finance' },
      ],
    });
  });

  it('compare a price with a higher one alone', async () => {
    const reason = 'wasPrice: must be more than the price, which must be there too';
    expect(await faultsOf({ wasPrice: 100 })).toEqual([reason]);
    expect(await faultsOf({ price: 100, wasPrice: 100 })).toEqual([reason]);
    expect(await faultsOf({ price: 100, wasPrice: 100.5 })).toEqual([]);
  });
});
