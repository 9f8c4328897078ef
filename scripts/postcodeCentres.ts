import { distanceKm, type GeoPoint } from '../src/domain/geoPoint';

/** A row of the source: one locality of a postcode. */
export interface PostcodeRow {
  readonly postcode: string;
  readonly type: string | null;
  /** The locality's own place; 0 where the source has none. */
  readonly Lat_precise: number;
  readonly Long_precise: number;
  /** The source's own centre of the postcode. It is wrong more often than the places of localities. */
  readonly lat: number;
  readonly long: number;
}

/** Bounds in degrees: south, west, north, east. */
type Box = readonly [number, number, number, number];

const NSW: Box = [-37.51, 140.99, -28.15, 153.64];
const VIC: Box = [-39.2, 140.96, -33.98, 149.98];
const QLD: Box = [-29.18, 137.99, -9.1, 153.56];

/** The state that a postcode belongs to, by its first digit. New South Wales surrounds the Capital Territory. */
const STATES: Readonly<Record<string, Box>> = {
  '0': [-26.01, 128.99, -10.9, 138.01],
  '1': NSW,
  '2': NSW,
  '3': VIC,
  '4': QLD,
  '5': [-38.07, 128.99, -25.99, 141.01],
  '6': [-35.2, 112.9, -13.6, 129.01],
  '7': [-43.75, 143.8, -39.1, 148.5],
  '8': VIC,
  '9': QLD,
};

/** Postcodes outside of their state: the university in Canberra and four islands. */
const ELSEWHERE: Readonly<Record<string, Box>> = {
  '0200': NSW,
  '2898': [-32, 158.5, -31, 159.6],
  '2899': [-29.5, 167.5, -28.5, 168.5],
  '6798': [-11, 105, -10, 106.2],
  '6799': [-13, 96, -11.5, 97.5],
};

/** Degrees by which a postcode may reach across the border of its state. */
const ACROSS = 0.5;

/** What the source gives where it knows only the state: the middle of NT, NSW, WA and, twice, of Tasmania. */
const MIDDLES_OF_STATES: readonly GeoPoint[] = [
  { latitude: -19.4914, longitude: 132.551 },
  { latitude: -31.2532, longitude: 146.921 },
  { latitude: -27.6728, longitude: 121.628 },
  { latitude: -41.4545, longitude: 145.9707 },
  { latitude: -41.5187, longitude: 146.6427 },
];

/** How far a region reaches, in kilometres. */
const REGION = 200;
/** The source's own centre confirms a place this close to it, in kilometres. */
const CONFIRMED = 80;
/** A place further than this from the next numbers needs a reason, in kilometres. */
const NEAR = 25;

interface Candidates {
  readonly postcode: string;
  /** The places of its localities. */
  readonly places: readonly GeoPoint[];
  /** The one in the middle of them. */
  readonly main: GeoPoint | undefined;
  /** The source's own centre of the postcode. */
  readonly ofSource: GeoPoint | undefined;
}

/**
 * The centre of each postcode. A postcode whose place is not certain is left out. A centre is the place of one of the postcode's
 * localities, so that it can lie neither in the sea nor between two towns.
 *
 * The source looked up some localities by name alone, so a place may be abroad or in another part of the state. A place outside
 * of the postcode's state is left out. Three localities need no other proof, because most of them are right. For fewer, the
 * source's own centre of the postcode decides, and if the two differ, the postcodes with the next numbers.
 */
export function postcodeCentres(rows: readonly PostcodeRow[]): ReadonlyMap<string, GeoPoint> {
  const byPostcode = new Map<string, PostcodeRow[]>();
  for (const row of rows) byPostcode.set(row.postcode, [...(byPostcode.get(row.postcode) ?? []), row]);
  const all = [...byPostcode].sort(([one], [other]) => (one < other ? -1 : 1)).map(candidates);
  const centres = new Map<string, GeoPoint>();
  all.forEach((each, index) => {
    const centre = centreOf(each, neighbours(all, index));
    if (centre) centres.set(each.postcode, centre);
  });
  return centres;
}

function candidates([postcode, rows]: readonly [string, readonly PostcodeRow[]]): Candidates {
  const isPossible = (point: GeoPoint) =>
    isWithin(ELSEWHERE[postcode] ?? STATES[postcode.charAt(0)], point) &&
    !MIDDLES_OF_STATES.some((middle) => distanceKm(middle, point) < 1);
  const placesOf = (some: readonly PostcodeRow[]) =>
    some
      .map(({ Lat_precise, Long_precise }) => ({ latitude: Lat_precise, longitude: Long_precise }))
      .filter(isPossible);
  // Post office boxes are at a post office. People live where letters are delivered.
  const delivered = placesOf(rows.filter(({ type }) => type === 'Delivery Area'));
  const places = delivered.length > 0 ? delivered : placesOf(rows);
  const centres = rows.map(({ lat, long }) => ({ latitude: lat, longitude: long })).filter(isPossible);
  const ofSource = mainOf(centres);
  return { postcode, places, main: mainOf(places, ofSource), ofSource };
}

function isWithin(box: Box | undefined, { latitude, longitude }: GeoPoint): boolean {
  if (!box) return false;
  const [south, west, north, east] = box;
  return (
    latitude > south - ACROSS &&
    latitude < north + ACROSS &&
    longitude > west - ACROSS &&
    longitude < east + ACROSS
  );
}

/**
 * The place that is nearest to all others. Those beyond the region count as if they were at its edge, so that far places, right
 * or wrong, do not draw it away from a town. Among equals, the place that is nearest to `centre`.
 */
function mainOf(places: readonly GeoPoint[], centre?: GeoPoint): GeoPoint | undefined {
  const [best] = places
    .map((place) => ({
      place,
      apart: places.reduce((sum, other) => sum + Math.min(REGION, distanceKm(place, other)), 0),
      toCentre: centre ? distanceKm(place, centre) : 0,
    }))
    .sort((a, b) => a.apart - b.apart || a.toCentre - b.toCentre);
  return best?.place;
}

/** The places of the three postcodes before and the three after one, if their numbers are near. */
function neighbours(all: readonly Candidates[], index: number): readonly GeoPoint[] {
  const number = Number(all[index]?.postcode);
  const isNear = ({ postcode, main }: Candidates) => main && Math.abs(Number(postcode) - number) < 40;
  const before = all.slice(0, index).filter(isNear).slice(-3);
  const after = all
    .slice(index + 1)
    .filter(isNear)
    .slice(0, 3);
  return [...before, ...after].flatMap(({ main }) => main ?? []);
}

function centreOf(
  { postcode, places, main, ofSource }: Candidates,
  around: readonly GeoPoint[],
): GeoPoint | undefined {
  if (places.length >= 3 || postcode in ELSEWHERE) return main;
  if (main && ofSource && distanceKm(main, ofSource) < CONFIRMED) return main;
  const gap = (point: GeoPoint) =>
    Math.min(...around.filter((other) => other !== point).map((other) => distanceKm(point, other)));
  const [nearest] = [main, ofSource].flatMap((point) => point ?? []).sort((a, b) => gap(a) - gap(b));
  // How far apart the neighbours are: 1 km in a city, hundreds in the desert.
  const usual = around.map(gap).sort((a, b) => a - b)[Math.floor(around.length / 2)] ?? 0;
  const most = main ? NEAR + 3 * usual : 2 * NEAR;
  return nearest && gap(nearest) < most ? nearest : undefined;
}
