import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { comparisonBelowInterest } from '../../src/domain/finance/comparisonBelowInterest';
import { formatPrice } from '../../src/domain/formatNumber';
import { centsToDollars } from '../../src/domain/money';
import { locationKey } from '../../src/domain/stock/locationKey';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { ownerFieldsOf } from '../../src/domain/stock/typeWords';
import { daysBetween } from '../../src/domain/wallClock';
import { type BuiltPage, placeOf, type TextBlock } from './builtPage';
import type { CheckedSite } from './readSite';
import { unknownPrice, unknownReduction } from './statedPrices';

/** What one part of a rule found: the place inside the file, and the words if there are any. */
export interface Finding {
  readonly field: string;
  readonly text?: string;
  /** Overrides the rule's reason where the rule has several. */
  readonly reason?: string;
}

/** Where a text is: in which file, of which site, checked on which day (`2026-11-26`). */
export interface TextContext {
  readonly file: string;
  readonly site: CheckedSite;
  readonly today: string;
}

/** A rule of advertising, and where it comes from. */
export interface Rule {
  readonly id: string;
  /** Completes a sentence that begins with the place: `is not the whole price`. */
  readonly reason: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The dealer may decide that an exception is lawful, in writing. Without it, a fault must be mended. */
  readonly decides?: true;
  /** Words that no text may have: pages, content files and the words of the feed. */
  readonly words?: RegExp;
  /** A paragraph that also has these words is allowed. */
  readonly unless?: RegExp;
  /** Finds such words in a text where that takes more than an expression. */
  readonly text?: (text: string, where: TextContext) => RegExpExecArray | undefined;
  readonly page?: (page: BuiltPage, site: CheckedSite) => readonly Finding[];
  readonly item?: (item: StockItem, site: CheckedSite) => readonly Finding[];
  readonly entry?: (file: RawFile, site: CheckedSite) => readonly Finding[];
}

const ACL = (section: string) => ({
  name: `Australian Consumer Law, ${section} (Competition and Consumer Act 2010, Schedule 2)`,
  url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
});
const NSW_ADS = {
  name: 'NSW Fair Trading: Motor dealer advertisements (Motor Dealers and Repairers Act 2013 and Regulation 2014)',
  url: 'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/motor-dealer-advertisements',
};
const LICENCE_REGISTER = {
  name: 'Australian Business Licence and Information Service: the motor dealer licence of each state',
  url: 'https://ablis.business.gov.au/',
};
const VICTORIA = {
  name: 'Consumer Affairs Victoria: Self-assessment checklist for motor car traders (Motor Car Traders Act 1986)',
  url: 'https://www.consumer.vic.gov.au/businesses/licensed-businesses/motor-car-traders/running-your-business/self-assessment-checklist',
};
const CREDIT_CODE = {
  name: 'National Credit Code, Part 10: Comparison rates (National Consumer Credit Protection Act 2009, Schedule 1)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest/text',
};
const CREDIT_REGULATIONS = {
  name: 'National Consumer Credit Protection Regulations 2010, Part 7-1: warnings about comparison rates',
  url: 'https://www.legislation.gov.au/F2010L00301/latest/text',
};
const ASIC_ADS = {
  name: 'ASIC Regulatory Guide 234: Advertising financial products and services (including credit)',
  url: 'https://asic.gov.au/regulatory-resources/find-a-document/regulatory-guides/rg-234-advertising-financial-products-and-services-including-credit-good-practice-guidance/',
};
const ACCC_PRICES = {
  name: 'ACCC: Price displays',
  url: 'https://www.accc.gov.au/consumers/pricing/price-displays',
};
const ANCAP = { name: 'ANCAP: use of safety ratings in advertising', url: 'https://www.ancap.com.au/' };

/** An amount of a vehicle: from $5,000. */
const VEHICLE_AMOUNT = /\$\s?(?:[5-9]|\d{2,3}),\d{3}\b/;
/** An amount next to these words is a saving, a former price or a limit of a search. */
const NOT_A_PRICE = /\b(?:save|saves|was|bonus|up to|under|below|less than|over)\b[^.|\n]{0,60}/gi;
const DRIVE_AWAY = /drive[- ]?away/i;
const RATE =
  /\d(?:\.\d+)?\s?(?:%|per cent)[*_\s]*(?:p\.?\s?a\b|per annum|per year|a year|fixed\b|interest\b|finance\b)|\b(?:interest|annual|finance|loan|percentage) rates?\b[^.!?]{0,60}?\d(?:\.\d+)?\s?[*_]*(?:%|per cent)/i;
