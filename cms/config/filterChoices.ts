import { type FilterField, isNumericField } from '../../src/domain/filters/filterField';
import { type FilterType, filterTypeRow, typesFor } from '../../src/domain/filters/filterType';
import type { DecapField } from './decapField';

/** Settings of a filter whose shoppers choose from values. */
const OF_VALUES = ['formattingType', 'unit', 'limit', 'hardcodedValues'];

/** How the values of a field are shown at first. */
const formatOf = (field: FilterField): string =>
  field === 'price' ? 'currency' : field === 'year' ? 'year' : isNumericField(field) ? 'number' : 'text';

/**
 * A list of filters as Decap's list of several types (https://decapcms.org/docs/variable-type-widgets/), one for each field that
 * shoppers search by: the form of each has just the controls and settings that work for its field.
 * @param fields of a filter, with every choice
 */
export function filterChoices(fields: readonly DecapField[], summary: string | undefined) {
  const choices = fields.find(({ name }) => name === 'field')?.options ?? [];
  const types = choices.map(({ value, label }): DecapField => {
    const field = value as FilterField;
    const able = typesFor(field);
    const hasValues = able.some((type) => filterTypeRow(type).options !== undefined);
    return {
      name: field,
      label,
      widget: 'object',
      summary,
      fields: fields.flatMap((one) => {
        if (one.name === 'type') return controlAmong(one, able);
        if (one.name === 'formattingType' && hasValues) return { ...one, default: formatOf(field) };
        const isUseless = OF_VALUES.includes(one.name) || (one.name === 'showCount' && field === 'keywords');
        return isUseless && !hasValues ? [] : one;
      }),
    };
  });
  return { typeKey: 'field', types };
}

/** The choice of a control: another field moves it to one that works. */
function controlAmong(choice: DecapField, able: readonly FilterType[]): DecapField {
  const options = (choice.options ?? []).filter(({ value }) => able.includes(value as FilterType));
  return { ...choice, widget: 'following-select', options, default: options[0]?.value };
}
