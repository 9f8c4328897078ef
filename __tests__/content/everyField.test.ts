import '../support/content/productionReact';

import type { ContentSource } from '../../generate/content/contentSource';
import { RATE_NAMES } from '../../src/domain/finance/financeFields';
import { WEEKDAYS } from '../../src/domain/openingHours';
import { type Change, changesOf, contractFields } from '../support/content/contractFields';
import { dealershipSource } from '../support/content/dealershipSource';
import { editorFields } from '../support/content/editorFields';
import { askedFields, screenOf } from '../support/content/fieldScreens';

jest.mock('gatsby', () => jest.requireActual('../support/content/renderedSite').gatsbyOnServer);
// A window with room for the filters beside the results.
jest.mock('../../src/components/search/filterPanel/useIsWide', () => ({ useIsWide: () => true }));
jest.mock('../../src/components/search/filterPanel/useFilterPanel', () => {
  const { FilterPanel } = jest.requireActual('../../src/components/search/filterPanel/FilterPanel');
  return { useFilterPanel: () => jest.requireActual('react').createElement(FilterPanel) };
});
// A shopper who comes a minute after the build.
jest.mock('../../src/components/ui/visit/useClock', () => ({
  useClock: () => undefined,
  useNow: (builtAt: number) => builtAt + 60_000,
}));

/** A field that staff cannot type, that no query asks for, or that no screen shows; and why that is right. */
interface Exception {
  readonly field: string;
  readonly lacks: 'editor' | 'query' | 'screen';
  readonly because: string;
}

const except =
  (lacks: Exception['lacks'], because: string) =>
  (...fields: readonly string[]): readonly Exception[] =>
    fields.map((field) => ({ field, lacks, because }));

const EXCEPTIONS: readonly Exception[] = [
  ...except(
    'editor',
    'It is the name of the file.',
  )(
    ...['Assurance', 'DealerSpecial', 'Location', 'Page', 'Post', 'TeamMember', 'Vehicle'].map(
      (type) => `${type}.id`,
    ),
  ),
  ...except('editor', 'The form has a field for each day of the week.')(
    'DayHours.weekday',
    'DayHours.periods',
  ),
  ...except(
    'editor',
    'The form has a field for each of the four notes.',
  )(...['number', 'kind', 'html'].map((name) => `Disclaimer.${name}`)),
  ...except('editor', 'Staff choose a kind of special; the endpoint answers with all of that kind.')(
    'SpecialsBlock.brandSpecials',
    'SpecialsBlock.dealerSpecials',
  ),
  ...except('editor', 'Staff choose a category; the endpoint answers with its posts.')('PostsBlock.posts'),
  ...except('editor', 'Staff type the category of a post as one text.')('Category.name', 'Category.slug'),
  ...except('editor', 'The endpoint counts it.')('Post.readingMinutes'),
  ...except('editor', 'Staff drag the items of a list.')(
    'FilterItem.position',
    'SortOption.position',
    'StockFilterGroup.position',
  ),
  ...except('editor', 'It is the body type of the vehicle itself.')('VehicleDisplayFields.bodyType'),

  ...except(
    'query',
    'The endpoint sorts by it.',
  )(
    ...[
      'Assurance',
      'BrandSpecial',
      'DealerSpecial',
      'FilterItem',
      'Location',
      'StockFilterGroup',
      'TeamMember',
      'Vehicle',
    ].map((type) => `${type}.position`),
  ),
  ...except('query', 'The number of a note says as much.')('Disclaimer.kind'),
  ...except('query', 'Nothing refers to an assurance.')('Assurance.id'),

  ...except(
    'screen',
    'It tells entries apart.',
  )(...['DealerSpecial', 'FilterItem', 'StockFilterGroup', 'Vehicle'].map((type) => `${type}.id`)),
  ...except('screen', 'It opens a mail: __tests__/enquiries/alerts.test.ts.')(
    'Site.alertConfirmation',
    'Site.alertIntro',
  ),
  ...except('screen', 'It is for the server and its mails: __tests__/enquiries/visits.test.ts.')(
    'Department.visitsAtOnce',
    'Department.visitNote',
  ),
  ...except('screen', 'It joins words of the feed before there are pages: __tests__/generate/feed/mapping.')(
    'FilterSettings.feedWords',
    ...['field', 'name', 'feedWords'].map((name) => `FeedWords.${name}`),
  ),
  ...except('screen', 'It names equipment of the stock: __tests__/search/toIndexRecord.test.ts.')(
    'FilterSettings.equipment',
    ...['name', 'value'].map((name) => `EquipmentKind.${name}`),
  ),
  ...except(
    'screen',
    'It chooses among facts that the stock must have: __tests__/components/stockTypes.test.tsx.',
  )('FilterSettings.cardFacts'),
  ...except(
    'screen',
    'Shoppers ask for the figure that it is part of: __tests__/components/price/priceToPay.test.tsx.',
  )(
    'Site.onRoadFees',
    ...['state', 'from', 'until', 'source', 'transfer', 'registration', 'plates', 'insurance'].map(
      (name) => `OnRoadFees.${name}`,
    ),
    ...['maxCylinders', 'maxTareMass', 'maxEngineSize', 'isDiesel', 'isElectric', 'isGoods', 'dollars'].map(
      (name) => `RegistrationFee.${name}`,
    ),
  ),
  ...except('screen', 'It widens what typed words find: __tests__/search/words.')(
    'Site.searchSynonyms',
    'SearchSynonyms.filter',
    'SearchSynonyms.words',
  ),
  ...except(
    'screen',
    'It says how to read a price whose row does not: __tests__/domain/stock/parseStockItem.test.ts.',
  )('Site.priceTypes', ...['new', 'demo', 'used'].map((name) => `PriceTypeDefaults.${name}`)),
  ...except(
    'screen',
    'The form shows it once a reservation is sent: __tests__/browser/enquiries.test.ts.',
  )('Site.reservationPaymentUrl'),
];

