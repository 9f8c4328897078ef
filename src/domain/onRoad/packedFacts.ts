import { known } from '../knownFields';
import type { EngineSize, OnRoadFacts } from './onRoadVehicle';

/** The facts in the order of a packed text. A value of `body` or `power` has no bar in it. */
type Packed = readonly [
  body: string,
  power: string,
  cylinders: string,
  tareMass: string,
  engineSize: string,
  fuel: string,
  registered: string,
];

/** A vehicle whose price is drive away needs no other fact. */
const DRIVE_AWAY = 'driveAway';

/**
 * The facts as a text for the search index; `undefined` for a vehicle without an estimate anywhere. Many vehicles share one.
 * Law: `unpackedFacts(packedFacts(facts))` gives the facts that an estimate depends on.
 */
export function packedFacts(facts: OnRoadFacts): string | undefined {
  const { priceType, isLight, body = '', power = '', cylinders = '', tareMass = '' } = facts;
  const { engineSize = [], isDiesel, isRegistered } = facts;
  if (!isLight || priceType === 'poa') return undefined;
  if (priceType === 'driveAway') return DRIVE_AWAY;
  const fuel = isDiesel === undefined ? '' : isDiesel ? 'd' : 'p';
  const packed: Packed = [
    ...([body, power, String(cylinders), String(tareMass), engineSize.join('-'), fuel] as const),
    isRegistered ? 'r' : '',
  ];
  return packed.join('|');
}

/** @param packed what `packedFacts` gave */
export function unpackedFacts(packed: string): OnRoadFacts {
  if (packed === DRIVE_AWAY) return { priceType: 'driveAway', isLight: true, isRegistered: true };
  const [body, power, cylinders, tareMass, engineSize, fuel, registered] = packed.split(
    '|',
  ) as unknown as Packed;
  return {
    priceType: 'egc',
    isLight: true,
    isRegistered: registered === 'r',
    ...known({
      body: (body as OnRoadFacts['body']) || undefined,
      power: (power as OnRoadFacts['power']) || undefined,
      cylinders: cylinders === '' ? undefined : Number(cylinders),
      tareMass: tareMass === '' ? undefined : Number(tareMass),
      engineSize:
        engineSize === '' ? undefined : (engineSize.split('-').map(Number) as unknown as EngineSize),
      isDiesel: fuel === '' ? undefined : fuel === 'd',
    }),
  };
}
