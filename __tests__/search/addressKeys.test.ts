import { maximumPriceForBudget } from '../../src/domain/finance/maximumPriceForBudget';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import {
  eachFact,
  FACT_NAMES,
  type LinkFactName,
  type NumberFactName,
  STOCK_FACTS,
  type WordFactName,
} from '../../src/domain/stock/stockFacts';
import { formatSearchUrl, parseSearchUrl } from '../../src/search/address/url';
import { createInProcessEngine } from '../../src/search/engines/embedded/build';
import { ALL_FILTERS } from '../../src/search/filters/filters';
import type { FactAttributes, IndexRecord } from '../../src/search/indexRecord';
import { searchRequest } from '../../src/search/searchRequest';
import { buildVocabulary } from '../../src/search/vocabulary/vocabulary';
import { okValue } from '../../support/okValue';
import { inventedRecords } from '../../support/stock/inventedRecords';
import { openedIndex } from '../support/search/openedIndex';

/** Every third record has all facts, and a dealer as on the site of a group. */
const records = inventedRecords(600).map(
  (record, place): IndexRecord =>
    place % 3 > 0
      ? record
      : {
          ...record,
          fittedWith: place % 2 === 0 ? ['Tow bar'] : ['Reversing camera', 'Tow bar'],
          dealer: place % 2 === 0 ? 'Heron Motors' : 'Plover & Sons',
          ...(eachFact(({ holds }) =>
            holds === 'number' ? place : holds === 'link' || ['Full', 'Some'][place % 2],
          ) as FactAttributes),
        },
);
const vocabulary = buildVocabulary(records, {
  stockType: 'cars',
  bodyTypes: [{ name: 'Working', value: 'Ute / Tray,Commercial' }],
});
const settings = okValue(
  parseFinanceSettings({ repaymentInterestRate: { default: 11.94 }, repaymentTerm: 60 }),
);
const engine = openedIndex(records).then(createInProcessEngine);

type Matches = (record: IndexRecord) => boolean;
const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max;
const paysFor = (affordAmount: number, frequency: 'week' | 'month', depositAmount: number): Matches => {
  const prices = okValue(maximumPriceForBudget({ affordAmount, frequency, depositAmount }, settings));
  return ({ price, vehType }) => within(price, 0, prices[vehType] ?? -1);
};

/** Every key of an address: what follows `/stock/`, and which vehicles it means. */
const KEYS: readonly (readonly [parameter: string, address: string, matches: Matches])[] = [
  ['vehicleType', 'demo-cars/', ({ vehType }) => vehType === 'Demo'],
  ['vehicleType', '?vehicleType=New&vehicleType=Demo', ({ vehType }) => vehType !== 'Used'],
  ['make', 'mazda/', ({ make }) => make === 'Mazda'],
  ['make', '?make=Mazda&make=Toyota', ({ make }) => make === 'Mazda' || make === 'Toyota'],
  ['model', 'mazda/cx-5/', ({ make, model }) => make === 'Mazda' && model === 'CX-5'],
  ['badge', '?badge=Sport', ({ badge }) => badge === 'Sport'],
  ['keywords', '?keywords=hilux', ({ model }) => model === 'HiLux'],
  ['unread', '?unread=grey+nomad&colour=Red', ({ colour }) => colour === 'Red'],
  ['bodyType', '?bodyType=Working', ({ bodyType }) => /^(Ute \/ Tray|Commercial)$/.test(bodyType ?? '')],
  ['kilometresMax', '?kilometresMax=60000', ({ odometer }) => within(odometer, 0, 60_000)],
  ['priceRange', '?priceRange=20000_40000', ({ price }) => within(price, 20_000, 40_000)],
  ['yearRange', '?yearRange=2020_', ({ year }) => within(year, 2020, 9999)],
  ['transmissionType', '?transmissionType=Manual', ({ transmissionType }) => transmissionType === 'Manual'],
  ['special', '?special=true', ({ featured }) => featured],
  ['reduced', '?reduced=true', ({ reduced }) => reduced],
  ['fuelType', '?fuelType=Hybrid', ({ fuelType }) => fuelType === 'Hybrid'],
  ['colour', '?colour=Pearl+White', ({ colour }) => colour === 'Pearl White'],
  ['seats', '?seats=5&seats=7', ({ seats }) => seats === '5' || seats === '7'],
  ['location', '?location=Driver%27s+Flat', (record) => record['location.name'] === "Driver's Flat"],
  ['dealer', '?dealer=Plover+%26+Sons', ({ dealer }) => dealer === 'Plover & Sons'],
  ['tags', '?tags=4x4&tags=one+owner', ({ tags }) => tags.includes('4x4') || tags.includes('one owner')],
  [
    'equipment',
    '?equipment=Reversing+camera&equipment=Tow+bar',
    ({ fittedWith }) => fittedWith?.length === 2,
  ],
  ['brandCertified', '?brandCertified=true', ({ brandCertified }) => brandCertified],
  ...FACT_NAMES.map((name): (typeof KEYS)[number] => {
    const { holds } = STOCK_FACTS[name];
    if (holds === 'word') return [name, `?${name}=Full`, (record) => record[name as WordFactName] === 'Full'];
    if (holds === 'link') return [name, `?${name}=true`, (record) => record[name as LinkFactName] === true];
    return [name, `?${name}=90_300`, (record) => within(record[name as NumberFactName], 90, 300)];
  }),
  ['affordAmount', '?affordAmount=150', paysFor(150, 'week', 0)],
  ['frequency', '?affordAmount=650&frequency=month', paysFor(650, 'month', 0)],
  ['depositAmount', '?affordAmount=150&depositAmount=5000', paysFor(150, 'week', 5000)],
];

const asked = async (address: string) => {
  const { state, notices } = parseSearchUrl(`/stock/${address}`, vocabulary);
  const request = searchRequest(state, vocabulary, { hitsPerPage: 1000, budgetTerms: { settings } });
  const { results } = await (await engine).search([request] as never);
  const [result] = results as unknown as readonly { hits: readonly { objectID: string }[] }[];
  return { state, notices, ids: result?.hits.map(({ objectID }) => objectID) ?? [] };
};

describe('The key of an address', () => {
  test.each(KEYS)(
    '%s (/stock/%s) finds exactly what it says, and is written as it is read',
    async (...[, address, matches]) => {
      const { state, notices, ids } = await asked(address);
      const meant = records.filter(matches).map(({ objectID }) => objectID);
      expect(notices).toEqual([]);
      expect(meant.length).toBeGreaterThan(0);
      expect(meant.length).toBeLessThan(records.length);
      expect([...ids].sort()).toEqual([...meant].sort());
      expect(formatSearchUrl(state, vocabulary)).toBe(`/stock/${address}`);
    },
  );

  test('frequency and depositAmount without affordAmount filter nothing', async () => {
    const { ids } = await asked('?frequency=month&depositAmount=5000');
    expect(ids).toHaveLength(records.length);
  });

  test('sortBy orders what is found', async () => {
    const { state, ids } = await asked('?sortBy=price_desc');
    expect(formatSearchUrl(state, vocabulary)).toBe('/stock/?sortBy=price_desc');
    const prices = ids.map((id) => records.find(({ objectID }) => objectID === id)?.price ?? -1);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  test('of every row of the filter table is tried here', () => {
    const parameters = ALL_FILTERS.flatMap((filter) => filter.parameters);
    const tried = new Set([...KEYS.map(([parameter]) => parameter), 'sortBy', 'page']);
    expect(parameters.filter((parameter) => !tried.has(parameter))).toEqual([]);
  });
});
