import { formatKilometres, formatPrice } from '../../domain/formatNumber';
import { eachFact, type FactName, factAmount } from '../../domain/stock/stockFacts';
import type { SearchState } from '../searchState';
import { PRICE_RANGE } from './budgetUrl';
import type { Filter, FilterTable } from './filterKind';
import { condition, labelled, list, listOfAll, make, model } from './list';
import { budget, flag, keywords, maximum, page, range, sortBy, statedTerms, unread } from './oneValue';

/** The filters of `STOCK_FACTS`. The key of a fact is its parameter in an address and its attribute in the index. */
const FACTS = eachFact((fact, name) => {
  const row = { parameter: name, attribute: name };
  if (fact.holds === 'number')
    return range({
      ...row,
      inTenths: fact.step < 1,
      what: fact.label.toLowerCase(),
      words: (value) => factAmount(fact, value),
    });
  return fact.holds === 'link'
    ? flag({ ...row, words: fact.label })
    : list({ ...row, lead: 'with', words: (value) => `${value} ${fact.label.toLowerCase()}` });
}) as Pick<FilterTable, FactName>;

/**
 * Every key of the search state, in the order of an address. The address, the engine's question, the chips and the counts
 * all follow from this table: a new filter of a known kind is one row here and one field in `SearchState`; a
 * fact of stock needs neither (`STOCK_FACTS`). A filter may
 * depend on those above it (`BlockContext.above`): a model on its make, stated terms on the budget.
 */
const FILTERS = {
  vehType: condition({ parameter: 'vehicleType', attribute: 'vehType' }),
  make: make({ parameter: 'make', attribute: 'make' }),
  model: model({ parameter: 'model', attribute: 'model' }),
  badge: list({ parameter: 'badge', attribute: 'badge' }),
  keywords: keywords({ parameter: 'keywords', alias: 'query' }),
  unread: unread({ parameter: 'unread' }),
  bodyType: labelled({ parameter: 'bodyType', attribute: 'bodyType' }),
  kilometresMax: maximum({ parameter: 'kilometresMax', attribute: 'odometer', words: formatKilometres }),
  priceRange: range({ parameter: PRICE_RANGE, attribute: 'price', words: formatPrice }),
  yearRange: range({ parameter: 'yearRange', attribute: 'year', words: String }),
  transmissionType: list({ parameter: 'transmissionType', attribute: 'transmissionType' }),
  special: flag({ parameter: 'special', alias: 'specials', attribute: 'featured', words: 'Special' }),
  reduced: flag({ parameter: 'reduced', attribute: 'reduced', words: 'Reduced' }),
  fuelType: list({ parameter: 'fuelType', attribute: 'fuelType' }),
  colour: list({ parameter: 'colour', attribute: 'colour', lead: 'in' }),
  seats: list({ parameter: 'seats', attribute: 'seats', lead: 'with', words: (seats) => `${seats} seats` }),
  location: list({ parameter: 'location', attribute: 'location.name', lead: 'at' }),
  dealer: list({ parameter: 'dealer', attribute: 'dealer', lead: 'from' }),
  tags: list({ parameter: 'tags', attribute: 'tags', lead: 'with' }),
  equipment: listOfAll({ parameter: 'equipment', attribute: 'fittedWith', lead: 'with' }),
  brandCertified: flag({
    parameter: 'brandCertified',
    attribute: 'brandCertified',
    words: 'Brand Certified',
  }),
  ...FACTS,
  budget,
  statedTerms,
  sortBy: sortBy({ parameter: 'sortBy' }),
  page: page({ parameter: 'page' }),
} satisfies FilterTable;

export const ALL_FILTERS: readonly Filter[] = Object.entries(FILTERS).map(([key, filter]) => ({
  ...(filter as Omit<Filter, 'key'>),
  key: key as keyof SearchState,
}));

/** The filter for an attribute of the index. Keywords have no attribute; they go by their own name. */
export const filterOf = (field: string): Filter | undefined =>
  ALL_FILTERS.find(({ attribute, key }) => (attribute ?? key) === field);

/** All parameters that are ours. Any other parameter of an address is passed on unchanged. */
export const OWN_PARAMETERS: ReadonlySet<string> = new Set(
  ALL_FILTERS.flatMap(({ parameters, aliases = [] }) => [...parameters, ...aliases]),
);
