import { stockJsonLd } from '../../../../src/domain/stock/jsonLd/stockJsonLd';
import type { StockType } from '../../../../src/domain/stock/stockTypes';
import { aStockItem } from '../../../support/stock/aStockItem';

const dealer = { name: 'Example Marine', siteUrl: 'https://example.com' };
const dataOf = (stockType: StockType) =>
  stockJsonLd(
    aStockItem({ stockType, price: 30_000, odometer: 1200, vin: 'VIN1', bodyType: 'Runabout', year: 2020 }),
    dealer,
  );

describe('The structured data of an item', () => {
  it.each([
    ['cars', 'Car', 'AutoDealer'],
    ['bikes', 'Motorcycle', 'MotorcycleDealer'],
    ['buses', 'BusOrCoach', 'AutoDealer'],
    ['trucks', 'Vehicle', 'AutoDealer'],
    ['caravans', 'Vehicle', 'Store'],
    ['boats', 'Vehicle', 'Store'],
    ['machinery', 'Product', 'Store'],
    ['other', 'Product', 'Store'],
  ] as const)('is its own type: %s are each a %s, sold by a %s', (stockType, type, seller) => {
    expect(dataOf(stockType)).toMatchObject({ '@type': type, offers: { seller: { '@type': seller } } });
  });

  it('has only a product’s properties for a product', () => {
    const data = dataOf('machinery');
    expect(data).toMatchObject({
      name: '2020 Toyota HiLux',
      offers: { price: 30_000, priceCurrency: 'AUD' },
    });
    for (const key of [
      'mileageFromOdometer',
      'vehicleIdentificationNumber',
      'bodyType',
      'vehicleModelDate',
    ]) {
      expect(dataOf('boats')).toHaveProperty(key);
      expect(data).not.toHaveProperty(key);
    }
  });
});