const COMPARISON = /comparison rates?/i;
const COMPARISON_FIGURE =
  /comparison rates?\b[^.!?]{0,24}\d|\d\s?%[*_\s]*(?:p\.?\s?a\.?)?\s*comparison rate/i;
/** An interest rate and the comparison rate that is stated for it. */
const BOTH_RATES =
  /(\d+(?:\.\d+)?)\s?(?:%|per cent)[^%\d]{0,40}comparison rates?[^%\d]{0,24}(\d+(?:\.\d+)?)\s?(?:%|per cent)/gi;
/** Words about the shopper's own budget, which offer nothing. */
const BUDGET =
  /\bwhat (?:can|could) (?:i|you) (?:get|spend|afford)|\bcan (?:you|i) (?:spend|afford|pay)\b|^for \$[\d,.]+ a \w+, .* up to \$|\bat up to \$/i;
const REPAYMENT =
  /\$\s?\d[\d,.]*[*_\s]*(?:a|per|each|\/|p\/|p)\s?(?:week|fortnight|month|w\b|f\b|m\b|wk\b|pw\b)|\$\s?\d[\d,.]*[*_\s]*(?:pw|weekly|fortnightly|monthly)\b/i;
const STARS = /\b(?:five|four|three|[1-5])[- ]stars?\b/i;
const YEAR = /\b20\d\d\b/;

const main = (page: BuiltPage): readonly TextBlock[] => page.blocks.filter(({ area }) => area === 'main');
const words = (page: BuiltPage): string => page.blocks.map(({ text }) => text).join('\n');
const letters = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
const digits = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();
/** A comparison rate with its figure, if the page states one. */
const statedRate = (page: BuiltPage): readonly Finding[] => {
  const rate = main(page).find(({ text }) => COMPARISON.test(text) && RATE.test(text));
  return rate ? [{ field: placeOf(rate), text: rate.text }] : [];
};
/** What the footer of a page with words lacks. */
const footerWithout = (page: BuiltPage, isNamed: boolean): readonly Finding[] =>
  main(page).length > 0 && !isNamed ? [{ field: 'footer' }] : [];
const stateOf = (item: StockItem, { dealership }: CheckedSite): string =>
  dealership.yards.get(locationKey(item.location?.name ?? '')) ?? dealership.state;

/** The form of a motor dealer licence number, with an example, where a state has one. */
const LICENCES: Readonly<Record<string, { readonly form: RegExp; readonly example: string }>> = {
  NSW: { form: /^MD\s?\d{3,6}$/i, example: 'MD 12345' },
  VIC: { form: /^LMCT\s?\d{2,6}$/i, example: 'LMCT 12345' },
  WA: { form: /^MD\s?\d{3,6}$/i, example: 'MD 12345' },
  SA: { form: /^MVD\s?\d{3,7}$/i, example: 'MVD 123456' },
  QLD: { form: /^\d{5,9}$/, example: '1234567' },
};

/** How many days a price must have been shown before another may be compared with it. */
const MIN_DAYS_SHOWN = 7;

/** Whether the published history has the price of before a special, for long enough. */
function isProved(item: StockItem, { history }: CheckedSite): boolean {
  const prices = history?.items.find(({ id }) => id === item.id)?.prices ?? [];
  return prices.some(
    ({ day, cents }, at) =>
      cents !== undefined &&
      item.price !== undefined &&
      cents >= item.price &&
      daysBetween(day, prices[at + 1]?.day ?? history?.latest ?? day) >= MIN_DAYS_SHOWN,
  );
}

const isSpecial = ({ file }: RawFile): boolean => /\/(brand|dealer)-specials\//.test(file);

