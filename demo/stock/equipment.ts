import type { CarBody } from '../illustrations/catalogue';
import { designOf } from '../illustrations/solid/models';
import type { Badge, ModelSpec } from './vehicleSpec';

interface Fitted {
  readonly spec: ModelSpec;
  readonly badge: Badge;
  readonly year: number;
  readonly towBar: boolean;
}

interface Row {
  readonly group: 'Safety' | 'Comfort' | 'Technology' | 'Outside';
  readonly words: string;
  /** The first model year that has it. */
  readonly since?: number;
  /** From which grade of the range on, from 0 (every grade) to 1 (the dearest alone). */
  readonly grade?: number;
  readonly bodies?: readonly CarBody[];
  readonly if?: (fitted: Fitted) => boolean;
}

const ROOFED: readonly CarBody[] = ['suv', 'suvLarge', 'wagon'];
const TRAYS: readonly CarBody[] = ['ute'];
/** A car is said to have only what its pictures show it with. */
const drawingOf = ({ make, model, size: [length, width, height, wheelBase] }: ModelSpec) =>
  designOf(make, model, [length, width, height, wheelBase]);
const isElectric = ({ badge }: Fitted): boolean => badge.engine.fuelType === 'Electric';
const isAutomatic = ({ badge }: Fitted): boolean => !badge.gearbox.includes('manual');

/** What makers fitted, roughly: by age, by grade and by body. */
const ROWS: readonly Row[] = [
  { group: 'Safety', words: 'Electronic stability control' },
  { group: 'Safety', words: 'Side and curtain airbags' },
  { group: 'Safety', words: 'Reversing camera', since: 2014 },
  { group: 'Safety', words: 'Autonomous emergency braking', since: 2018 },
  { group: 'Safety', words: 'Lane-keeping assist', since: 2019, grade: 0.3 },
  { group: 'Safety', words: 'Blind-spot monitor', since: 2017, grade: 0.5 },
  { group: 'Safety', words: 'Rear cross-traffic alert', since: 2018, grade: 0.5 },
  { group: 'Safety', words: 'Two ISOFIX child-seat points', since: 2014, if: ({ spec }) => spec.seats > 3 },
  { group: 'Safety', words: 'Hill descent control', bodies: ['ute', 'suvLarge'] },
  { group: 'Comfort', words: 'Air conditioning' },
  { group: 'Comfort', words: 'Dual-zone climate control', grade: 0.4 },
  { group: 'Comfort', words: 'Adaptive cruise control', since: 2018, grade: 0.3, if: isAutomatic },
  { group: 'Comfort', words: 'Heated front seats', grade: 0.7 },
  { group: 'Comfort', words: 'Leather-wrapped steering wheel', grade: 0.2 },
  { group: 'Comfort', words: 'Power driver’s seat', grade: 0.8 },
  { group: 'Comfort', words: 'Keyless entry and start', since: 2016, grade: 0.4 },
  { group: 'Comfort', words: 'Powered tailgate', since: 2017, grade: 0.8, bodies: ROOFED },
  { group: 'Technology', words: 'Bluetooth phone and audio' },
  { group: 'Technology', words: 'Apple CarPlay and Android Auto', since: 2018 },
  { group: 'Technology', words: 'Satellite navigation', since: 2014, grade: 0.6 },
  { group: 'Technology', words: 'Digital radio', since: 2017, grade: 0.5 },
  { group: 'Technology', words: 'Wireless phone charging', since: 2020, grade: 0.6 },
  { group: 'Technology', words: 'Two USB-C sockets', since: 2020 },
  { group: 'Technology', words: 'Type 2 charging cable', if: isElectric },
  { group: 'Outside', words: 'Alloy wheels', grade: 0.3 },
  { group: 'Outside', words: 'LED headlights', since: 2018, grade: 0.3 },
  { group: 'Outside', words: 'Automatic headlights', since: 2014, grade: 0.3 },
  { group: 'Outside', words: 'Roof rails', grade: 0.3, if: ({ spec }) => drawingOf(spec).rails },
  { group: 'Outside', words: 'Tub liner', bodies: TRAYS },
  { group: 'Outside', words: 'Sports bar', grade: 0.7, if: ({ spec }) => drawingOf(spec).bar },
  { group: 'Outside', words: 'Tow bar', if: ({ towBar }) => towBar },
];

/** The feed's list of what a vehicle is fitted with. A grade further up the range has all that those below it have. */
export function equipmentOf(fitted: Fitted): string {
  const { badges, body } = fitted.spec;
  const grade = badges.length < 2 ? 0.5 : badges.indexOf(fitted.badge) / (badges.length - 1);
  return ROWS.filter(
    ({ since = 0, grade: from = 0, bodies, if: isMet = () => true }) =>
      fitted.year >= since && grade >= from && (bodies?.includes(body) ?? true) && isMet(fitted),
  )
    .map(({ group, words }) => `${group}: ${words}`)
    .join('|');
}
