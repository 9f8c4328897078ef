import type { z } from 'zod';
import type { filtersSchema } from '../../plugins/content-endpoint/collections/filters';
import { FACT_LABELS, NUMBER_FACT_LABELS } from './facts';
import type { WordsOf } from './words';

const ID = { label: 'Name in the system', isMade: true };
const icon = (folder: string, example: string) => ({
  label: 'Drawing',
  hint: `One that your developer has put into static/icons/${folder}: ${example}`,
});

export const filtersWords: WordsOf<z.input<ReturnType<typeof filtersSchema>>> = {
  groups: {
    label: 'Groups of filters',
    labelSingular: 'group',
    summary: '{{fields.label}}',
    hint: 'Drag a group by its bar to move it.',
    fields: {
      label: { label: 'Heading' },
      groupType: {
        label: 'Where it appears',
        options: { main: 'Always visible', more: 'Under “More filters”' },
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
              fittedWith: 'Equipment',
              odometer: 'Kilometres',
              price: 'Price',
              year: 'Year',
              transmissionType: 'Transmission',
              fuelType: 'Fuel',
              colour: 'Colour',
              seats: 'Seats',
              featured: 'Special',
              reduced: 'Reduced price',
              brandCertified: 'Brand Certified',
              'location.name': 'Location',
              dealer: 'Dealer of a group',
              ...FACT_LABELS,
            },
          },
          type: {
            label: 'Control',
            options: {
              body_tag: 'Tiles with pictures',
              list: 'List of checkboxes',
              radio_group: 'Choose one',
              range_slider: 'Slider with two handles',
              range_input: 'Two number fields',
              radio_group_numeric: 'Choose one number',
              range_select: 'Two drop-downs, from and to',
              search_by_budget: 'Search by budget',
              select: 'Drop-down list',
              slider: 'Slider with one handle',
              boolean_checkbox: 'Checkbox',
              cpo_checkbox: 'Brand Certified checkbox',
              search_box: 'Search box',
            },
          },
          formattingType: {
            label: 'Show values as',
            options: { text: 'Text', number: 'Number', currency: 'Dollars', year: 'Year' },
          },
          unit: { label: 'Unit', hint: 'After a number or value: km, seats' },
          limit: { label: 'Values before “Show more”', hint: 'A whole number: 5. Leave empty for all.' },
          showCount: { label: 'Show how many {cars} match each value' },
          hardcodedValues: {
            label: 'Fixed values',
            labelSingular: 'value',
            hint: 'Shown in this order, even if no {car} matches. Leave empty to use what is in stock. For numbers, 50000 means up to 50,000 (for years and facts such as towing: from that number); 20000:40000 is a range.',
          },
          id: ID,
        },
      },
      svgName: icon('filters', 'price, car, fuel, seats, year'),
      remoteId: { label: 'Number in another system' },
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
        label: 'Body types in the feed',
        hint: 'What the tile finds, separated by commas: Ute,Cab Chassis',
      },
      svgName: icon('body', 'hatch, sedan, suv, ute, wagon'),
    },
  },
  equipment: {
    label: 'Kinds of equipment',
    labelSingular: 'kind',
    summary: '{{fields.name}}',
    hint: 'The site already knows the usual ones: Tow bar, Reversing camera. Name others, or call a usual one something else.',
    fields: {
      name: { label: 'What shoppers see', hint: 'Child-seat points' },
      value: {
        label: 'Words of the feed',
        hint: 'Separated by commas: isofix,child seat anchors',
      },
    },
  },
  feedWords: {
    label: 'Words in the feed that mean the same',
    labelSingular: 'word',
    summary: '{{fields.name}}',
    hint: 'The site already knows the usual ones: Gasoline is Petrol, Gray is Grey.',
    fields: {
      field: {
        label: 'Filter',
        options: {
          bodyType: 'Body type',
          colour: 'Colour',
          fuelType: 'Fuel',
          transmissionType: 'Transmission',
        },
      },
      name: { label: 'What shoppers see', hint: 'Ute' },
      feedWords: { label: 'What your system writes', labelSingular: 'word', hint: 'Tray top' },
    },
  },
  cardFacts: {
    label: 'Facts on each result',
    labelSingular: 'fact',
    hint: 'In this order; three fit on a line. Leave empty for the usual ones of what you sell.',
    options: NUMBER_FACT_LABELS,
  },
};
