import fc from 'fast-check';
import { distanceKm, formatDistance, type GeoPoint } from '../../src/domain/geoPoint';

const points: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

// Near the far side of the earth, the haversine formula is only exact to some decimetres.
const ONE_METRE = 0.001;

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const PERTH = { latitude: -31.9523, longitude: 115.8613 };
const ORANGE = { latitude: -33.284, longitude: 149.1 };

describe('a distance', () => {
  it('agrees with the map', () => {
    expect(distanceKm(SYDNEY, PERTH)).toBeCloseTo(3291, -1);
    expect(distanceKm(SYDNEY, ORANGE)).toBeCloseTo(206, -1);
  });

  it('is the same both ways, zero to the place itself, and at most half the way around the earth', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const there = distanceKm(one, other);
        expect(there).toBeCloseTo(distanceKm(other, one), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
        expect(distanceKm(one, one)).toBe(0);
      }),
    );
  });

  it('is never longer than a detour by way of a third place', () => {
    fc.assert(
      fc.property(points, points, points, (one, by, other) => {
        expect(distanceKm(one, other)).toBeLessThanOrEqual(
          distanceKm(one, by) + distanceKm(by, other) + ONE_METRE,
        );
      }),
      {
        examples: [
          [
            { latitude: 0, longitude: 0 },
            { latitude: 1.0456548945759365e-6, longitude: 0 },
            { latitude: 0, longitude: -179.99999879258178 },
          ],
        ],
      },
    );
  });

  it.each([
    [0.4, 'less than 1 km'],
    [1, 'about 1 km'],
    [12.5, 'about 13 km'],
    [3291.2, 'about 3,291 km'],
  ])('of %d kilometres is said as %s', (kilometres, said) => {
    expect(formatDistance(kilometres)).toBe(said);
  });
});
