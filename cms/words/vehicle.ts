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

export const vehicleWords: WordsOf<z.input<ReturnType<typeof vehicleSchema>>> = {
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
        hint: 'In dollars, digits alone: 38990. Left empty only with Price on Application.',
      },
      priceType: { label: 'What the price includes', options: PRICE_TYPES },
      summary: { label: 'Summary', hint: 'One sentence.' },
      features: { label: 'Features', labelSingular: 'feature', hint: 'The five that matter most.' },
    },
  },
  displayFields: {
    label: 'Specifications',
    hint: 'What is left empty is not shown.',
    collapsed: true,
    fields: {
      ancapRating: { label: 'ANCAP stars', hint: '0 to 5; only with the year below.' },
      ancapYear: { label: 'ANCAP year', hint: 'The year of the rating: 2023' },
      colour: { label: 'Colours' },
      cylinders: { label: 'Cylinders' },
      doorNum: { label: 'Doors' },
      engine: { label: 'Engine', hint: '2.0 litre turbo petrol' },
      fuelCombined: { label: 'Fuel, combined', hint: 'Litres per 100 km: 6.8' },
      fuelEconomy: { label: 'Fuel economy, in words', hint: '6.8 (diesel) to 8.2 L/100 km' },
      fuelType: { label: 'Fuel', hint: 'Petrol or diesel' },
      greenStarRating: { label: 'Green stars', hint: '0 to 6' },
      height: { label: 'Height', hint: 'Millimetres: 1760' },
      length: { label: 'Length', hint: 'Millimetres: 4890' },
      power: { label: 'Power', hint: 'Kilowatts: 147' },
      powerToWeight: { label: 'Power to weight', hint: 'Kilowatts per tonne: 74.1' },
      seatNum: { label: 'Seats' },
      tareMass: { label: 'Tare mass', hint: 'Kilograms: 1985' },
      torque: { label: 'Torque', hint: 'Newton metres: 450' },
      transmission: { label: 'Transmission', hint: '8 speed automatic' },
      width: { label: 'Width', hint: 'Millimetres: 1925' },
      year: { label: 'Year', hint: '2026' },
    },
  },
  html: { label: 'The story of the model', hint: MARKDOWN_HINT },
  brochureUrl: { label: 'Brochure', hint: 'A PDF.' },
  stockMake: {
    label: 'Make in the stock feed',
    hint: 'As the feed spells it; finds the cars for “View 4 in stock”.',
  },
  stockModel: { label: 'Model in the stock feed', hint: 'As the feed spells it.' },
  position: positionWords,
  slug: slugWords,
  previousSlugs: previousSlugsWords,
  seo: seoGroup,
};
