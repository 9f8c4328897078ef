import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { combine, type Filter } from './filter';
import { requestFault } from './requestFault';

type ParseOne = (text: string) => Result<Filter, IndexFault>;

/**
 * `facetFilters` and `numericFilters`: a string, or a list of strings (all must hold) and lists (one must hold),
 * in which a nested list must hold as a whole. An empty list filters nothing.
 */
export const parseFilterList = (list: unknown, parseOne: ParseOne): Result<readonly Filter[], IndexFault> => {
  if (list === undefined || list === null || list === '') return ok([]);
  const parsed = parse(Array.isArray(list) ? list : [list], 'and', parseOne);
  if (parsed.kind === 'err' || parsed.value === null) return parsed.kind === 'err' ? parsed : ok([]);
  return ok(parsed.value.kind === 'and' ? parsed.value.filters : [parsed.value]);
};

const parse = (
  list: readonly unknown[],
  kind: 'and' | 'or',
  parseOne: ParseOne,
): Result<Filter | null, IndexFault> => {
  const filters: Filter[] = [];
  for (const entry of list) {
    if (!Array.isArray(entry) && typeof entry !== 'string')
      return requestFault('A filter list holds something that is neither text nor a list.');
    const one = Array.isArray(entry)
      ? parse(entry, kind === 'and' ? 'or' : 'and', parseOne)
      : parseOne(entry);
    if (one.kind === 'err') return one;
    if (one.value) filters.push(one.value);
  }
  return ok(filters.length === 0 ? null : combine(kind, filters));
};
