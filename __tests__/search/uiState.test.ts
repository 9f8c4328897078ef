import fc from 'fast-check';
import { ALL_FILTERS } from '../../src/search/filters';
import { RANGE_ATTRIBUTES, REFINED_ATTRIBUTES, TOGGLED_ATTRIBUTES } from '../../src/search/searchWidgets';
import { stateToUi, stockStateMapping, uiToState } from '../../src/search/uiState';
import { bodyTypeLabels, bodyTypeValues } from '../../src/search/vocabulary/bodyTypes';
import { runs } from '../support/runs';
import { searchState, vocabulary } from './arbitraries';

const numRuns = runs(1_000, 20_000);

describe('the mapping to InstantSearch', () => {
  it('gives back every state that it was made from', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        expect(uiToState(stateToUi(state, vocabulary), vocabulary)).toEqual(state);
      }),
      { numRuns },
    );
  });

  it('gives back every UI state that is a search’s, as InstantSearch’s own law asks', () => {
    const { stateToRoute, routeToState } = stockStateMapping(vocabulary);
    fc.assert(
      fc.property(searchState, (state) => {
        const ui = routeToState(state);
        expect(routeToState(stateToRoute(ui))).toEqual(ui);
      }),
      { numRuns },
    );
  });

  it('puts every filter where its widget keeps it', () => {
    expect(
      stateToUi(
        {
          vehType: ['Used'],
          make: ['Toyota'],
          bodyType: ['SUV', 'Ute'],
          keywords: 'tow bar',
          kilometresMax: 80000,
          priceRange: { min: 10000 },
          yearRange: { min: 2018, max: 2020 },
          special: true,
          brandCertified: true,
          location: ['Wattle Creek'],
          budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 },
          sortBy: 'price_asc',
          page: 2,
        },
        vocabulary,
      ),
    ).toEqual({
      stock: {
        refinementList: {
          vehType: ['Used'],
          make: ['Toyota'],
          bodyType: ['SUV', 'Ute / Tray', 'Cab Chassis'],
          'location.name': ['Wattle Creek'],
        },
        query: 'tow bar',
        range: { odometer: ':80000', price: '10000:', year: '2018:2020' },
        toggle: { featured: true, brandCertified: true },
        budget: { affordAmount: 170, frequency: 'week', depositAmount: 0 },
        sortBy: 'stock_price_asc',
        page: 2,
      },
    });
  });

  it('asks for values that begin with a hyphen, not for all others', () => {
    const state = { colour: ['-1', 'Red', '\\-1'] };
    const ui = stateToUi(state, vocabulary);
    expect(ui).toEqual({ stock: { refinementList: { colour: ['\\-1', 'Red', '\\\\-1'] } } });
    expect(uiToState(ui, vocabulary)).toEqual(state);
  });

  it('is empty for the whole stock', () => {
    expect(stateToUi({}, vocabulary)).toEqual({ stock: {} });
    expect(uiToState({}, vocabulary)).toEqual({});
    expect(uiToState({ stock: { sortBy: 'stock', page: 1, query: ' ' } }, vocabulary)).toEqual({});
  });

  it('maps exactly the attributes that have a widget', () => {
    const attributes = ALL_FILTERS.flatMap((filter) => ('attribute' in filter ? filter.attribute : []));
    expect([...attributes].sort()).toEqual(
      [...REFINED_ATTRIBUTES, ...RANGE_ATTRIBUTES, ...TOGGLED_ATTRIBUTES].sort(),
    );
  });
});

describe('body types', () => {
  const options = [
    { label: 'Ute', values: ['Ute / Tray', 'Cab Chassis'] },
    { label: 'SUV', values: ['SUV'] },
  ];

  it('stand for the values of their option, or for themselves without one', () => {
    expect(bodyTypeValues(['Ute', 'Wagon'], options)).toEqual(['Ute / Tray', 'Cab Chassis', 'Wagon']);
    expect(bodyTypeLabels(['Wagon', 'SUV'], options)).toEqual(['SUV', 'Wagon']);
  });

  it('chosen in part are shown as the whole option, since an address knows labels alone', () => {
    expect(bodyTypeLabels(['Cab Chassis'], options)).toEqual(['Ute']);
  });

  it('show an option whose values are all within another as chosen too', () => {
    const overlapping = [...options, { label: 'Work', values: ['Ute / Tray', 'Cab Chassis', 'Van'] }];
    expect(bodyTypeLabels(bodyTypeValues(['Work'], overlapping), overlapping)).toEqual(['Ute', 'Work']);
  });
});
