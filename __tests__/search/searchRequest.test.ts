import { SearchParameters } from 'algoliasearch-helper';
import fc from 'fast-check';
import {
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectToggleRefinement,
} from 'instantsearch.js/es/connectors';
import { FACET_VALUES_LIMIT } from '../../src/search/indexRecord';
import {
  CHOSEN_ATTRIBUTES,
  COUNTED_ATTRIBUTES,
  FILTER_ATTRIBUTES,
  NUMBER_ATTRIBUTES,
  queryOf,
  searchParameters,
} from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import { runs } from '../support/runs';
import { searchState, vocabulary } from './arbitraries';

const none = () => undefined;
const FLAGS = COUNTED_ATTRIBUTES.filter((attribute) => !CHOSEN_ATTRIBUTES.includes(attribute));

/** What InstantSearch's own widgets make of a state, told in their own words. */
function byOwnWidgets(state: SearchState): SearchParameters {
  const { query, anyOf = {}, between = {} } = queryOf(state, { vocabulary });
  const escaped = (values: readonly string[]) =>
    values.map((value) => (/^\\*-/.test(value) ? `\\${value}` : value));
  const uiState = {
    ...(query === undefined ? {} : { query }),
    refinementList: Object.fromEntries(CHOSEN_ATTRIBUTES.map((name) => [name, escaped(anyOf[name] ?? [])])),
    range: Object.fromEntries(
      Object.entries(between).map(([name, { min, max }]) => [name, `${min ?? ''}:${max ?? ''}`]),
    ),
    toggle: Object.fromEntries(FLAGS.map((name) => [name, anyOf[name] !== undefined])),
  };
  const widgets = [
    connectSearchBox(none)({}),
    ...CHOSEN_ATTRIBUTES.map((attribute) =>
      connectRefinementList(none)({ attribute, operator: 'or', limit: FACET_VALUES_LIMIT }),
    ),
    ...NUMBER_ATTRIBUTES.map((attribute) => connectRange(none)({ attribute })),
    ...FLAGS.map((attribute) => connectToggleRefinement(none)({ attribute, on: true })),
  ] as unknown as readonly {
    getWidgetSearchParameters(parameters: SearchParameters, of: { uiState: object }): SearchParameters;
  }[];
  return widgets.reduce<SearchParameters>(
    (parameters, widget) => widget.getWidgetSearchParameters(parameters, { uiState }),
    new SearchParameters({ index: 'stock' }),
  );
}

describe('What InstantSearch is to ask', () => {
  it('refines as its own widgets refine, for every state', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const ours = new SearchParameters(searchParameters(state, { vocabulary }));
        const theirs = byOwnWidgets(state);
        expect(ours.query).toEqual(theirs.query);
        expect(ours.maxValuesPerFacet).toEqual(theirs.maxValuesPerFacet);
        // InstantSearch's range widget has numbers counted too, for ends that our controls know already.
        const counted = theirs.disjunctiveFacets.filter((name) => !NUMBER_ATTRIBUTES.includes(name));
        expect([...ours.disjunctiveFacets].sort()).toEqual(counted.sort());
        for (const attribute of FILTER_ATTRIBUTES) {
          expect(ours.getDisjunctiveRefinements(attribute)).toEqual(
            theirs.getDisjunctiveRefinements(attribute),
          );
          expect(ours.getNumericRefinements(attribute)).toEqual(
            theirs.getNumericRefinements(attribute) ?? {},
          );
        }
      }),
      { numRuns: runs(100, 10_000) },
    );
  });

  it('puts every filter where the engine looks for it', () => {
    expect(
      searchParameters(
        {
          vehType: ['Used'],
          bodyType: ['SUV', 'Ute'],
          keywords: 'tow bar',
          kilometresMax: 80000,
          priceRange: { min: 10000 },
          yearRange: { min: 2018, max: 2020 },
          special: true,
          location: ['Wattle Creek'],
          sortBy: 'price_asc',
          page: 2,
        },
        { vocabulary },
      ),
    ).toMatchObject({
      index: 'stock_price_asc',
      query: 'tow bar',
      page: 1,
      disjunctiveFacetsRefinements: {
        vehType: ['Used'],
        bodyType: ['SUV', 'Ute / Tray', 'Cab Chassis'],
        'location.name': ['Wattle Creek'],
        featured: ['true'],
      },
      numericRefinements: {
        odometer: { '<=': [80000] },
        price: { '>=': [10000] },
        year: { '>=': [2018], '<=': [2020] },
      },
    });
  });

  it('asks for values that begin with a hyphen, not for all others', () => {
    const { disjunctiveFacetsRefinements } = searchParameters(
      { colour: ['-1', 'Red', '\\-1'] },
      { vocabulary },
    );
    expect(disjunctiveFacetsRefinements).toEqual({ colour: ['\\-1', 'Red', '\\\\-1'] });
  });
});
