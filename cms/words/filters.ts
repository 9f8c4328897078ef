import type { z } from 'zod';
import type { filtersSchema } from '../../plugins/content-endpoint/collections/filters';
import { positionWords } from './shared';
import type { WordsOf } from './words';

const ID = {
  label: 'Name in the system',
  hint: 'Lower case letters, digits and hyphens; never change it afterwards.',
};
const icon = (folder: string, example: string) => ({
  label: 'Icon',
  hint: `The name of a drawing in static/icons/${folder}: ${example}`,
});

export const filtersWords: WordsOf<z.input<ReturnType<typeof filtersSchema>>> = {
  groups: {
    label: 'Groups of filters',
    labelSingular: 'group',
    summary: '{{fields.position}}. {{fields.label}}',
    fields: {
      label: { label: 'Heading' },
      position: positionWords,
      groupType: {
        label: 'Where',
        options: { main: 'Always in sight', more: 'Under “More filters”' },
      },
      isAccordion: { label: 'Can be opened and closed' },
      accordionType: { label: 'At the start', options: { open: 'Open', closed: 'Closed' } },
      filterItems: {
        label: 'Filters',
        labelSingular: 'filter',
        summary: '{{fields.label}}',
        fields: {
          label: { label: 'Label' },
          field: {
            label: 'Filters by',
            options: {
              vehType: 'Condition',
              make: 'Make',
              model: 'Model',
              badge: 'Badge',
              bodyType: 'Body type',
              keywords: 'Keywords',
              tags: 'Tags',
              odometer: 'Kilometres',
              price: 'Price',
              year: 'Year',
              transmissionType: 'Transmission',
              fuelType: 'Fuel',
              colour: 'Colour',
              seats: 'Seats',
              featured: 'Special',
              brandCertified: 'Brand Certified',
              'location.name': 'Location',
            },
          },
          type: {
            label: 'Control',
            options: {
              body_tag: 'Tiles with pictures',
              list: 'List to tick',
              radio_group: 'Choose one',
              range_input: 'Two number fields',
              radio_group_numeric: 'Choose one number',
              range_select: 'From and to, to choose from',
              range_slider: 'Slider with two ends',
              search_by_budget: 'Search by budget',
              select: 'Drop-down list',
              slider: 'Slider with one end',
              boolean_checkbox: 'One box to tick',
              cpo_checkbox: 'Brand Certified box',
              search_box: 'Search box',
            },
          },
          formattingType: {
            label: 'Values are shown as',
            options: { text: 'Text', number: 'Number', currency: 'Dollars', year: 'Year' },
          },
          unit: { label: 'Unit', hint: 'Behind a number or value: km, seats' },
          position: positionWords,
          limit: { label: 'Values before “Show more”', hint: 'A whole number: 5. Left empty: all.' },
          showCount: { label: 'Show how many cars each value has' },
          hardcodedValues: {
            label: 'Fixed values',
            labelSingular: 'value',
            hint: 'In this order, shown at zero too. Left empty: what the stock has. Of numbers: 50000 is up to, of years from; or 20000:40000.',
          },
          id: ID,
        },
      },
      svgName: icon('filters', 'price'),
      remoteId: { label: 'Number in another system', hint: 'May stay empty.' },
      id: ID,
    },
  },
  bodyTypes: {
    label: 'Body types',
    labelSingular: 'body type',
    summary: '{{fields.name}}',
    fields: {
      name: { label: 'Name', hint: 'On the tile: Ute' },
      value: {
        label: 'Body types of the feed',
        hint: 'Those the tile stands for, with commas between: Ute,Cab Chassis',
      },
      svgName: icon('body', 'ute'),
    },
  },
};
