import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, type GeoPoint } from '../../../src/domain/geoPoint';

const published = Object.entries(
  JSON.parse(readFileSync('src/locales/en-AU/postcodes.json', 'utf8')) as Record<
    string,
    readonly [number, number]
  >,
).map(([postcode, [latitude, longitude]]) => ({ postcode, point: { latitude, longitude } }));
const publishedAt = (wanted: string) => published.find(({ postcode }) => postcode === wanted)?.point;

describe('The published postcodes', () => {
  const places = readFileSync(join(__dirname, '../../support/cases/G1/postcodes.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

  it.each(places.map((line) => line.split(',')))(
    'put %s, %s, where it is, or nowhere',
    (postcode, _place, lat, long) => {
      const point = publishedAt(postcode ?? '');
      const gap =
        point && lat ? distanceKm(point, { latitude: Number(lat), longitude: Number(long) }) : undefined;
      if (lat) expect(gap ?? 0).toBeLessThan(30);
      else expect(point).toBeUndefined();
    },
  );

  it.each([
    ['2800', 'Orange', -33.28, 149.1],
    ['2880', 'Broken Hill', -31.95, 141.45],
    ['0820', 'Darwin', -12.43, 130.85],
    ['3000', 'Melbourne', -37.81, 144.96],
    ['6000', 'Perth', -31.95, 115.86],
    ['7000', 'Hobart', -42.88, 147.33],
    ['2899', 'Norfolk Island', -29.03, 167.95],
    ['1401', 'Broadway, Sydney', -33.88, 151.2],
    ['3358', 'Winter Valley, Ballarat', -37.58, 143.79],
  ] as const)('know %s, %s', (postcode, _place, latitude, longitude) => {
    const point = publishedAt(postcode) as GeoPoint;
    expect(distanceKm(point, { latitude, longitude })).toBeLessThan(30);
  });

  it('lie in the state of their number, or a little across its border, except on islands', () => {
    /** South, west, north, east, in degrees, with the borders' districts. */
    const STATES: Record<string, readonly [number, number, number, number]> = {
      '0': [-27, 128, -10, 139],
      '1': [-38, 140, -28, 154],
      '2': [-38, 140, -28, 154],
      '3': [-40, 140, -33, 151],
      '4': [-30, 137, -9, 154],
      '5': [-39, 128, -25, 142],
      '6': [-36, 112, -13, 130],
      '7': [-44, 143, -39, 149],
      '8': [-40, 140, -33, 151],
      '9': [-30, 137, -9, 154],
    };
    const ELSEWHERE = ['0200', '2898', '2899', '6798', '6799'];
    const strayed = published.filter(({ postcode, point: { latitude, longitude } }) => {
      const [south, west, north, east] = STATES[postcode.charAt(0)] ?? [0, 0, 0, 0];
      return latitude < south || latitude > north || longitude < west || longitude > east;
    });
    expect(
      strayed.map(({ postcode }) => postcode).filter((postcode) => !ELSEWHERE.includes(postcode)),
    ).toEqual([]);
    expect(published.length).toBeGreaterThan(3100);
  });
});
