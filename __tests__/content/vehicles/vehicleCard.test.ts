import { lowestPrice } from '../../../src/content/vehicles/vehicleCard';

test('a model starts at its cheapest grade that has a price', () => {
  const from = lowestPrice([
    { fromPrice: 38990, priceType: 'driveAway' },
    { fromPrice: null, priceType: 'poa' },
    { fromPrice: 35990, priceType: 'driveAway' },
  ]);
  expect(from).toEqual({ price: 35990, priceType: 'driveAway' });
});

test('a model without any price is on application', () => {
  const onApplication = { price: undefined, priceType: 'poa' };
  expect(lowestPrice([{ fromPrice: null, priceType: 'poa' }])).toEqual(onApplication);
  expect(lowestPrice([])).toEqual(onApplication);
});
