import { importFeed } from '../../../generate/feed/importFeed';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';

const isFlat = (row: object): boolean => Object.values(row).every((value) => typeof value !== 'object');

const cell = (value: unknown): string => `"${value}"`;

const bytesOf = (row: object): Buffer =>
  Buffer.from(
    isFlat(row)
      ? `${Object.keys(row).map(cell).join()},X\n${Object.values(row).map(cell).join()},1\n`
      : JSON.stringify([row]),
  );

/** A feed of one row: cells under their names, or an object with parts. */
const importRow = async (row: object, fields: Record<string, string>) =>
  okValue(
    await importFeed(
      { name: 'stock', bytes: bytesOf(row) },
      {
        site: aStockContext(),
        mapping: {
          name: 'stock.mapping.yml',
          own: new Set(),
          fields: { id: '"A1"', vehType: '"Used"', make: '"Kia"', model: '"Rio"', ...fields },
        },
      },
    ),
  );

/** What a field gives, read from a column as it is. */
const read = async (row: object, field: string, source: string) => {
  const { items } = await importRow(row, { [field]: source });
  return (items[0]?.item as unknown as Record<string, unknown> | undefined)?.[field];
};

describe('a number whose unit the feed states elsewhere', () => {
  it.each<[field: string, name: string, number: string | number, value: unknown]>([
    ['odometer', 'Odometer (mi)', '45,000', 72_420],
    ['odometer', 'Odometer_miles', 45_000, 72_420],
    ['odometer', 'OdometerMiles', '45000', 72_420],
    ['odometer', 'Miles', '45000', 72_420],
    ['odometer', 'Miles', '45000 km', 45_000],
    ['odometer', 'Odometer (km)', '45000', 45_000],
    ['odometer', 'KM (000)', '45', 45_000],
    ['odometer', 'Kms/Miles', '45000', 45_000],
    ['lengthMeters', 'LOA (ft in)', '21', undefined],
    ['power', 'EngineHP', '535', 399],
    ['power', 'Power (PS)', '110', 81],
    ['power', 'Power kW', '110', 110],
    ['tare', 'Tare (lb)', '4250', 1_928],
    ['gvm', 'GVM (t)', '4.5', 4_500],
    ['width', 'Width (m)', '1.995', 1_995],
    ['height', 'Height cm', '177.5', 1_775],
    ['length', 'Length ft', '21', 6_401],
    ['length', 'Length (in)', '236', 5_994],
    ['lengthMeters', 'LOA ft', '19.5', 5.94],
    ['beamWidth', 'Beam (in)', '98', 2.49],
    ['torque', 'Torque (lb-ft)', '600', 813],
    ['fuelCombined', 'Fuel consumption (mpg)', '35', undefined],
    ['fuelCombined', 'Fuel L/100km', '7.4', 7.4],
    ['fuelTankCapacity', 'Fuel tank (gal)', '50', undefined],
  ])('is in the unit that its column names: %s of %s %j', async (field, name, number, value) => {
    expect(await read({ [name]: number }, field, name)).toBe(value);
  });

  it.each<[row: object, source: string, value: unknown]>([
    [{ Odometer: '45,000', 'Odometer Unit': 'MI' }, 'Odometer', 72_420],
    [{ Odometer: 45_000, odometerUnits: 'Miles' }, 'Odometer', 72_420],
    [{ Mileage: 45_000, DistanceUnit: 'mi' }, 'Mileage', 72_420],
    [{ 'mileage.value': '45000', 'mileage.unit': 'MI' }, 'mileage.value', 72_420],
    [{ odometer: { value: 45_000, unit: 'mi' } }, 'odometer.value', 72_420],
    [{ odometer: { '@unit': 'mi', '#text': '45000' } }, 'odometer', 72_420],
    [{ Odometer: 45_000, 'Odometer Unit': 'KMS' }, 'Odometer', 45_000],
    [{ Odometer: 45_000, 'Odometer Unit': '' }, 'Odometer', 45_000],
    [{ Odometer: 45_000, 'Odometer Unit': 'furlongs' }, 'Odometer', undefined],
    [{ Odometer: 45_000, unit: 'mi' }, 'Odometer', 45_000],
    [{ Odometer: 45_000, 'Power Unit': 'hp' }, 'Odometer', 45_000],
  ])('is in the unit beside it: %j', async (row, source, value) => {
    expect(await read(row, 'odometer', source)).toBe(value);
  });

  it('is said to be converted, and a mapping that converts is left alone', async () => {
    const row = { Odometer: 45_000, 'Odometer Unit': 'MI' };
    const { notices, unusedColumns } = await importRow(row, { odometer: 'Odometer' });
    expect(notices).toEqual(['odometer: counted in MI, as Odometer Unit says, and converted']);
    expect(unusedColumns).toEqual(['X']);
    expect(await read(row, 'odometer', '$km(Odometer)')).toBe(72_420);
  });
});
