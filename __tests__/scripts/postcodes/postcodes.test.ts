import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PostcodeRow, postcodeCentres } from '../../../scripts/postcodeCentres';
import { distanceKm, type GeoPoint } from '../../../src/domain/geoPoint';

const published = Object.entries(
  JSON.parse(readFileSync('src/locales/en-AU/postcodes.json', 'utf8')) as Record<
    string,
    readonly [number, number]
  >,
).map(([postcode, [latitude, longitude]]) => ({ postcode, point: { latitude, longitude } }));
const publishedAt = (wanted: string) => published.find(({ postcode }) => postcode === wanted)?.point;

describe('The published postcodes', () => {
  const places = readFileSync(join(__dirname, 'places.csv'), 'utf8').trim().split('\n').slice(1);

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

/** A row of the source: a locality with its place, and the source's own centre of the postcode. */
const row = (
  postcode: string,
  [latitude, longitude]: readonly [number, number],
  [lat, long]: readonly [number, number] = [0, 0],
): PostcodeRow => ({
  postcode,
  type: 'Delivery Area',
  Lat_precise: latitude,
  Long_precise: longitude,
  lat,
  long,
});

const ORANGE = [-33.28, 149.1] as const;
const SYDNEY = [-33.87, 151.21] as const;
const BALLARAT = [-37.56, 143.85] as const;
const MELBOURNE = [-37.81, 144.96] as const;
const at = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });
const near = ([latitude, longitude]: readonly [number, number], step: number) =>
  [latitude + step / 100, longitude] as const;

describe('The centre of a postcode', () => {
  it('is one of its localities, and does not follow those that the source put abroad', () => {
    const rows = [
      row('2655', near(ORANGE, 1)),
      row('2655', ORANGE),
      row('2655', near(ORANGE, -1)),
      row('2655', [51.83, -2.11]),
    ];
    expect(postcodeCentres(rows).get('2655')).toEqual(at(ORANGE));
  });

  it('stays with most of its localities where one is far away in the same state', () => {
    const rows = [row('3888', MELBOURNE), ...[0, 1, 2].map((step) => row('3888', near(BALLARAT, step)))];
    expect(postcodeCentres(rows).get('3888')).toEqual(at(near(BALLARAT, 1)));
  });

  it('is the source’s own where the only locality is abroad and the next numbers are near', () => {
    const around = ['8004', '8006'].map((postcode) => row(postcode, MELBOURNE, MELBOURNE));
    const rows = [...around, row('8005', [40.71, -74.01], near(MELBOURNE, 2))];
    expect(postcodeCentres(rows).get('8005')).toEqual(at(near(MELBOURNE, 2)));
  });

  it.each([
    ['the only locality is abroad', [row('3989', [49.18, -2.1], [49.18, -2.1])]],
    ['the source knows no more than the state', [row('2058', [-31.2532, 146.921], [-31.2532, 146.921])]],
    [
      'the only locality is far from the next numbers, and the source contradicts itself',
      [
        row('8009', MELBOURNE, MELBOURNE),
        row('8010', BALLARAT, [-38.19, 146.29]),
        row('8011', MELBOURNE, MELBOURNE),
      ],
    ],
  ])('is unknown where %s', (_reason, rows) => {
    const known = [...postcodeCentres(rows).keys()];
    expect(known.filter((postcode) => !['8009', '8011'].includes(postcode))).toEqual([]);
  });

  it('of a single locality is what the next numbers confirm', () => {
    const around = ['1399', '1400', '1402'].map((postcode) => row(postcode, SYDNEY, SYDNEY));
    const rows = [...around, row('1401', [-34.71, 149.14], SYDNEY)];
    expect(postcodeCentres(rows).get('1401')).toEqual(at(SYDNEY));
  });
});
