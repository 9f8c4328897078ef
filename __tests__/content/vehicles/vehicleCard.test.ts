import { lowestPrice } from '../../../src/content/vehicles/vehicleCard';

jest.mock('gatsby', () => ({ graphql: () => undefined }));

test('a model starts at its cheapest grade that has a price', () => {
  const from = lowestPrice([
    { fromPrice: 38990, priceType: 'driveAway' },
    { fromPrice: null, priceType: 'poa' },
    { fromPrice: 35990, priceType: 'driveAway' },
  ]);
  expect(from).toMatchObject({ kind: 'priced', amount: '$35,990', qualifier: 'Drive Away' });
});

test('a model without any price is on application', () => {
  expect(lowestPrice([{ fromPrice: null, priceType: 'poa' }])).toMatchObject({
    kind: 'onApplication',
    text: 'Price on Application',
  });
  expect(lowestPrice([]).kind).toBe('onApplication');
});