/** What the law asks of a dealer's advertising in Australia, where a program can see it. It is not legal advice. */
export const AUSTRALIAN_RULES: readonly Rule[] = [
  {
    id: 'on-road-costs',
    reason: 'names “on-road costs”; state the drive-away price, or name each charge',
    source: NSW_ADS,
    words:
      /\bon[- ]?roads?[- ](?:costs?|charges?|fees?)\b|(?:\bplus|\+|&)\s*on[- ]?roads?\b|(?:\bplus|\+)\s*orcs?\b/i,
  },
  {
    id: 'part-of-a-price',
    reason: 'states a part of the price; the whole price must be stated as prominently',
    source: ACL('section 48'),
    words:
      /\$\s?\d[\d,]*[^.;!?|]{0,24}?(?:\bplus\b|\+|\bexcl(?:\.|uding|udes)?|\bbefore\b|\bexclusive of\b)\s*(?:the\s+)?(?:gst|dealer|delivery|stamp|duty|gov|government|rego|registration|ctp|fees|charges|taxes|transfer|on[- ]?road)/i,
  },
  {
    id: 'no-more-to-pay',
    reason: 'promises that nothing is added, without a drive-away price beside it',
    source: ACL('sections 29(1)(i) and 48'),
    words: /\b(?:no|nothing) (?:more|extra|else) to pay\b|\bno hidden (?:fees|costs|charges)\b/i,
    unless: DRIVE_AWAY,
  },
  {
    id: 'drive-away-for-new',
    reason: 'is not drive away, as the price of a new vehicle or a demonstrator must be',
    source: ACL('section 48'),
    item: ({ vehType, priceType, status }) =>
      vehType !== 'Used' && priceType === 'egc' && status !== 'sold' ? [{ field: 'priceType' }] : [],
    entry: ({ file, data }) =>
      file.includes('/vehicles/') && Array.isArray(data.grades)
        ? (data.grades as readonly { readonly priceType?: string }[]).flatMap(({ priceType }, at) =>
            priceType === 'egc' ? [{ field: `grades[${at}].priceType` }] : [],
          )
        : [],
  },
  {
    id: 'drive-away-for-used',
    reason: 'leaves out government charges, which a dealer can work out for a buyer in its own state',
    source: ACL('section 48'),
    decides: true,
    item: (item, site) =>
      item.vehType === 'Used' &&
      item.priceType === 'egc' &&
      item.status !== 'sold' &&
      stateOf(item, site) !== 'VIC'
        ? [{ field: 'priceType' }]
        : [],
  },
  {
    id: 'victoria-total-price',
    reason: 'is for sale in Victoria without its total price, with transfer fee, stamp duty and registration',
    source: VICTORIA,
    item: (item, site) =>
      item.priceType === 'egc' && item.status !== 'sold' && stateOf(item, site) === 'VIC'
        ? [{ field: 'priceType' }]
        : [],
  },
  {
    id: 'special-drive-away',
    reason: 'states the price of a vehicle without “drive away”',
    source: ACL('section 48'),
    entry: (file) =>
      isSpecial(file)
        ? [
            ...(['title', 'summary'] as const).map(
              (field) => [field, String(file.data[field] ?? '')] as const,
            ),
            ['text', file.body] as const,
          ]
            .filter(
              ([, text]) => VEHICLE_AMOUNT.test(text.replace(NOT_A_PRICE, '')) && !DRIVE_AWAY.test(text),
            )
            .map(([field, text]) => ({ field, text: VEHICLE_AMOUNT.exec(text)?.[0] ?? '' }))
        : [],
  },
  {
    id: 'price-note',
    reason: 'shows a price whose note is not on the page',
    source: ACL('section 29(1)(i)'),
    page: (page, { country }) =>
      (['driveAway', 'egc'] as const).flatMap((type) => {
        const { label, note } = country.locale.prices[type];
        const priced = main(page).find(({ text }) => text.includes(`${label} note ${note}`));
        return priced && !page.ids.has(`note-${note}`) ? [{ field: placeOf(priced), text: priced.text }] : [];
      }),
  },
  {
    id: 'was-price',
    reason: 'is compared with a price that the site’s history does not show for a week before',
    source: { ...ACCC_PRICES, name: `${ACCC_PRICES.name}, “was” and “now” prices` },
    decides: true,
    item: (item, site) =>
      item.specialPrice !== undefined &&
      item.price !== undefined &&
      item.status !== 'sold' &&
      item.priceType !== 'poa' &&
      !isProved(item, site)
        ? [{ field: 'price', text: `was ${formatPrice(centsToDollars(item.price))}` }]
        : [],
  },
  {
    id: 'was-in-words',
    reason:
      'compares with a price that nothing on the site had; give the price before and the price now to the item or the offer itself',
    source: { ...ACCC_PRICES, name: `${ACCC_PRICES.name}, “was” and “now” prices` },
    decides: true,
    text: (text, { site }) => unknownReduction(text, site),
  },
  {
    id: 'price-in-words',
    reason:
      'prices a vehicle as nothing in stock, in the range or among the offers is priced; correct it, or take it down',
    source: ACL('sections 29(1)(i) and 35'),
    decides: true,
    text: (text, { site }) => unknownPrice(text, site),
  },
  {
    id: 'was-above-now',
    reason: 'has a special price that is not below its price',
    source: ACL('section 29(1)(i)'),
    item: ({ price, specialPrice }) =>
      specialPrice !== undefined && price !== undefined && specialPrice >= price
        ? [{ field: 'specialPrice' }]
        : [],
  },
  {
    id: 'percent-off',
    reason: 'promises a share off without the price that it is taken from',
    source: ACCC_PRICES,
    decides: true,
    words: /\b(?:\d{1,2}\s?(?:%|per cent) off|half[- ]price)\b/i,
    unless: /\b(?:was|from|normally|instead of) \$/i,
  },
  {
    id: 'compared-price',
    reason:
      'compares with a recommended or market price; say whose price it is, and that vehicles sell for it',
    source: ACCC_PRICES,
    decides: true,
    words:
      /\b(?:rrp|mrrp|mlp|recommended retail price|retail value|market value|valued at|worth)\b[^.!?]{0,20}\$\s?\d|\bbelow (?:cost|wholesale|market)\b/i,
  },
  {
    id: 'minimum-trade-in',
    reason: 'promises a minimum for any trade-in, which can hide the price of the vehicle',
    source: ACL('section 29(1)(i)'),
    decides: true,
    words: /\bminimum\b[^.!?]{0,30}\btrade[- ]?in|\$\s?\d[\d,]*\s+(?:minimum|guaranteed)\s+trade/i,
  },
  {
    id: 'rate-without-comparison',
    reason: 'states an interest rate without its comparison rate beside it',
    source: CREDIT_CODE,
    words: RATE,
    unless: COMPARISON_FIGURE,
  },
  {
    id: 'comparison-below-interest',
    reason: 'states a comparison rate below its interest rate, which is a part of it',
    source: CREDIT_REGULATIONS,
    text: (text) =>
      [...text.matchAll(BOTH_RATES)].find(([, interest, both]) => Number(both) < Number(interest)),
    entry: ({ file, data }) =>
      file.endsWith('/settings/finance.yml')
        ? comparisonBelowInterest(data).map(({ name }) => ({ field: `comparisonRate.${name}` }))
        : [],
  },
  {
    id: 'comparison-rate-by-name',
    reason: 'shortens “comparison rate”, which must be named',
    source: CREDIT_CODE,
    words: /\bcomp\.?\s+rates?\b|\d\s?%\s*(?:p\.?a\.?\s*)?\(?CR\b/i,
  },
  {
    id: 'comparison-warning',
    reason:
      'states a comparison rate without the whole warning; add it to disclaimers.repayment in settings/site.yml',
    source: CREDIT_REGULATIONS,
    page: (page, { country }) =>
      letters(words(page)).includes(letters(country.credit.notices[0] ?? '')) ? [] : statedRate(page),
  },
  {
    id: 'comparison-example',
    reason:
      'states a comparison rate without the amount and the term that it is worked out for; add them to disclaimers.repayment in settings/site.yml',
    source: CREDIT_REGULATIONS,
    page: (page) => {
      const hasExample = page.blocks.some(
        ({ text }) =>
          /comparison rate/i.test(text) &&
          /\bloan of \$[\d,]+|\$[\d,]+ over/i.test(text) &&
          /\d+[- ](?:year|month)/i.test(text),
      );
      return hasExample ? [] : statedRate(page);
    },
  },
  {
    id: 'repayment-without-rate',
    reason: 'states a repayment without its interest rate and comparison rate beside it',
    source: ASIC_ADS,
    words: REPAYMENT,
    // What a vehicle costs a week may hold no repayment, and then says so.
    unless: new RegExp(`${COMPARISON_FIGURE.source}|${BUDGET.source}|\\bwithout repayment\\b`, 'i'),
  },
  {
    id: 'credit-licence',
    reason:
      'states a rate and not the lender’s Australian credit licence number; give it in settings/finance.yml: lenderLicenceNumber',
    source: { name: 'National Consumer Credit Protection Act 2009, section 52', url: CREDIT_CODE.url },
    page: (page, { dealership: { lenderLicence } }) =>
      lenderLicence !== undefined && digits(words(page)).includes(digits(lenderLicence))
        ? []
        : statedRate(page),
  },
  {
    id: 'promised-approval',
    reason: 'promises credit before anybody has looked at the borrower',
    source: ASIC_ADS,
    words:
      /\b(?:guaranteed|instant|everyone|everybody|pre)[- ]?(?:finance |loan |credit )?(?:is )?approv(?:al|ed)\b|\bno credit checks?\b|\bbad credit\b[^.!?]{0,20}\b(?:ok|okay|no problem|welcome)\b/i,
    unless: /\b(?:not|never|nobody|no one)\b/i,
  },
  {
    id: 'best-finance',
    reason: 'claims the lowest rate or price of all, which must be provable every day',
    source: ASIC_ADS,
    decides: true,
    words:
      /\b(?:lowest|cheapest|best) (?:finance |interest |loan |car )?(?:rates?|prices?|finance|deals?) (?:in|around|guaranteed|available|anywhere)\b|\bunbeatable (?:price|rate|finance|deal)s?\b|\bbeat any (?:price|quote|deal)\b/i,
  },
  {
    id: 'interest-free',
    reason: 'offers credit without interest; state the comparison rate with every fee in it',
    source: CREDIT_CODE,
    words: /\b(?:interest[- ]free|no interest|0\s?%(?:\s?p\.?a\.?)?\s+(?:finance|interest|p\.?a))/i,
    unless: COMPARISON,
  },
  {
    id: 'dealer-licence',
    reason: 'does not name the motor dealer licence',
    source: NSW_ADS,
    page: (page, { dealership: { licenceNumber } }) =>
      footerWithout(page, digits(words(page)).includes(digits(licenceNumber))),
  },
  {
    id: 'dealer-name',
    reason: 'names neither the licence holder nor the dealership',
    source: NSW_ADS,
    page: (page, { dealership: { legalName, dealershipName } }) =>
      footerWithout(
        page,
        [legalName, dealershipName].some((name) => letters(words(page)).includes(letters(name))),
      ),
  },
  {
    id: 'dealer-phone',
    reason: 'gives no phone number of the dealership',
    source: NSW_ADS,
    page: (page, { dealership: { phone } }) =>
      footerWithout(page, digits(words(page)).includes(digits(phone))),
  },
  {
    id: 'licence-form',
    reason: 'is not a motor dealer licence number of the dealership\u2019s state',
    source: LICENCE_REGISTER,
    decides: true,
    entry: ({ file, data }, { dealership: { state, licenceNumber } }) => {
      const { form = /./, example } = LICENCES[state] ?? {};
      if (!file.endsWith('/settings/site.yml') || form.test(licenceNumber)) return [];
      const named =
        example === undefined
          ? {}
          : { reason: `is not a motor dealer licence number of ${state}, such as ${example}` };
      return [{ field: 'licenceNumber', text: String(data.licenceNumber), ...named }];
    },
  },
  {
    id: 'registration-number',
    reason: 'is advertised with neither registration number nor VIN',
    source: NSW_ADS,
    item: ({ stockType, vehType, status, registrationNumber, vin }) =>
      ownerFieldsOf(stockType).includes('registrationNumber') &&
      vehType !== 'New' &&
      status !== 'sold' &&
      registrationNumber === undefined &&
      vin === undefined
        ? [{ field: 'registrationNumber' }]
        : [],
  },
  {
    id: 'odometer',
    reason: 'is used and has no kilometres, or none that can be true',
    source: NSW_ADS,
    item: ({ vehType, status, odometer, stockType }) =>
      ownerFieldsOf(stockType).includes('odometer') &&
      vehType === 'Used' &&
      status !== 'sold' &&
      odometer === 0
        ? [{ field: 'odometer', text: '0 km' }]
        : [],
  },
  {
    id: 'ancap-year',
    reason: 'is missing beside the ANCAP stars, which need the year of their test',
    source: ANCAP,
    item: ({ ancapRating, ancapYear }) =>
      ancapRating !== undefined && ancapYear === undefined ? [{ field: 'ancapYear' }] : [],
    entry: ({ data }) =>
      [data, ...(Array.isArray(data.grades) ? data.grades : [])].flatMap((one, place) => {
        const name = place === 0 ? 'displayFields' : 'facts';
        const fields = one[name] as Readonly<Record<string, unknown>> | undefined;
        return fields?.ancapRating !== undefined && fields.ancapYear === undefined
          ? [{ field: `${place === 0 ? '' : `grades[${place - 1}].`}${name}.ancapYear` }]
          : [];
      }),
    page: (page) =>
      page.blocks
        .filter(
          ({ text }) => /\bANCAP\b/.test(text) && STARS.test(text) && !YEAR.test(text) && text.length < 1000,
        )
        .map((block) => ({ field: placeOf(block), text: block.text })),
  },
  {
    id: 'safest',
    reason: 'calls a vehicle the safest, which no star rating says',
    source: ANCAP,
    words: /\bsafest (?:car|vehicle|suv|ute|in (?:its|the) class|on the (?:road|market))\b/i,
  },
  {
    id: 'called-new',
    reason: 'is not new and is called new',
    source: ACL('section 29(1)(c)'),
    item: ({ vehType, siteDescription = '', stockName = '' }) =>
      vehType === 'New'
        ? []
        : (
            [
              ['siteDescription', siteDescription],
              ['stockName', stockName],
            ] as const
          ).flatMap(([field, text]) => {
            const found =
              /\b(?:this|a|is|as|it’s|it's) (?:brand[- ]new|as[- ]new)(?= (?:car|vehicle|suv|ute|van|wagon|condition)\b|[.!,])/i.exec(
                text,
              );
            return found ? [{ field, text: found[0] }] : [];
          }),
  },
  {
    id: 'no-refunds',
    reason: 'takes away a guarantee that the law gives every buyer',
    source: ACL('sections 29(1)(m) and 64'),
    words:
      /\bno (?:refunds?|returns?|exchanges?)\b|\bsold as[- ]is\b|\bas[- ]is,? where[- ]is\b|\bno (?:warranty|warranties|guarantees?) (?:given|implied|applies|apply|at all)\b|\ball sales (?:are )?final\b/i,
  },
  {
    id: 'tied-service',
    reason: 'ties a warranty to the dealer’s own workshop',
    source: {
      name: 'ACCC: Motor vehicle sales and repairs, an industry guide to the Australian Consumer Law',
      url: 'https://www.accc.gov.au/about-us/publications/motor-vehicle-sales-repairs-an-industry-guide-to-the-australian-consumer-law',
    },
    words:
      /\b(?:void|voids|lose|loses)\b[^.!?]{0,40}\bwarranty\b[^.!?]{0,50}\b(?:elsewhere|another workshop|other workshops?|independent)\b|\bwarranty (?:is|becomes) void\b[^.!?]{0,40}\b(?:elsewhere|another|independent)\b/i,
    unless: /\b(?:not|never|doesn’t|doesn't|cannot|can’t)\b/i,
  },
  {
    id: 'offer-terms',
    reason: 'is an offer without terms',
    source: ACL('section 29(1)(i)'),
    entry: (file) =>
      isSpecial(file) && String(file.data.terms ?? '').trim() === '' ? [{ field: 'terms' }] : [],
  },
  {
    id: 'offer-end',
    reason: 'is an offer without an end; stock that runs out makes it bait',
    source: ACL('section 35'),
    decides: true,
    entry: (file) =>
      file.file.includes('/brand-specials/') && file.data.endsAt === undefined ? [{ field: 'endsAt' }] : [],
  },
  {
    id: 'green-claims',
    reason: 'makes a broad claim about the environment; say what is measured',
    source: {
      name: 'ACCC: Making environmental claims, a guide for business',
      url: 'https://www.accc.gov.au/about-us/publications/making-environmental-claims-a-guide-for-business',
    },
    words:
      /\bzero[- ]emissions?\b|\bcarbon[- ]neutral\b|\beco[- ]friendly\b|\benvironmentally friendly\b|\b100\s?% green\b/i,
    unless: /\b(?:tailpipe|exhaust)\b/i,
  },
  {
    id: 'testimonial',
    reason: 'is a customer’s opinion without a name',
    source: ACL('section 29(1)(e)'),
    entry: ({ data }) =>
      (Array.isArray(data.blocks) ? (data.blocks as readonly Record<string, unknown>[]) : []).flatMap(
        (block, at) =>
          block.type === 'quote' && String(block.attribution ?? '').trim() === ''
            ? [{ field: `blocks[${at}].attribution` }]
            : [],
      ),
  },
];
