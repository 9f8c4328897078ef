import { planIndex } from '../../../generate/hosted/indexPlan';
import { FILTER_ATTRIBUTES } from '../../../src/search/searchRequest';
import { DEFAULT_SORT_OPTIONS } from '../../../src/search/sortOptions';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { recordOf } from '../../support/stock/recordOf';

const idsBy = (order: string, plan: ReturnType<typeof planIndex>) =>
  [...plan.records]
    .sort((a, b) => (a.places[order] ?? Number.NaN) - (b.places[order] ?? Number.NaN))
    .map(({ objectID }) => objectID);

describe('The plan of the hosted index', () => {
  const plan = planIndex(inventedRecords(200), DEFAULT_SORT_OPTIONS, 'quillbrook');

  test('has a replica for each order but the default', () => {
    expect(plan.name).toBe('quillbrook');
    expect(plan.replicas.map(({ name }) => name)).toEqual([
      'quillbrook_createdAt_desc',
      'quillbrook_price_asc',
      'quillbrook_price_desc',
      'quillbrook_odometer_asc',
      'quillbrook_odometer_desc',
      'quillbrook_year_asc',
      'quillbrook_year_desc',
      'quillbrook_make_asc',
      'quillbrook_make_desc',
      'quillbrook_updatedAt_desc',
    ]);
    expect(plan.own.replicas).toEqual(plan.replicas.map(({ name }) => name));
  });

  test('gives every record a different place in every order', () => {
    const all = Array.from({ length: 200 }, (_, place) => place);
    const orders = Object.keys(plan.records[0]?.places ?? {});
    expect(orders).toHaveLength(plan.replicas.length + 1);
    for (const order of orders) {
      const places = plan.records.map((record) => record.places[order] ?? Number.NaN);
      expect(places.sort((a, b) => a - b)).toEqual(all);
    }
  });

  test('sorts names without regard to case and accents, and missing values last', () => {
    const cars = [
      recordOf({ title: 'b', make: 'Škoda', createdAt: 1 }),
      recordOf({ title: 'c', make: 'Subaru', price: 5, createdAt: 2 }),
      recordOf({ title: 'a', make: 'audi', price: 9, createdAt: 3 }),
      recordOf({ title: 'd', make: 'Ford', price: 5 }),
    ];
    const small = planIndex(cars, DEFAULT_SORT_OPTIONS, 'x');
    expect(idsBy('make_asc', small)).toEqual(['a', 'd', 'b', 'c']);
    expect(idsBy('price_asc', small)).toEqual(['c', 'd', 'a', 'b']);
    expect(idsBy('price_desc', small)).toEqual(['a', 'c', 'd', 'b']);
    expect(idsBy('default', small)).toEqual(['b', 'c', 'a', 'd']);
  });

  test('lets every filter of the site be counted, or be a bound', () => {
    expect(
      FILTER_ATTRIBUTES.filter((name) => !(plan.shared.attributesForFaceting as string[]).includes(name)),
    ).toEqual([]);
  });

  test('refuses an order by an attribute that the index does not have', () => {
    const option = { position: 1, label: 'Doors', field: 'doors', direction: 'asc' as const };
    expect(() => planIndex([], [option], 'x')).toThrow('“doors”');
  });
});
