import type { z } from 'zod';
import type { locationSchema } from '../../plugins/content-endpoint/collections/location';
import { positionWords } from './shared';
import type { WordsOf } from './words';

type LocationWords = WordsOf<z.input<ReturnType<typeof locationSchema>>>;

const HOURS = {
  labelSingular: 'opening time',
  labelPlural: 'opening times',
  summary: '{{fields.opens}} to {{fields.closes}}',
  fields: {
    opens: { label: 'Opens', hint: '8:30 am, noon or 13:30' },
    closes: { label: 'Closes', hint: '5:30 pm or 17:30' },
  },
} as const;

const day = (label: string) => ({ ...HOURS, label, hint: 'Leave empty if closed all day.' });

export const specialDaysWords: LocationWords['specialDays'] = {
  label: 'Special days',
  labelSingular: 'day',
  hint: 'Public holidays, stocktake.',
  summary: "{{fields.date | date('ddd D MMM YYYY')}} {{fields.name}}",
  fields: {
    date: { label: 'Day' },
    name: { label: 'Name', hint: 'Christmas Eve' },
    periods: { ...HOURS, label: 'Open', hint: 'Leave empty if closed all day.' },
  },
};

export const openingHoursWords: LocationWords['openingHours'] = {
  label: 'Opening hours',
  collapsed: true,
  fields: {
    monday: day('Monday'),
    tuesday: day('Tuesday'),
    wednesday: day('Wednesday'),
    thursday: day('Thursday'),
    friday: day('Friday'),
    saturday: day('Saturday'),
    sunday: day('Sunday'),
  },
};

export const addressWords: LocationWords['address'] = {
  label: 'Address',
  fields: {
    street: { label: 'Street' },
    suburb: { label: 'Suburb or town' },
    state: { label: 'State' },
    postcode: { label: 'Postcode', hint: 'It {postcodeRule}.' },
  },
};

export const geoWords: LocationWords['geo'] = {
  label: 'Place on the map',
  hint: 'Leave both empty to use the middle of the postcode. To be exact, find the place in a map and copy its two numbers.',
  collapsed: true,
  fields: {
    latitude: { label: 'Latitude', hint: 'In degrees, negative south of the equator: -33.0842' },
    longitude: { label: 'Longitude', hint: 'In degrees: 149.3176' },
  },
};

export const locationWords: LocationWords = {
  name: {
    label: 'Name',
    hint: 'Exactly as the stock system writes it: Barden Creek. {Cars} with this name belong here.',
  },
  phone: { label: 'Phone', hint: 'For {cars} at this location: (02) 5550 0170' },
  email: { label: 'Email' },
  address: addressWords,
  openingHours: openingHoursWords,
  specialDays: { ...specialDaysWords, hint: 'For this location only.' },
  departments: {
    label: 'Departments here',
    labelSingular: 'department',
    summary: '{{fields.department}}',
    hint: 'Find a dealer shows each with its hours here.',
    fields: {
      department: { label: 'Department' },
      phone: { label: 'Phone', hint: 'Leave empty for the department’s own number.' },
      openingHours: {
        ...openingHoursWords,
        label: 'Hours here',
        hint: 'Leave every day empty for the department’s usual hours.',
      },
      specialDays: { ...specialDaysWords, hint: 'For this department at this location only.' },
    },
  },
  geo: geoWords,
  mapUrl: {
    label: 'Link to the map',
    hint: 'https://… Leave empty to make one from the address.',
  },
  position: positionWords,
};
