import fc from 'fast-check';
import { type Mapping, mappingSchema } from '../../../src/generate/feed/mapping';
import { mapRow } from '../../../src/generate/feed/mapRow';
import { repairRow } from '../../../src/generate/feed/parseRow';
import { rowHash } from '../../../src/generate/feed/rowHash';
import { runs } from '../../support/runs';

const mapping = (fields: object, rest: object = {}): Mapping => mappingSchema.parse({ fields, ...rest });
const map = (fields: object, row: Record<string, unknown>) => mapRow(row, mapping(fields));

describe('a field in a mapping', () => {
  it('is a column with exactly that name, or at a path', () => {
    expect(
      map(
        { make: 'Brand', model: 'car.model', colour: 'car.colour' },
        { Brand: 'Kia', car: { model: 'Rio' }, 'car.colour': 'Red' },
      ),
    ).toEqual({
      make: 'Kia',
      model: 'Rio',
      colour: 'Red',
    });
  });

  it('falls back to the next column that has a value', () => {
    const seats = { from: ['Seats', 'Doors'], match: '(\\d+) Seats' };
    expect(map({ seats }, { Seats: '-', Doors: '7 Seats' })).toEqual({ seats: '7' });
    expect(map({ seats }, { Seats: '5 Seats', Doors: '7 Seats' })).toEqual({ seats: '5' });
    expect(map({ seats }, { Seats: '', Doors: '4 Doors' })).toEqual({ seats: undefined });
  });

  it('may have several rules, of which the first with a value counts', () => {
    const model = [{ from: 'Title', match: '^Land Rover (\\S+)' }, 'Model'];
    expect(map({ model }, { Title: 'Land Rover Defender 90', Model: 'Rover' })).toEqual({
      model: 'Defender',
    });
    expect(map({ model }, { Title: 'Kia Rio', Model: 'Rio' })).toEqual({ model: 'Rio' });
  });

  it('may have one value for all rows', () => {
    expect(map({ stockType: { constant: 'cars' } }, {})).toEqual({ stockType: 'cars' });
  });

  it('translates words, and keeps or drops unknown ones', () => {
    const rule = { from: 'Fuel', map: { Unleaded: 'Petrol' } };
    expect(map({ fuelType: rule }, { Fuel: 'Unleaded' })).toEqual({ fuelType: 'Petrol' });
    expect(map({ fuelType: rule }, { Fuel: 'Diesel' })).toEqual({ fuelType: 'Diesel' });
    expect(map({ fuelType: { ...rule, otherwise: 'drop' } }, { Fuel: 'Diesel' })).toEqual({
      fuelType: undefined,
    });
    expect(map({ fuelType: rule }, { Fuel: 'constructor' })).toEqual({ fuelType: 'constructor' });
  });

  it('removes the values of other fields from the start, wherever those are in the file', () => {
    const fields = {
      variations: { from: 'Title', after: ['year', 'make', 'model'] },
      year: 'Y',
      make: 'B',
      model: 'M',
    };
    expect(map(fields, { Title: '2019 LDV G10+ Van', Y: 2019, B: 'LDV', M: 'G10+' })).toMatchObject({
      variations: 'Van',
    });
    expect(map(fields, { Title: '2019 LDV G10+ Van', Y: 2019, B: 'LDV', M: 'G10' })).toMatchObject({
      variations: 'G10+ Van',
    });
  });

  it('makes lists: by a separator, or from each of several columns', () => {
    const fields = {
      images: { from: 'Photos', replace: [['^http:', 'https:']], split: ';' },
      tags: { each: ['Drive', { from: 'Note', match: 'In stock' }] },
    };
    expect(map(fields, { Photos: 'http://a.example/1;/2', Drive: '4WD', Note: 'NEW In stock' })).toEqual({
      images: ['https://a.example/1', '/2'],
      tags: ['4WD', 'In stock'],
    });
    expect(map(fields, { Photos: '', Drive: '-', Note: '' })).toMatchObject({ tags: [] });
  });

  it('is read from the column with its name under the identity mapping', () => {
    const identity = mapping({ colour: 'Paint' }, { identity: true });
    expect(mapRow({ make: 'Kia', Paint: 'Red', 'location.name': 'Wattlebrook' }, identity)).toMatchObject({
      make: 'Kia',
      colour: 'Red',
      'location.name': 'Wattlebrook',
    });
  });
});

describe('a repair', () => {
  const repairs = mapping(
    {},
    { repairs: [{ name: 'swapped', when: { A: '^b$', B: '^a$' }, columns: { A: 'B', B: 'A', C: null } }] },
  ).repairs;

  it('moves all its columns at once', () => {
    expect(repairRow({ A: 'b', B: 'a', C: 'c', D: 'd' }, repairs)).toEqual({
      values: { A: 'a', B: 'b', C: '', D: 'd' },
      repair: 'swapped',
    });
  });

  it('leaves rows alone that do not meet all its conditions', () => {
    const values = { A: 'b', B: 'b' };
    expect(repairRow(values, repairs)).toEqual({ values });
  });
});

describe('the hash of a row', () => {
  const row = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string());

  it('is the same for the same words, whatever the other columns hold and wherever they are', () => {
    fc.assert(
      fc.property(row, fc.string(), (values, other) => {
        const reordered = Object.fromEntries([['z', other], ...Object.entries(values).reverse()]);
        expect(rowHash(reordered, ['a', 'b', 'c'])).toBe(rowHash(values, ['a', 'b', 'c']));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it('differs if a mapped column differs', () => {
    fc.assert(
      fc.property(row, fc.string(), (values, other) => {
        fc.pre((values.a ?? '') !== other);
        expect(rowHash({ ...values, a: other }, ['a', 'b'])).not.toBe(rowHash(values, ['a', 'b']));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });
});
