import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import type { StockType } from '../../../../src/domain/stock/stockTypes';
import { buildVocabulary } from '../../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../../support/okValue';

/** The finance settings of a small invented dealership, as content has them. */
export const FINANCE = {
  enabled: true,
  lenderName: 'Example Finance',
  lenderLicenceNumber: null as string | null,
  repaymentInterestRate: { default: 11.94, new: 8.49, demo: 8.99, used: 10.49 },
  comparisonRate: { default: null, new: null, demo: null, used: null },
  repaymentTerm: 60,
  repaymentTerms: [12, 24, 36, 48, 60, 72, 84],
  repaymentFrequency: 'week',
  affordAmount: 170,
  repaymentDepositPercentage: null,
  repaymentDepositAmount: 0,
  repaymentBalloonPercentage: 0,
  repaymentBalloonAmount: null,
  repaymentEstablishFee: 395,
  repaymentOtherFee: 0,
  repaymentDealerFee: 0,
  feesFinanced: true,
  dealerFeeIsCreditFee: false,
  purchaseAmount: null,
  repaymentPeriodMonths: null,
  totalPayableAmount: null,
};

/** What pages ask content for themselves: words and terms, no figure is made of them. */
const words = ({ lenderName, lenderLicenceNumber, repaymentTerms }: typeof FINANCE) => ({
  lenderName,
  lenderLicenceNumber,
  repaymentTerms,
});

/** As the build gives the settings to pages. */
const dealerSettings = (finance: typeof FINANCE) => ({
  finance: finance.enabled ? okValue(parseFinanceSettings(finance)) : null,
  filterGroups: [],
  cardFacts: null,
});

/** What the static queries of a small invented dealership give. */
export const inventedSite = {
  site: { buildTime: '2030-01-01T00:00:00.000Z' },
  searchEngine: { hosted: null },
  dealerSettings: dealerSettings(FINANCE),
  stockVocabulary: {
    budgetCounts: { New: 7, Demo: 9, Used: 21 },
    words: buildVocabulary([{ make: 'Example', model: 'One' }], {
      stockType: 'cars',
      newVehiclesUrl: null,
      demoVehiclesUrl: null,
      usedVehiclesUrl: null,
    }),
  },
  content: {
    locations: [],
    assurances: [],
    site: {
      dealershipName: 'Example Cars',
      dealershipStockType: 'cars' as StockType,
      licenceNumber: '1',
      phone: '02 5550 0000',
      address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
      timeZone: 'Australia/Sydney',
      departments: [],
      searchSynonyms: [],
      onRoadFees: [],
      disclaimers: [],
    },
    finance: words(FINANCE),
    filters: { bodyTypes: [] },
  },
};

/** The invented dealership with other finance settings. */
export const siteWithFinance = (finance: typeof FINANCE): typeof inventedSite => ({
  ...inventedSite,
  dealerSettings: dealerSettings(finance),
  content: { ...inventedSite.content, finance: words(finance) },
});
