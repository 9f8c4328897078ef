import fc from 'fast-check';
import { guardSearchKey, guardSize } from '../../../src/generate/hosted/hostedIndex';

describe('The guard of the hosted index', () => {
  test.each([
    ['no index yet', null, 1],
    ['as many', 100, 100],
    ['more', 100, 300],
    ['half', 100, 50],
  ])('lets %s pass', (_name, held, coming) => {
    expect(guardSize(held, coming)).toBeNull();
  });

  test.each([
    ['nothing for nothing', null, 0, 'would be empty'],
    ['nothing for something', 100, 0, 'would be empty'],
    ['fewer than half', 10_000, 4_999, 'holds 10,000 records and would be left with 4,999'],
  ])('refuses %s', (_name, held, coming, reason) => {
    expect(guardSize(held, coming)).toContain(reason);
  });

  test('never refuses growth', () => {
    const count = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(fc.property(count, fc.nat(1_000_000), (held, more) => guardSize(held, held + more) === null));
  });
});

describe('The guard of the published key', () => {
  test('accepts a key that may search, and a key that the service does not list', () => {
    expect(guardSearchKey(['search'])).toBeNull();
    expect(guardSearchKey(null)).toBeNull();
  });

  test('refuses a key that may do anything else, and says what', () => {
    expect(guardSearchKey(['search', 'deleteIndex', 'browse'])).toContain('deleteIndex, browse');
  });
});