/** Fields of the editor's forms that the contract does not have under that name. */
const STRANGERS: Readonly<Record<string, string>> = {
  'Site.specialDays': 'They are part of the special days of every department and location.',
  'SpecialsBlock.kind': 'It chooses the specials of the block.',
  ...Object.fromEntries(
    ['BrandSpecial', 'DealerSpecial', 'Page', 'Post'].map((type) => [
      `${type}.draft`,
      'The endpoint leaves drafts out of a build.',
    ]),
  ),
  'DealerSpecial.vehType': 'It chooses the interest rate of a repayment in the words.',
  'PostsBlock.category': 'It chooses the posts of the block.',
  'TeamBlock.department': 'It chooses the members of the block.',
  ...Object.fromEntries(WEEKDAYS.map((day) => [`DayHours.${day}`, 'The contract has a list of seven days.'])),
  ...Object.fromEntries(
    ['driveAway', 'egc', 'poa', 'repayment'].map((kind) => [
      `Disclaimer.${kind}`,
      'The contract has a list of four notes.',
    ]),
  ),
};

/** What must hold for a field to have an effect. */
const GIVEN: Readonly<Record<string, readonly (readonly [field: string, change: Change])[]>> = {
  // An amount wins over a percentage.
  'FinanceSettings.repaymentDepositPercentage': [['FinanceSettings.repaymentDepositAmount', () => null]],
  // There must be a fee.
  'FinanceSettings.dealerFeeIsCreditFee': [['FinanceSettings.repaymentDealerFee', () => 900]],
  // Its own rate wins over the default. A published comparison rate belongs to its interest rate.
  'InterestRates.default': [['InterestRates.used', () => null]],
  'ComparisonRates.default': [['InterestRates.used', () => null]],
  // A published total belongs to the default rate.
  'FinanceSettings.totalPayableAmount': [['InterestRates.used', () => null]],
};

/** Changes of fields whose value must suit the values beside it. */
const OWN_CHANGES: Readonly<Record<string, readonly Change[]>> = {
  // A comparison rate is above its interest rate.
  'FinanceSettings.comparisonRate': [() => Object.fromEntries(RATE_NAMES.map((name) => [name, 20]))],
  ...Object.fromEntries(RATE_NAMES.map((name) => [`ComparisonRates.${name}`, [() => 20]])),
  'FilterItem.type': [(value) => (value === 'list' ? 'select' : value)],
  'FilterItem.field': [(value) => (value === 'vehType' ? 'make' : value)],
};

const lacking = (lacks: Exception['lacks']): readonly string[] =>
  EXCEPTIONS.filter((one) => one.lacks === lacks)
    .map(({ field }) => field)
    .sort();

/** Christmas Eve: a special day of the test dealership, while its offers are in force. */
const NOW = Date.parse('2026-12-24T00:00:00Z');

const fields = contractFields();
const names = (found: readonly { readonly name: string }[]): readonly string[] =>
  found.map(({ name }) => name).sort();

let source: ContentSource;
beforeAll(async () => {
  source = await dealershipSource(NOW);
}, 60_000);

describe('every field of the content contract', () => {
  it('has a field in the content editor', () => {
    const { offered } = editorFields();
    const missing = names(fields.filter(({ name }) => !offered.has(name)));
    expect(
      missing
        .filter((name) => !lacking('editor').includes(name))
        .map((name) => `${name}: staff cannot type it`),
    ).toEqual([]);
    expect(
      lacking('editor')
        .filter((name) => !missing.includes(name))
        .map((name) => `${name}: staff can type it`),
    ).toEqual([]);
  });

  it('has, from the content editor, all that staff can type', () => {
    expect([...editorFields().strangers].sort()).toEqual(Object.keys(STRANGERS).sort());
  });

  it('is asked for by a query', () => {
    const missing = names(fields.filter(({ name }) => !askedFields.has(name)));
    expect(
      missing
        .filter((name) => !lacking('query').includes(name))
        .map((name) => `${name}: no query asks for it`),
    ).toEqual([]);
    expect(
      lacking('query')
        .filter((name) => !missing.includes(name))
        .map((name) => `${name}: a query asks for it`),
    ).toEqual([]);
  });

  it('shows on a screen, whose HTML or head changes with its value', async () => {
    const faults: string[] = [];
    for (const one of fields) {
      const isExcepted = lacking('screen').includes(one.name);
      // That no screen at all shows an excepted field takes longest to see.
      if (!askedFields.has(one.name) || (isExcepted && !process.env.DEEP)) continue;
      const screen = await screenOf(one.name, source, {
        now: NOW,
        given: GIVEN[one.name] ?? [],
        changes: OWN_CHANGES[one.name] ?? changesOf(one.field),
      });
      if (screen === undefined && !isExcepted) faults.push(`${one.name}: asked for, but no screen shows it`);
      if (screen !== undefined && isExcepted) faults.push(`${one.name}: ${screen} shows it`);
    }
    expect(faults).toEqual([]);
  }, 900_000);

  it('is in the list of exceptions only under a name that the contract has', () => {
    const known = names(fields);
    expect(EXCEPTIONS.filter(({ field }) => !known.includes(field))).toEqual([]);
  });
});
