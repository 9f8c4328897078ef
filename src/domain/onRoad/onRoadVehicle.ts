import { known } from '../knownFields';
import type { Cents } from '../money';
import { drivenWheelsText } from '../stock/drivenWheels';
import { effectivePrice } from '../stock/priceDisplay';
import type { PriceType, StockItem } from '../stock/stockItem';
import { isRoadVehicle, type VehType } from '../stock/stockTypes';

/** What the law of a state asks about a vehicle's body. The last three depend on the state, or on what the feed leaves out. */
type DutyBody = 'passenger' | 'goods' | 'fourWheelDriveCrewUte' | 'crewUte' | 'unclear';

export type EngineSize = readonly [least: number, largest: number];

type Power = 'electric' | 'plugIn' | 'hybrid' | 'engine';

/** What a vehicle's charges depend on besides its price, its age and its yard. A fact that the feed does not give is absent. */
export interface OnRoadFacts {
  readonly priceType: PriceType;
  /** Whether the feed says that it is a car, ute or van of at most 4.5 tonnes. */
  readonly isLight: boolean;
  readonly body?: DutyBody;
  readonly power?: Power;
  readonly cylinders?: number;
  readonly tareMass?: number;
  /** The least and the largest that the feed's words can mean, cubic centimetres. */
  readonly engineSize?: EngineSize;
  readonly isDiesel?: boolean;
  readonly isRegistered: boolean;
}

export interface OnRoadVehicle extends OnRoadFacts {
  /** Cents; absent if the price is on application or the vehicle is sold. */
  readonly price?: Cents;
  readonly vehType: VehType;
  /** The state of the yard: its registration is taken to be from there, and a drive-away price is for there. */
  readonly home: string;
}

/** Kilograms; heavier vehicles have rates of their own in every state. */
const MAX_LIGHT_GVM = 4500;

/** @param home the state of the item's yard */
export const onRoadVehicle = (item: StockItem, home: string): OnRoadVehicle => ({
  ...onRoadFacts(item),
  vehType: item.vehType,
  home,
  ...known({
    price: item.priceType === 'poa' || item.status === 'sold' ? undefined : effectivePrice(item),
  }),
});

export const onRoadFacts = (item: StockItem): OnRoadFacts => ({
  priceType: item.priceType,
  isLight: isLight(item),
  isRegistered: item.registrationNumber !== undefined,
  ...known({
    body: bodyOf(item),
    power: powerOf(item),
    cylinders: item.cylinders,
    tareMass: item.tareMass ?? item.tare,
    engineSize: engineSizeOf(item.engine ?? ''),
    isDiesel: isDieselOf(item),
  }),
});

const isLight = ({ stockType, bodyType = '', gvm }: StockItem): boolean =>
  gvm === undefined
    ? ['cars', 'vans', 'vehicles'].includes(stockType) && !/motor ?home|camper/i.test(bodyType)
    : isRoadVehicle({ stockType }) && stockType !== 'buses' && gvm <= MAX_LIGHT_GVM;

/** Seats tell a crew ute from a work ute, and a people mover in a van's body from a van. */
function bodyOf(item: StockItem): DutyBody | undefined {
  const text = `${item.bodyType ?? ''} ${item.body ?? ''}`;
  const { seats } = item;
  if (
    /\b(?:utes?|utility|pick[- ]?up|cab[- &]+chassis|tray)\b/i.test(text) &&
    !/\bsports? utility\b/i.test(text)
  ) {
    if (seats === undefined) return 'unclear';
    if (seats <= 3) return 'goods';
    return /\b(?:4x4|4wd|four[- ]wheel[- ]drive)\b/i.test(drivenWheelsText(item))
      ? 'fourWheelDriveCrewUte'
      : 'crewUte';
  }
  if (/\bvan\b/i.test(text)) {
    if (seats === undefined) return undefined;
    return seats <= 3 ? 'goods' : seats >= 7 ? 'passenger' : undefined;
  }
  return item.bodyType === undefined ? undefined : 'passenger';
}

function powerOf({
  fuelType = '',
  electricRange,
}: Pick<StockItem, 'fuelType' | 'electricRange'>): Power | undefined {
  if (fuelType === '') return undefined;
  if (/plug|phev/i.test(fuelType)) return 'plugIn';
  if (/hybrid|hev|petrol.electric/i.test(fuelType)) return electricRange === undefined ? 'hybrid' : 'plugIn';
  return /electric|\bb?ev\b/i.test(fuelType) ? 'electric' : 'engine';
}

/** `1998 cc` is exact; `2.0 litre` is rounded. */
function engineSizeOf(engine: string): EngineSize | undefined {
  const exact = Number(/\b(\d[,\d]{2,4}) ?(?:cc|cm3|cm³)(?![a-z])/i.exec(engine)?.[1]?.replace(',', ''));
  if (exact > 0) return [exact, exact];
  const litres = Number(
    /\b(\d{1,2}[.,]\d) ?-?(?:l|ltr|lit(?:re|er)s?)\b/i.exec(engine)?.[1]?.replace(',', '.'),
  );
  return litres > 0 ? [Math.round(litres * 1000) - 50, Math.round(litres * 1000) + 49] : undefined;
}

/** A hybrid burns either, so its fuel has to be named. */
function isDieselOf({ fuelType = '', engine = '' }: StockItem): boolean | undefined {
  const text = `${fuelType} ${engine}`;
  if (/diesel/i.test(text)) return true;
  return /petrol|unleaded|\bulp\b/i.test(text) || powerOf({ fuelType }) === 'engine' ? false : undefined;
}
