import type { UiState } from 'instantsearch.js';
import { type ReactNode, useEffect } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { SearchConfigProvider } from '../../../src/components/search/SearchConfig';
import { SearchProvider, useSearch } from '../../../src/components/search/SearchProvider';
import type { StockFilterGroup } from '../../../src/content/stock/stockFilterGroup';
import type { StockSettings } from '../../../src/content/stock/stockSettings';
import type { FinanceSettings } from '../../../src/domain/finance/financeSettings';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import type { StockRouter } from '../../../src/search/address/router';
import { type STOCK_STATE_MAPPING, stateToUi } from '../../../src/search/connectSearch';
import type { IndexRecord } from '../../../src/search/indexRecord';
import type { SearchEngine } from '../../../src/search/searchEngine';
import type { SearchState } from '../../../src/search/searchState';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';

const settings: StockSettings = {
  synonyms: {},
  onRoadFees: [],
  dealershipName: 'Gumleaf Motors',
  stockType: 'cars',
  licenceNumber: 'MD000001',
  phone: '(02) 5550 0100',
  phoneAt: () => '(02) 5550 0100',
  locations: [],
  assurances: [],
  dealer: {
    dealershipName: 'Example Cars',
    phone: '(02) 5550 0100',
    address: { street: '1 Mill Lane', suburb: 'Gumleaf', state: 'NSW', postcode: '2999' },
    timeZone: 'Australia/Sydney',
    departments: [],
  },
  timeZone: 'Australia/Sydney',
  finance: undefined,
  runningCosts: undefined,
  hostedSearch: undefined,
  lenderName: 'Possum Finance',
  lenderLicenceNumber: undefined,
  notes: {},
  filterGroups: [],
  cardFacts: undefined,
  bodyTypes: [{ label: 'Ute', values: ['Ute', 'Cab Chassis'], icon: '/icons/body/ute.svg' }],
};

interface Props {
  readonly records: readonly IndexRecord[];
  readonly engine: SearchEngine;
  readonly groups?: readonly StockFilterGroup[];
  readonly state?: SearchState;
  readonly stockType?: StockType;
  /** Absent: the dealership shows no repayments. */
  readonly finance?: FinanceSettings;
  /** Absent: the search has no address. */
  readonly routing?: { readonly router: StockRouter; readonly stateMapping: typeof STOCK_STATE_MAPPING };
  /** Told the search state whenever it is another one. */
  readonly onState?: (state: SearchState) => void;
  readonly children: ReactNode;
}

/** Parts of a listing with their own search: a real engine, no page around them. */
export function ListingForTest({
  records,
  engine,
  groups = [],
  state = {},
  stockType = 'cars',
  finance,
  routing,
  onState,
  children,
}: Props) {
  useEffect(() => routing?.router.arrive(), [routing]);
  const bounds = Object.fromEntries(
    (['price', 'odometer', 'year'] as const).map((name) => {
      const values = records.flatMap((record) => record[name] ?? []);
      return [name, { min: Math.min(...values), max: Math.max(...values) }];
    }),
  );
  const values = Object.fromEntries(
    (['location.name', 'dealer'] as const).map((name) => [
      name,
      [...new Set(records.flatMap((record) => record[name] ?? []))],
    ]),
  );
  const bodyTypes = [{ name: 'Ute', value: 'Ute,Cab Chassis' }];
  const vocabulary = { ...buildVocabulary(records, { stockType, bodyTypes }), bounds, values };
  return (
    <SearchConfigProvider
      value={{ vocabulary, settings: { ...settings, finance, filterGroups: groups }, continueStep: () => {} }}
    >
      <InstantSearch<UiState, SearchState>
        searchClient={engine}
        indexName="stock"
        insights={false}
        {...(routing ? { routing } : { initialUiState: stateToUi(state) })}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <SearchProvider>
          <Told onState={onState} />
          {children}
        </SearchProvider>
      </InstantSearch>
    </SearchConfigProvider>
  );
}

function Told({ onState }: Pick<Props, 'onState'>) {
  onState?.(useSearch(({ onScreen }) => onScreen));
  return null;
}
