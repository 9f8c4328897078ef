import type { FilterItem } from '../../../src/content/stock/stockFilterGroup';

/** A filter of content; a test passes only the fields that matter. */
export const aFilterItem = (told: Pick<FilterItem, 'field' | 'type'> & Partial<FilterItem>): FilterItem => ({
  id: told.field.replace('.', '-'),
  label: told.field,
  formattingType: 'text',
  showCount: false,
  hardcodedValues: [],
  ...told,
});
