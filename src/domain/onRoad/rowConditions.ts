import type { DutyTable, RowConditions } from './onRoadTables';
import type { OnRoadVehicle } from './onRoadVehicle';

/** A fact that a row needs and the feed leaves out, within a sentence. */
type MissingFact = string;

type RowFit = 'fits' | 'other' | { readonly missing: MissingFact };

/** What a state's law decides about bodies. */
interface BodyLaw {
  readonly crewUtes?: DutyTable['crewUtes'];
}

/**
 * Whether a row is for a vehicle. Where a fact is missing, the row neither fits nor is passed over, unless another condition
 * already rules it out.
 * @param value in dollars
 */
export function fitOf(
  when: RowConditions | undefined,
  vehicle: OnRoadVehicle,
  value: number,
  law: BodyLaw = {},
): RowFit {
  const fits = Object.entries(when ?? {}).map(([name, wanted]): RowFit => {
    const met = CONDITIONS[name as keyof RowConditions](wanted as never, vehicle, value, law);
    return typeof met === 'object' ? met : met ? 'fits' : 'other';
  });
  if (fits.includes('other')) return 'other';
  return fits.find((fit) => typeof fit === 'object') ?? 'fits';
}

type Met = boolean | { readonly missing: MissingFact };

const missing = (fact: MissingFact): Met => ({ missing: fact });

const isPower =
  (...powers: readonly NonNullable<OnRoadVehicle['power']>[]) =>
  (wanted: boolean, { power }: OnRoadVehicle): Met =>
    power === undefined ? missing('its fuel') : powers.includes(power) === wanted;

const atMost = (fact: MissingFact, most: number, value: number | undefined): Met =>
  value === undefined ? missing(fact) : value <= most;

const CONDITIONS: {
  readonly [Name in keyof RowConditions]-?: (
    wanted: NonNullable<RowConditions[Name]>,
    vehicle: OnRoadVehicle,
    value: number,
    law: BodyLaw,
  ) => Met;
} = {
  maxValue: (most, _vehicle, value) => value <= most,
  isGoods: (wanted, vehicle, _value, law) => {
    const isGoods = carriesGoods(vehicle, law);
    return typeof isGoods === 'object' ? isGoods : isGoods === wanted;
  },
  isNew: (wanted, { vehType }) => (vehType === 'New') === wanted,
  isElectric: isPower('electric'),
  isGreen: (wanted, { power }) => (power === 'electric' ? wanted : missing('its CO₂ emissions')),
  isElectrified: isPower('electric', 'plugIn', 'hybrid'),
  isPlugIn: isPower('electric', 'plugIn'),
  maxCylinders: (most, { cylinders, power }) =>
    power === 'electric' || atMost('its number of cylinders', most, cylinders),
  maxTareMass: (most, { tareMass }) => atMost('its tare mass', most, tareMass),
  maxEngineSize: (most, { engineSize, power }) => {
    if (power === 'electric') return true;
    if (engineSize === undefined) return missing('the size of its engine');
    const [least, largest] = engineSize;
    // A 1.3 litre engine can have 1,332 cm³.
    return largest <= most || (least > most ? false : missing('the exact size of its engine'));
  },
  isDiesel: (wanted, { isDiesel, power }) =>
    power === 'electric'
      ? !wanted
      : isDiesel === undefined
        ? missing('whether it runs on petrol or diesel')
        : isDiesel === wanted,
};

/** Whether a vehicle is for goods by a state's law: utes and vans are, but some states count a crew ute among passenger cars. */
function carriesGoods({ body }: OnRoadVehicle, { crewUtes }: BodyLaw): Met {
  if (body === undefined) return missing('whether it is a passenger vehicle');
  if (body === 'passenger') return false;
  if (body === 'goods' || crewUtes === undefined) return true;
  return crewUtes === 'passengerIfFourWheelDrive' && body === 'fourWheelDriveCrewUte'
    ? false
    : missing('whether it is a passenger vehicle');
}
