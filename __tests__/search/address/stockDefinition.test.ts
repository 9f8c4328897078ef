import { readDefinition } from '../../../src/search/address/stockDefinition';
import { faultOf, okValue } from '../../../support/okValue';
import { vocabulary as known } from '../arbitraries';

const vocabulary = { ...known, values: { colour: ['Red', 'White'], bodyType: ['SUV', 'Cab Chassis'] } };

it.each([
  ['/stock/', {}],
  ['/stock/brand-new/toyota/hilux/', { vehType: ['New'], make: ['Toyota'], model: ['HiLux'] }],
  ['/stock/toyota/?yearRange=2025_2025', { make: ['Toyota'], yearRange: { min: 2025, max: 2025 } }],
  ['/stock/?bodyType=SUV&colour=red&specials=1', { bodyType: ['SUV'], colour: ['Red'], special: true }],
  ['/stock/?priceRange=_20000&sortBy=price_asc&page=3&frequency=week#top', { priceRange: { max: 20_000 } }],
])('%s chooses what its filters say', (address, state) => {
  expect(okValue(readDefinition(address, vocabulary))).toEqual({ state, unknown: [] });
});

it.each([
  ['/blog/', 'is not a list of our stock'],
  ['https://other.example/stock/', 'is not a list of our stock'],
  ['/stock/item/A1/', 'is not a list of our stock'],
  ['tel:0255500144', 'is not a list of our stock'],
  ['/stock/?utm_source=mail', 'utm_source=mail, which is not a filter'],
  ['/stock/?words=red+ute', 'searches for the words “red ute”'],
  ['/stock/?keywords=tow+bar', 'keywords=tow+bar: choose filters'],
  ['/stock/?affordAmount=100', 'affordAmount=100: choose filters'],
  // A list would leave these out in silence, and hold more vehicles than anybody meant.
  ['/stock/?yearRange=this+year', 'yearRange=this+year, which cannot be read'],
  ['/stock/?yearRange=2025_now', 'yearRange=2025_now, which cannot be read'],
  ['/stock/?yearRange=2025_2025&yearRange=2026_2026', 'has yearRange twice'],
  ['/stock/?special=no', 'special=no, which cannot be read'],
  ['/stock/?colour=', 'colour=, which cannot be read'],
  ['/stock/?kilometresMax=few', 'kilometresMax=few, which cannot be read'],
])('%s is refused', (address, reason) => {
  expect(faultOf(readDefinition(address, vocabulary)).join()).toContain(reason);
});

it('names every fault at once', () => {
  const faults = faultOf(readDefinition('/stock/?utm_source=x&keywords=ute&yearRange=new', vocabulary));
  expect(faults).toHaveLength(3);
});

it('chooses nothing rather than more, where it names what is not in stock', () => {
  const sold = (address: string) => okValue(readDefinition(address, vocabulary));
  expect(sold('/stock/toyota/corolla/')).toEqual({ unknown: ['corolla'] });
  expect(sold('/stock/?make=Toyota&make=Kia')).toEqual({ state: { make: ['Toyota'] }, unknown: ['Kia'] });
  expect(sold('/stock/?colour=Mauve')).toEqual({ state: { colour: ['Mauve'] }, unknown: ['Mauve'] });
});

it('lets an address that shoppers only follow search for words and by budget, and say where they came from', () => {
  const read = (address: string) => readDefinition(address, vocabulary, true);
  expect(okValue(read('/stock/?affordAmount=170&utm_source=bio&keywords=tow')).state).toMatchObject({
    keywords: 'tow',
    budget: { affordAmount: 170 },
  });
  expect(faultOf(read('/stock/?seets=7')).join()).toContain('seets=7, which is not a filter');
});
