import { distanceKm, type GeoPoint } from './geoPoint';

/** The size of the drawing in its own units: about the pixels of a narrow phone. Wider windows enlarge it. */
export const MAP_WIDTH = 320;
export const MAP_HEIGHT = 220;
/** Around the marks, so that each has room for its name. */
const MARGIN_X = 40;
const MARGIN_Y = 34;
/** Yards in one street are not drawn as if they were far apart. */
const MIN_SPAN_KM = 2;
/** A shopper so far away that the yards would shrink by more is not drawn. */
const MAX_SHRINKING = 4;
const MAX_SCALE_BAR = 96;
const PIN = 30;
const EARTH_RADIUS_KM = 6371;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of its mark that a name is on; `none` if all sides are taken. */
export type NameSide = 'right' | 'left' | 'below' | 'above' | 'none';

interface MapMark extends Point {
  /** Where the yard is. Its mark is beside it where marks would cover each other. */
  readonly place: Point;
  readonly side: NameSide;
}

export interface YardMap {
  /** In the order of the yards. */
  readonly marks: readonly MapMark[];
  /** Absent if the place is unknown, or too far from all yards. */
  readonly shopper: Point | undefined;
  /** Straight lines with their lengths: between neighbours, or from the shopper to the first yard. */
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly kilometres: number }[];
  /** A round distance, and how long it is in the drawing. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

interface MappedYard {
  readonly position: GeoPoint;
  /** The letters of the longest line beside the mark. */
  readonly letters: number;
}

/** A map of yards with north at the top, in units of `MAP_WIDTH` by `MAP_HEIGHT`. It needs at least one yard. */
export function drawYardMap(yards: readonly MappedYard[], from?: GeoPoint): YardMap {
  const positions = yards.map(({ position }) => position);
  const own = projectionOf(positions);
  const wider = from && projectionOf([...positions, from]);
  const isNear = wider !== undefined && own.unitsPerKm / wider.unitsPerKm <= MAX_SHRINKING;
  const { project, unitsPerKm } = isNear ? wider : own;
  const places = positions.map(project);
  const shopper = isNear && from ? project(from) : undefined;
  const pins = apart(places);
  const sides = namedSides(
    pins,
    yards.map(({ letters }) => letters),
  );
  const [first] = positions;
  return {
    marks: pins.map((pin, index) => ({
      ...pin,
      place: places[index] ?? pin,
      side: sides[index] ?? 'none',
    })),
    shopper,
    lines:
      shopper && from && first && places[0]
        ? [{ from: shopper, to: places[0], kilometres: distanceKm(from, first) }]
        : neighbours(positions).map(([one, other]) => ({
            from: places[one] ?? CENTRE,
            to: places[other] ?? CENTRE,
            kilometres: distanceKm(positions[one] ?? ORIGIN, positions[other] ?? ORIGIN),
          })),
    scale: scaleBar(unitsPerKm),
  };
}

const CENTRE: Point = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };
const ORIGIN: GeoPoint = { latitude: 0, longitude: 0 };
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** An equirectangular projection around the middle of some places, as large as fits. Yards of one dealer are near each other. */
function projectionOf(places: readonly GeoPoint[]) {
  const start = places[0] ?? ORIGIN;
  // So that places on both sides of the date line are neighbours.
  const eastOf = ({ longitude }: GeoPoint): number => ((longitude - start.longitude + 540) % 360) - 180;
  const [south, north] = rangeOf(places.map(({ latitude }) => latitude));
  const kmEast = radians(1) * EARTH_RADIUS_KM * Math.cos(radians((south + north) / 2));
  const kmNorth = radians(1) * EARTH_RADIUS_KM;
  const [west, east] = rangeOf(places.map(eastOf));
  const unitsPerKm = Math.min(
    (MAP_WIDTH - 2 * MARGIN_X) / Math.max(MIN_SPAN_KM, (east - west) * kmEast),
    (MAP_HEIGHT - 2 * MARGIN_Y) / Math.max(MIN_SPAN_KM, (north - south) * kmNorth),
  );
  return {
    unitsPerKm,
    project: (place: GeoPoint): Point => ({
      x: CENTRE.x + (eastOf(place) - (west + east) / 2) * kmEast * unitsPerKm,
      y: CENTRE.y - (place.latitude - (south + north) / 2) * kmNorth * unitsPerKm,
    }),
  };
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The largest of 1, 2, 5, 10, 20, … kilometres whose bar is short enough. */
function scaleBar(unitsPerKm: number): YardMap['scale'] {
  const most = MAX_SCALE_BAR / unitsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const kilometres = power * ([5, 2].find((digit) => digit * power <= most) ?? 1);
  return { kilometres, length: kilometres * unitsPerKm };
}

const STEPS = 60;

/** Moves marks that would cover each other apart, a little in each step, inside the drawing. */
function apart(places: readonly Point[]): readonly Point[] {
  const pins = places.map((place) => ({ ...place }));
  for (let step = 0; step < STEPS; step += 1) {
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= PIN) continue;
        // Marks of one place leave it in different directions.
        const angle = distance > 0.01 ? Math.atan2(dy, dx) : index;
        const move = (PIN - distance) / 2;
        one.x -= Math.cos(angle) * move;
        one.y -= Math.sin(angle) * move;
        other.x += Math.cos(angle) * move;
        other.y += Math.sin(angle) * move;
      }
    for (const pin of pins) {
      pin.x = within(pin.x, MAP_WIDTH);
      pin.y = within(pin.y, MAP_HEIGHT);
    }
  }
  return pins;
}

const within = (value: number, size: number): number => Math.min(size - PIN / 2, Math.max(PIN / 2, value));

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 7.4;
const NAME_HEIGHT = 36;

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first side of each mark where its name covers no mark and no other name. */
function namedSides(pins: readonly Point[], letters: readonly number[]): readonly NameSide[] {
  const taken = pins.map((pin) => boxAround(pin, PIN, PIN));
  return pins.map(({ x, y }, index) => {
    const width = (letters[index] ?? 0) * LETTER;
    const beside = (PIN + width) / 2 + 2;
    const beyond = (PIN + NAME_HEIGHT) / 2;
    const boxes: readonly (readonly [NameSide, Box])[] = [
      ['right', boxAround({ x: x + beside, y }, width, NAME_HEIGHT)],
      ['left', boxAround({ x: x - beside, y }, width, NAME_HEIGHT)],
      ['below', boxAround({ x, y: y + beyond }, width, NAME_HEIGHT)],
      ['above', boxAround({ x, y: y - beyond }, width, NAME_HEIGHT)],
    ];
    const free = boxes.find(
      ([, box]) =>
        box.left >= 0 &&
        box.right <= MAP_WIDTH &&
        box.top >= 0 &&
        box.bottom <= MAP_HEIGHT &&
        !taken.some((other) => overlap(box, other)),
    );
    if (!free) return 'none';
    taken.push(free[1]);
    return free[0];
  });
}

/** The pairs that join all places by the shortest lines (Prim's algorithm). */
function neighbours(places: readonly GeoPoint[]): readonly (readonly [number, number])[] {
  const joined = [0];
  const pairs: (readonly [number, number])[] = [];
  while (joined.length < places.length) {
    let best: { readonly pair: readonly [number, number]; readonly length: number } | undefined;
    for (const one of joined)
      for (const [other, place] of places.entries()) {
        if (joined.includes(other)) continue;
        const length = distanceKm(places[one] ?? place, place);
        if (!best || length < best.length) best = { pair: [one, other], length };
      }
    if (!best) break;
    pairs.push(best.pair);
    joined.push(best.pair[1]);
  }
  return pairs;
}
