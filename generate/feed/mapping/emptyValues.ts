import { isRecord } from '../../../src/domain/knownFields';
import { isEmptyValue, isNil } from '../../../src/domain/stock/parse/readText';

/**
 * A value without what programs write for nothing, so that no expression joins it to other words: `Kia Rio None`. What has
 * nothing of the kind is returned as it is, uncopied.
 */
export const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'string') return isEmptyValue(value) ? undefined : value;
  if (Array.isArray(value)) {
    const entries = value.map(withoutEmpty);
    return entries.every((entry, index) => entry === value[index])
      ? value
      : entries.filter((entry) => entry !== undefined);
  }
  if (!isRecord(value)) return value;
  if (isNil(value)) return undefined;
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const before = value[key];
    const after = withoutEmpty(before);
    if (after === before) continue;
    copy ??= { ...value };
    if (after === undefined) delete copy[key];
    else copy[key] = after;
  }
  return copy ?? value;
};
