import type { z } from 'zod';
import type { vehicleSchema } from '../../plugins/content-endpoint/collections/vehicle';
import {
  MARKDOWN_HINT,
  PICTURE_HINT,
  PRICE_TYPES,
  positionWords,
  previousSlugsWords,
  seoGroup,
  slugWords,
} from './shared';
import type { WordsOf } from './words';

type Vehicle = z.input<ReturnType<typeof vehicleSchema>>;

const FACTS: WordsOf<NonNullable<Vehicle['displayFields']>> = {
  ancapRating: { label: 'ANCAP stars', hint: '0 to 5. Needs the year below.' },
  ancapYear: { label: 'ANCAP year', hint: 'The year of the rating: 2023' },
  bootLitres: { label: 'Boot space', hint: 'Litres: 560' },
  brakedTowing: { label: 'Braked towing', hint: 'Kilograms: 2500' },
  colour: { label: 'Colours' },
  cylinders: { label: 'Cylinders' },
  doorNum: { label: 'Doors' },
  drive: { label: 'Driven wheels', hint: 'All-wheel drive' },
  electricRange: { label: 'Electric range', hint: 'Kilometres: 430' },
  engine: { label: 'Engine', hint: '2.0 litre turbo petrol' },
  fuelCombined: { label: 'Fuel, combined', hint: 'Litres per 100 km: 6.8' },
  fuelEconomy: { label: 'Fuel economy, in words', hint: '14.2 kWh/100 km' },
  fuelTankCapacity: { label: 'Fuel tank', hint: 'Litres: 56' },
  fuelType: { label: 'Fuel', hint: 'Petrol' },
  gcm: { label: 'Gross combination mass', hint: 'Kilograms: 6100' },
  greenStarRating: { label: 'Green stars', hint: '0 to 6' },
  gvm: { label: 'Gross vehicle mass', hint: 'Kilograms: 3200' },
  height: { label: 'Height', hint: 'Millimetres: 1760' },
  length: { label: 'Length', hint: 'Millimetres: 4890' },
  payload: { label: 'Payload', hint: 'Kilograms: 1070' },
  power: { label: 'Power', hint: 'Kilowatts: 147' },
  powerToWeight: { label: 'Power to weight', hint: 'Kilowatts per tonne: 74.1' },
  seatNum: { label: 'Seats' },
  tareMass: { label: 'Tare mass', hint: 'Kilograms: 1985' },
  torque: { label: 'Torque', hint: 'Newton metres: 450' },
  towBallLimit: { label: 'Towball limit', hint: 'Kilograms: 250' },
  transmission: { label: 'Transmission', hint: '8 speed automatic' },
  unbrakedTowing: { label: 'Unbraked towing', hint: 'Kilograms: 750' },
  wheelBase: { label: 'Wheelbase', hint: 'Millimetres: 2710' },
  width: { label: 'Width', hint: 'Millimetres: 1925' },
  year: { label: 'Year', hint: '2026' },
};

export const vehicleWords: WordsOf<Vehicle> = {
  name: { label: 'Model', hint: 'Without the brand: Heron' },
  tagline: { label: 'Tag line', hint: 'A few words under the name.' },
  summary: { label: 'Summary', hint: 'One sentence, shown on cards.' },
  bodyType: { label: 'Body type', hint: 'As in the stock filters: Hatch, SUV, Ute' },
  hero: { label: 'Main picture', hint: PICTURE_HINT },
  gallery: { label: 'More pictures', labelSingular: 'picture' },
  grades: {
    label: 'Grades',
    labelSingular: 'grade',
    summary: '{{fields.name}}',
    fields: {
      name: { label: 'Name', hint: 'Heron Tour Hybrid' },
      fromPrice: {
        label: 'Price from',
        hint: 'In dollars, digits only: 38990. Leave empty only for Price on Application.',
      },
      priceType: { label: 'What the price includes', options: PRICE_TYPES },
      summary: { label: 'Summary', hint: 'One sentence.' },
      features: {
        label: 'Features',
        labelSingular: 'feature',
        hint: 'The five that matter most. Write each as in the other grades, so that they can be compared.',
      },
      colours: {
        label: 'Colours of this grade',
        labelSingular: 'colour of this grade',
        hint: 'Names from the list of colours below. Leave empty for all of them.',
      },
      stockBadge: {
        label: 'Badge in the stock feed',
        hint: 'As the feed spells it, to find {cars} of this grade.',
      },
      buildsOn: {
        label: 'Has everything in',
        hint: 'The name of another grade, if this one has all its features too: Heron Tour',
      },
      picture: { label: 'Picture of this grade', hint: 'Above it where the grades are side by side.' },
      facts: {
        label: 'Specifications of this grade',
        hint: 'Power, fuel, towing and the like of this very grade. Empty fields are not shown.',
        collapsed: true,
        fields: FACTS,
      },
    },
  },
  colours: {
    label: 'Colours',
    labelSingular: 'colour',
    hint: 'A model with a drive-away grade and a colour gets a Build and price page.',
    summary: '{{fields.name}}',
    fields: {
      name: { label: 'Name', hint: 'River Gum Green' },
      hex: { label: 'Colour on the screen', hint: '#1f4d3f' },
      price: {
        label: 'Extra price',
        hint: 'In dollars, on top of the grade: 650. Enter 0 for no extra cost.',
      },
      picture: { label: 'Picture', hint: 'The model in this colour, from the side.' },
      stockColour: { label: 'Colour in the stock feed', hint: 'As the feed spells it: Green' },
    },
  },
  accessories: {
    label: 'Accessories',
    labelSingular: 'accessory',
    summary: '{{fields.name}}',
    fields: {
      name: { label: 'Name', hint: 'Tow bar' },
      price: { label: 'Price, fitted', hint: 'In dollars: 1290' },
      description: { label: 'Description', hint: 'One sentence.' },
      picture: { label: 'Picture', hint: PICTURE_HINT },
      group: { label: 'Group', hint: 'Accessories in the same group are listed together: Towing' },
    },
  },
  displayFields: {
    label: 'Specifications of every grade',
    hint: 'What is true of every grade. Power, fuel, towing and the like belong to each grade above. Empty fields are not shown.',
    collapsed: true,
    fields: FACTS,
  },
  servicing: {
    label: 'Capped-price services',
    hint: 'For the weekly cost of a new one. Leave empty if you publish none.',
    collapsed: true,
    fields: {
      months: { label: 'Months between services', hint: 'Whichever come first: 12' },
      kilometres: { label: 'Kilometres between services', hint: '15000' },
      prices: { label: 'Prices', labelSingular: 'price', hint: 'In dollars, the first service first.' },
    },
  },
  html: { label: 'The story of the model', hint: MARKDOWN_HINT },
  brochureUrl: { label: 'Brochure', hint: 'A PDF.' },
  stockMake: {
    label: 'Make in the stock feed',
    hint: 'As the feed spells it, to find the {cars} for “View 4 in stock”.',
  },
  stockModel: { label: 'Model in the stock feed', hint: 'As the feed spells it.' },
  position: positionWords,
  slug: slugWords,
  previousSlugs: previousSlugsWords,
  seo: seoGroup,
};
