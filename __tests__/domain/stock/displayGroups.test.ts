import { EM_DASH } from '../../../src/domain/formatNumber';
import {
  type DisplayGroup,
  displayGroups,
  stockDisplayGroups,
} from '../../../src/domain/stock/display/displayRows';
import { forms } from '../../../src/locales/site/forms';
import { dealerWords } from '../../../src/locales/site/words';
import { aStockItem } from '../../support/stock/aStockItem';

const rows = (groups: readonly DisplayGroup[]): Record<string, string> =>
  Object.fromEntries(groups.flatMap((group) => group.rows.map(({ key, value }) => [key, value])));

describe('The table of specifications', () => {
  it.each([
    ['4.9 L/100 km (combined)', undefined],
    ['Very low', 'Very low'],
    ['7.2 L/100 km town, 4.9 L/100 km combined', '7.2 L/100 km town, 4.9 L/100 km combined'],
  ])('says a fuel figure once: %s', (fuelEconomy, shown) => {
    const said = rows(
      stockDisplayGroups(aStockItem({ fuelCombined: 4.9, fuelEconomy }), { forms, words: dealerWords }),
    );
    expect(said).toMatchObject({ fuelCombined: '4.9 L/100 km' });
    expect(said.fuelEconomy).toBe(shown);
  });

  it('shows the year of the star rating', () => {
    const stars = { ancapRating: 5, ancapYear: 2022, greenStarRating: 4.5 };
    expect(
      rows(stockDisplayGroups(aStockItem({ ...stars, greenStarYear: 2024 }), { forms, words: dealerWords })),
    ).toMatchObject({
      ancapRating: '5 stars (tested 2022)',
      greenStarRating: '4.5 stars (rated 2024)',
    });
    expect(rows(stockDisplayGroups(aStockItem(stars), { forms, words: dealerWords })).greenStarRating).toBe(
      '4.5 stars',
    );
  });

  it('shows the fields of a stock item, with units', () => {
    const item = aStockItem({
      year: 2018,
      odometer: 86_400,
      power: 150.5,
      tareMass: 1_995,
      fuelCombined: 7.9,
      seats: 5,
      vin: 'MR0HA3CD',
      registrationNumber: 'ABC12D',
      location: { name: 'Quillbrook' },
      transmission: '6 speed automatic',
    });
    expect(rows(stockDisplayGroups(item, { forms, words: dealerWords }))).toMatchObject({
      year: '2018',
      odometer: '86,400 km',
      power: '150.5 kW',
      tareMass: '1,995 kg',
      fuelCombined: '7.9 L/100 km',
      seatNum: '5',
      vinNumber: 'MR0HA3CD',
      regNumber: 'ABC12D',
      location: 'Quillbrook',
      transmission: '6 speed automatic',
    });
  });

  it('shows an em dash if a required value is missing, and hides other missing values', () => {
    const shown = rows(stockDisplayGroups(aStockItem(), { forms, words: dealerWords }));
    expect(shown).toEqual({
      year: EM_DASH,
      odometer: EM_DASH,
      bodyType: EM_DASH,
      colour: EM_DASH,
      transmission: EM_DASH,
      fuelType: EM_DASH,
      stockNumber: EM_DASH,
    });
  });

  it.each([
    ['a new car', { vehType: 'New' }, ['bodyType', 'transmission', 'fuelType']],
    ['a bike', { stockType: 'bikes' }, ['odometer']],
    ['a trailer', { stockType: 'trailers' }, []],
    ['a caravan', { stockType: 'caravans', bodyType: 'Pop top' }, []],
    [
      'a motorhome',
      { stockType: 'caravans', bodyType: 'Motorhome' },
      ['odometer', 'transmission', 'fuelType'],
    ],
  ] as const)('says what is unknown of %s only if it is owed', (_, facts, owed) => {
    const missing = stockDisplayGroups(aStockItem(facts), { forms, words: dealerWords })
      .flatMap((group) => group.rows.filter(({ isMissing }) => isMissing))
      .map(({ key }) => key);
    expect(missing.toSorted()).toEqual(['year', 'colour', 'stockNumber', ...owed].toSorted());
  });

  it('lets people copy VIN and stock number', () => {
    const groups = stockDisplayGroups(aStockItem({ vin: 'MR0HA3CD', stockNumber: 'U1' }), {
      forms,
      words: dealerWords,
    });
    const copied = groups.flatMap((group) => group.rows.filter((row) => row.isCopied).map(({ key }) => key));
    expect(copied).toEqual(['stockNumber', 'vinNumber']);
  });

  it('never shows ANCAP stars without their year', () => {
    expect(rows(displayGroups({ ancapRating: 5 }))).toEqual({});
    expect(rows(displayGroups({ ancapRating: 5, ancapYear: 2022 }))).toEqual({
      ancapRating: '5 stars (tested 2022)',
    });
  });

  it('works for a model of the range, which requires nothing', () => {
    const groups = displayGroups({ power: 140, seatNum: 5, fuelType: 'Petrol', height: null, engine: '' });
    expect(groups.map(({ label }) => label)).toEqual(['Overview', 'Engine and performance']);
    expect(rows(groups)).toEqual({ power: '140 kW', seatNum: '5', fuelType: 'Petrol' });
  });
});
