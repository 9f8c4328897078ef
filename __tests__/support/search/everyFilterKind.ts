import type { Page } from 'playwright-core';
import { type FilterGroupFields, parseFilterGroups } from '../../../generate/content/dealerSettings';
import type { FilterType } from '../../../src/domain/filters/filterType';
import { okValue } from '../../../support/okValue';

interface Row {
  readonly type: FilterType;
  readonly field: string;
  readonly label: string;
  readonly [field: string]: unknown;
}

/** A dealership that uses every kind of filter: one open group for each. Some are named as the search side does. */
const ROWS: readonly (Omit<Row, 'type'> & { readonly type: string })[] = [
  { type: 'search_box', field: 'keywords', label: 'Search Our Stock' },
  { type: 'list', field: 'vehType', label: 'Condition', hardcodedValues: ['New', 'Demo', 'Used'] },
  { type: 'bodyType', field: 'bodyType', label: 'Body type' },
  { type: 'radioGroup', field: 'transmissionType', label: 'Gears', hardcodedValues: ['Automatic', 'Manual'] },
  {
    type: 'radio_group_numeric',
    field: 'odometer',
    label: 'Kilometres',
    unit: 'km',
    hardcodedValues: ['30000', '60000'],
  },
  { type: 'rangeSelect', field: 'year', label: 'Year', formattingType: 'year' },
  { type: 'range_slider', field: 'price', label: 'Price', formattingType: 'currency' },
  { type: 'slider', field: 'odometer', label: 'Distance', unit: 'km' },
  { type: 'range_input', field: 'year', label: 'Built', formattingType: 'year' },
  { type: 'select', field: 'make', label: 'Make' },
  { type: 'searchByBudget', field: 'price', label: 'Budget' },
  { type: 'booleanCheckbox', field: 'featured', label: 'Special' },
  { type: 'booleanCheckbox', field: 'reduced', label: 'Reduced' },
  { type: 'cpo_checkbox', field: 'brandCertified', label: 'Brand Certified' },
];

/** As an endpoint answers them: words that the build has not read yet. */
const GROUPS = ROWS.map(({ label, ...item }, position) => ({
  id: `group-${position}`,
  label,
  position,
  groupType: 'main',
  isAccordion: true,
  accordionType: 'open',
  remoteId: null,
  svgName: null,
  filterItems: [
    {
      id: `filter-${position}`,
      label,
      formattingType: 'text',
      unit: null,
      limit: null,
      showCount: true,
      hardcodedValues: [],
      ...item,
    },
  ],
})) as unknown as readonly FilterGroupFields[];

/** Gives a page of the built site other filter groups, where it reads its content: nothing but content differs. */
export async function withEveryFilterKind(page: Page): Promise<void> {
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const answer = await response.json();
    if (answer.data?.dealerSettings?.filterGroups)
      answer.data.dealerSettings.filterGroups = okValue(parseFilterGroups(GROUPS));
    await route.fulfill({ response, json: answer });
  });
}
