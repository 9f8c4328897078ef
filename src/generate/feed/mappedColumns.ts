import { STOCK_FIELD_NAMES } from '../../domain/stock/stockFields';
import type { FieldMapping, FieldSource, Mapping } from './mapping';

const sourceColumns = (source: FieldSource): readonly string[] => {
  if (typeof source === 'string') return [source];
  return typeof source.from === 'string' ? [source.from] : (source.from ?? []);
};

const fieldColumns = (field: FieldMapping): readonly string[] => {
  if (typeof field === 'string') return [field];
  if ('each' in field) return field.each.flatMap(sourceColumns);
  return (Array.isArray(field) ? field : [field]).flatMap(sourceColumns);
};

/** The columns that a mapping file names. A feed with a header must have them. */
export const namedColumns = (mapping: Mapping): readonly string[] => {
  const repaired = mapping.repairs.flatMap(({ when, columns }) => [
    ...Object.keys(when),
    ...Object.values(columns).filter((column) => column !== null),
  ]);
  // A repair may make a new column.
  const made = new Set(mapping.repairs.flatMap(({ columns }) => Object.keys(columns)));
  const read = Object.values(mapping.fields).flatMap(fieldColumns);
  return [...new Set([...repaired, ...read.filter((column) => !made.has(column))])].sort();
};

/** Every column that a row is read from, in a fixed order. A row's hash is made of these. */
export const mappedColumns = (mapping: Mapping): readonly string[] => {
  const read = Object.values(mapping.fields).flatMap(fieldColumns);
  return [
    ...new Set([...namedColumns(mapping), ...read, ...(mapping.identity ? STOCK_FIELD_NAMES : [])]),
  ].sort();
};
