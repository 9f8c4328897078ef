import { chooseColour } from './colourChoice';
import { equipmentOf } from './equipment';
import { randomFrom } from './random';
import { inventRegistration } from './registration';
import { greenStarYear, specColumns } from './specColumns';
import { stockDates } from './stockDate';
import type { StockRow } from './stockRow';
import { PAINTS } from './tarrow/paints';
import { tarrowRange } from './tarrow/range';
import type { Badge, ModelSpec } from './vehicleSpec';
import { inventVin } from './vin';
import { newWriters } from './words/describeNew';

interface Lot {
  readonly spec: ModelSpec;
  readonly fitted: Badge;
  readonly vehType: 'New' | 'Demo';
  readonly place: number;
}

/** How many of each grade stand in the yard, in the order of the range's grades. */
const NEW_COUNTS: Readonly<Record<string, readonly number[]>> = {
  Wren: [3, 4, 3, 2],
  Lark: [2, 4, 2],
  Heron: [4, 5, 5, 3],
  Brolga: [3, 4, 3],
  Kite: [2, 3, 5, 3],
};

const DEMO_COUNTS: Readonly<Record<string, readonly number[]>> = {
  Wren: [1, 1, 1, 1],
  Lark: [0, 2, 2],
  Heron: [1, 1, 2, 1],
  Brolga: [1, 1, 1],
  Kite: [0, 1, 2, 2],
};

function lots(vehType: Lot['vehType']): readonly Lot[] {
  const counts = vehType === 'New' ? NEW_COUNTS : DEMO_COUNTS;
  return tarrowRange.flatMap((spec) =>
    spec.badges.flatMap((fitted, index) =>
      Array.from({ length: counts[spec.model]?.[index] ?? 0 }, (_, place) => ({
        spec,
        fitted,
        vehType,
        place,
      })),
    ),
  );
}

/** The saving on a demonstrator: seven to eleven per cent by its kilometres. */
const demoPrice = (newPrice: number, odometer: number): number =>
  Math.round((newPrice * (0.94 - odometer / 180_000)) / 500) * 500 - 10;

function tags(fitted: Badge, spec: ModelSpec, runout: boolean): readonly string[] {
  return [
    ...(runout ? ['Run-out'] : []),
    ...(fitted.drive === '4x4' ? ['4x4'] : []),
    ...(fitted.drive === 'AWD' ? ['All-wheel drive'] : []),
    ...(spec.seats >= 7 ? ['Seven seats or more'] : []),
    ...(['Hybrid', 'Electric'].includes(fitted.engine.fuelType) ? ['Low emissions'] : []),
    ...(spec.model === 'Wren' ? ['First car'] : []),
  ];
}

/** Every new and demo vehicle of the demo: the invented brand's range. */
export function newStock(): readonly Omit<StockRow, 'id'>[] {
  const write = newWriters();
  return [...lots('New'), ...lots('Demo')].map(({ spec, fitted, vehType, place }) => {
    const random = randomFrom(`${vehType} ${spec.model} ${fitted.name} ${place}`);
    const isNew = vehType === 'New';
    // Last year's plate: a few Herons are left over.
    const runout = isNew && spec.model === 'Heron' && place === 0;
    const year = runout || (!isNew && random.chance(0.2)) ? 2025 : 2026;
    const odometer = isNew ? random.whole(5, 48) : random.whole(1_150, 8_400);
    const colour = chooseColour(spec.body, true, random);
    const location = random.pick(['Wattlebrook', 'Wattlebrook', 'Wattlebrook', 'Barden Creek']);
    const words = {
      model: spec.model,
      badge: fitted.name,
      paint: PAINTS[colour],
      location,
      odometer,
      runout,
    };
    const drive = ['2WD', '4x2', '4x4'].includes(fitted.drive) || fitted.name.endsWith('AWD') ? '' : 'AWD';
    const subname = [fitted.gearbox, drive, PAINTS[colour]];
    return {
      ...specColumns(spec, fitted, colour),
      vehType,
      equipment: equipmentOf({ spec, badge: fitted, year, towBar: false }),
      greenStarYear: greenStarYear(fitted, year),
      series: `MY${year - 2000}`,
      year,
      odometer,
      price: isNew ? fitted.newPrice : demoPrice(fitted.newPrice, odometer),
      priceType: 'driveAway',
      ...(!isNew && { registrationNumber: inventRegistration(random) }),
      siteDescription: (isNew ? write.newCar : write.demo)(words),
      brandCertified: false,
      tags: tags(fitted, spec, runout).join('|'),
      'location.name': location,
      stockName: `${year} Tarrow ${spec.model} ${fitted.name}`,
      stockSubname: subname.filter(Boolean).join(' · '),
      vin: inventVin(spec.region, year, random),
      ...stockDates(runout ? 190 : 150, random),
    };
  });
}
