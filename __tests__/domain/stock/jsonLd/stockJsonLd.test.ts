import { stockJsonLd } from '../../../../src/domain/stock/jsonLd/stockJsonLd';
import type { StockType } from '../../../../src/domain/stock/stockTypes';
import { locale } from '../../../../src/locales/site/locale';
import { okValue } from '../../../../support/okValue';
import { aStockContext } from '../../../../support/stock/aStockContext';
import { parseStockItem } from '../../../../support/stock/parseStockItem';
import { schemaFaults } from '../../../support/schemaOrg';
import { aStockItem } from '../../../support/stock/aStockItem';

const dealer = { name: 'Example Marine', siteUrl: 'https://example.com', locale };
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

  it('has no picture if the item has none', () => {
    expect(stockJsonLd(aStockItem(), dealer).image).toBeUndefined();
    const { image } = stockJsonLd(aStockItem({ images: [{ url: '/uploads/a.webp' }] }), dealer);
    expect(image).toEqual(['https://example.com/uploads/a.webp']);
  });

  it('has no offer if its page shows no price', () => {
    const offersOf = (fields: Parameters<typeof aStockItem>[0]) =>
      stockJsonLd(aStockItem(fields), dealer).offers;
    expect(offersOf({ status: 'underOffer', price: 30_000 })).toMatchObject({ price: 30_000 });
    expect(offersOf({ status: 'sold', price: 30_000 })).toBeUndefined();
    expect(offersOf({ priceType: 'poa', price: 30_000 })).toBeUndefined();
    expect(offersOf({})).toBeUndefined();
  });

  it('names engine, badge and driven wheels, where the feed does', () => {
    const told = (fields: Parameters<typeof aStockItem>[0], stockType: StockType = 'cars') =>
      stockJsonLd(aStockItem({ stockType, ...fields }), dealer);
    expect(told({ engine: '2.8 litre turbo diesel', variations: 'SR5 4x4' })).toMatchObject({
      vehicleEngine: { '@type': 'EngineSpecification', name: '2.8 litre turbo diesel' },
      vehicleConfiguration: 'SR5 4x4',
      driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
    });
    expect(told({ stockSubname: 'All-wheel drive, White' }).driveWheelConfiguration).toBe(
      'https://schema.org/AllWheelDriveConfiguration',
    );
    for (const fields of [{ variations: 'SR 4x2' }, { variations: 'SR', tags: ['RWD', 'AWD'] }, {}])
      expect(told(fields).driveWheelConfiguration).toBeUndefined();
    for (const data of [told({}), told({ engine: '2.8', variations: 'SR5 4x4' }, 'machinery')])
      expect(schemaFaults(JSON.parse(JSON.stringify(data)))).toEqual([]);
  });

  it.each([
    ['egc', 'Ex. Govt. Charges'],
    ['driveAway', 'Drive Away'],
  ] as const)('says in the offer what a price includes: %s is %s', (priceType, description) => {
    expect(stockJsonLd(aStockItem({ priceType, price: 30_000 }), dealer).offers).toMatchObject({
      price: 30_000,
      priceSpecification: { price: 30_000, priceCurrency: 'AUD', description },
    });
  });

  it('has no kilometres for a used vehicle with none, and 0 km for a new one', () => {
    const kilometres = (vehType: 'New' | 'Used') =>
      stockJsonLd(aStockItem({ vehType, odometer: 0 }), dealer).mileageFromOdometer;
    expect(kilometres('Used')).toBeUndefined();
    expect(kilometres('New')).toMatchObject({ value: 0 });
  });

  it.each([
    ['Used', '0', undefined],
    ['Used', '41,000 km', 41_000],
    ['New', '0', 0],
  ] as const)('of a %s item with %s in the feed has the kilometres %s', (vehType, odometer, kilometres) => {
    const row = { id: 'A1', vehType, make: 'Toyota', model: 'HiLux', odometer };
    const data = stockJsonLd(okValue(parseStockItem(row, aStockContext(), 'h0')).item, dealer);
    expect(data.mileageFromOdometer).toEqual(
      kilometres === undefined
        ? undefined
        : { '@type': 'QuantitativeValue', value: kilometres, unitCode: 'KMT' },
    );
  });
});
