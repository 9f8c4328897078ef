import { followToPay } from '../../../src/components/search/followToPay';
import { toPayTerms } from '../../../src/components/stock/engine/toPayTerms';
import type { StockSettings } from '../../../src/content/stock/stockSettings';
import { shopperPlace } from '../../../src/device/shopperPlace';
import type { SearchVocabulary } from '../../../src/search/vocabulary/vocabulary';

const fee = { from: '2026-07-01', until: '2027-06-30', source: 'Us', registration: [], transfer: 40 };
const settings = {
  timeZone: 'Australia/Sydney',
  dealer: { address: { state: 'NSW' } },
  locations: [{ name: 'Gold Coast', address: { state: 'QLD' } }],
  onRoadFees: [{ ...fee, state: 'NSW' }],
} as unknown as StockSettings;
const vocabulary = { values: { 'location.name': ['Gold Coast'] } } as unknown as SearchVocabulary;
const follow = async (place: string | undefined, isUsed = true, more: object = {}) => {
  shopperPlace.store(place === undefined ? undefined : { postcode: '2801', place, isUsed });
  await followToPay({ ...settings, ...more }, vocabulary);
  return toPayTerms.snapshot();
};

beforeEach(() => {
  Object.defineProperty(document, 'lastModified', { value: '12/01/2026 00:00:00', configurable: true });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T14:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

it('searches go by the price to pay as long as the shopper wants it', async () => {
  expect(await follow('NSW')).toMatchObject({
    ...{ place: 'NSW', today: '2026-12-03', home: 'NSW', homes: { 'Gold Coast': 'QLD' } },
  });
  expect(await follow('NSW', false)).toBeUndefined();
});

it.each<[why: string, place: string | undefined, more: object]>([
  ['nobody has said where they are', undefined, {}],
  ['the state has no table', 'ACT', {}],
  ['nobody stated its fees', 'QLD', {}],
  ['a hosted search answers', 'NSW', { hostedSearch: {} }],
])('they go by the advertised price where %s', async (_why, place, more) => {
  await follow('NSW');
  expect(await follow(place, true, more)).toBeUndefined();
});

it('or where the device’s clock is wrong', async () => {
  jest.mocked(Date.now).mockReturnValue(Date.parse('2026-11-01T00:00:00Z'));
  expect(await follow('NSW')).toBeUndefined();
});
