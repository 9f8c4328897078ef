import fc from 'fast-check';
import { distanceKm, type GeoPoint } from '../../src/domain/geoPoint';
import { drawYardMap, MAP_HEIGHT, MAP_WIDTH } from '../../src/domain/yardMap';

const anywhere: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Some hundred kilometres of Australia: the yards of a dealer. */
const nearby: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -34, max: -32, noNaN: true }),
  longitude: fc.double({ min: 148, max: 150, noNaN: true }),
});

const yards = (positions: readonly GeoPoint[]) => positions.map((position) => ({ position, letters: 8 }));
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('a map of yards', () => {
  it('keeps every mark inside, wherever on earth the yards are', () => {
    fc.assert(
      fc.property(
        fc.array(anywhere, { minLength: 1, maxLength: 12 }),
        fc.option(anywhere, { nil: undefined }),
        (positions, from) => {
          const { marks, lines, scale, shopper } = drawYardMap(yards(positions), from);
          for (const { x, y } of [...marks, ...(shopper ? [shopper] : [])]) {
            expect(x >= 0 && x <= MAP_WIDTH).toBe(true);
            expect(y >= 0 && y <= MAP_HEIGHT).toBe(true);
          }
          expect(lines).toHaveLength(shopper ? 1 : positions.length - 1);
          expect(scale.length > 0 && scale.length < MAP_WIDTH / 2).toBe(true);
          expect(/^[125]0*$/.test(String(scale.kilometres))).toBe(true);
        },
      ),
    );
  });

  it('has one scale in every direction, with north at the top and east at the right', () => {
    fc.assert(
      fc.property(fc.array(nearby, { minLength: 2, maxLength: 8 }), (positions) => {
        const { marks, scale } = drawYardMap(yards(positions));
        const kmOf = (units: number) => (units / scale.length) * scale.kilometres;
        positions.forEach((one, i) => {
          positions.forEach((other, j) => {
            const [a, b] = [marks[i]?.place, marks[j]?.place];
            if (!a || !b) throw new Error('a yard without a mark');
            const km = distanceKm(one, other);
            expect(Math.abs(kmOf(apart(a, b)) - km)).toBeLessThan(0.02 * km + 0.01);
            if (one.latitude > other.latitude) expect(a.y).toBeLessThanOrEqual(b.y);
            if (one.longitude < other.longitude) expect(a.x).toBeLessThanOrEqual(b.x);
          });
        });
      }),
    );
  });

  it('draws marks of one town beside each other, each with a line to its place', () => {
    const town = { latitude: -33, longitude: 149 };
    const { marks } = drawYardMap(yards([town, town, town]));
    const [one, two, three] = marks;
    if (!one || !two || !three) throw new Error('a yard without a mark');
    for (const pair of [
      [one, two],
      [one, three],
      [two, three],
    ] as const)
      expect(apart(...pair)).toBeGreaterThan(24);
    expect(new Set(marks.map(({ place }) => `${place.x} ${place.y}`)).size).toBe(1);
  });

  it('shows a shopper in the district, and not one across the country', () => {
    const positions = [
      { latitude: -33.08, longitude: 149.32 },
      { latitude: -33.15, longitude: 149.15 },
    ];
    const near = drawYardMap(yards(positions), { latitude: -33.2, longitude: 149.4 });
    expect(near.shopper).toBeDefined();
    expect(near.lines).toHaveLength(1);
    const perth = drawYardMap(yards(positions), { latitude: -31.95, longitude: 115.86 });
    expect(perth.shopper).toBeUndefined();
    expect(perth.marks).toEqual(drawYardMap(yards(positions)).marks);
  });

  it('draws neighbours on both sides of the date line beside each other', () => {
    const { scale, marks } = drawYardMap(
      yards([
        { latitude: -17, longitude: 179.95 },
        { latitude: -17, longitude: -179.95 },
      ]),
    );
    expect(scale.kilometres).toBeLessThan(10);
    expect(marks[0]?.x).toBeLessThan(marks[1]?.x ?? 0);
  });
});
