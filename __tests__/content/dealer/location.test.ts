import { type PlaceView, toPlace } from '../../../src/content/dealer/location';
import { toTeamDepartments } from '../../../src/content/dealer/teamMember';
import type { DealerPlaceFieldsFragment, LocationFieldsFragment } from '../../../src/content/queryTypes';
import { serviceDepartment } from '../../support/content/contentViews';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const open = (opens: string) => WEEK.map((weekday) => ({ weekday, periods: [{ opens, closes: '17:00' }] }));

const bardenCreek: LocationFieldsFragment = {
  id: 'barden-creek',
  name: 'Barden Creek',
  address: { street: '9 Station Road', suburb: 'Barden Creek', state: 'NSW', postcode: '2802' },
  geo: { latitude: -33.15, longitude: 149.14 },
  mapUrl: null,
  phone: '(02) 5550 0170',
  email: null,
  openingHours: open('09:00'),
  specialDays: [],
};
const dealer: DealerPlaceFieldsFragment = {
  dealershipName: 'Quillbrook Tallis',
  phone: '(02) 5550 0140',
  address: { street: '112 Commercial Street', suburb: 'Quillbrook', state: 'NSW', postcode: '2801' },
  timeZone: 'Australia/Sydney',
  departments: [
    { openingHours: open('08:30'), specialDays: [] },
    { openingHours: open('07:00'), specialDays: [] },
  ],
};
const placeOf = (name: string | undefined, location = bardenCreek) =>
  toPlace([location], name, dealer, 'place-1');
const knownPlaceOf = (...of: Parameters<typeof placeOf>) => placeOf(...of) as PlaceView;

it.each(['Barden Creek', ' barden creek '])('stock at %j is shown at its own location', (name) => {
  const place = knownPlaceOf(name);
  expect(place.address.street).toBe('9 Station Road');
  expect(place.phone).toBe('(02) 5550 0170');
  expect(place.hours?.week.monday).toEqual([{ opens: '09:00', closes: '17:00' }]);
  expect(place.hours?.timeZone).toBe('Australia/Sydney');
  const directions = new URL(place.directionsHref).searchParams;
  expect(directions.get('destination')).toBe('9 Station Road, Barden Creek NSW 2802');
  // The Google place is the dealership's: it would lead to the wrong town.
  expect(directions.get('destination_place_id')).toBeNull();
});

it('a location with its own map link uses that link', () => {
  const mapUrl = 'https://maps.example/barden-creek';
  expect(knownPlaceOf('Barden Creek', { ...bardenCreek, mapUrl }).mapHref).toBe(mapUrl);
});

it('stock at a place that content does not know is not sent to another yard', () => {
  expect(placeOf('Mallow Flat')).toBeUndefined();
});

it('a dealer without locations has one yard, whatever its system calls it', () => {
  expect(toPlace([], 'Main yard', dealer)?.address.street).toBe('112 Commercial Street');
});

it.each(['quillbrook ', 'Quillbrook Tallis', '', undefined])(
  'stock at %j is seen at the dealership, at the hours of the first department',
  (name) => {
    const place = knownPlaceOf(name);
    expect(place.address.street).toBe('112 Commercial Street');
    expect(place.phone).toBe('(02) 5550 0140');
    expect(place.hours?.week.monday).toEqual([{ opens: '08:30', closes: '17:00' }]);
    expect(new URL(place.directionsHref).searchParams.get('destination_place_id')).toBe('place-1');
  },
);

const member = (id: string, department: string) => ({
  id,
  name: id,
  role: 'Adviser',
  department: { id: department, name: department },
  picture: null,
  phone: null,
  email: null,
  html: '',
});

test('people are listed by department, in the given order; a department without people is left out', () => {
  const sales = { ...serviceDepartment, id: 'sales', name: 'Sales' };
  const parts = { ...serviceDepartment, id: 'parts', name: 'Parts' };
  const grouped = toTeamDepartments(
    [member('ann', 'service'), member('bo', 'sales'), member('cy', 'service')],
    [sales, parts, serviceDepartment],
  );
  expect(grouped.map(({ department, members }) => [department.id, members.map(({ id }) => id)])).toEqual([
    ['sales', ['bo']],
    ['service', ['ann', 'cy']],
  ]);
});
