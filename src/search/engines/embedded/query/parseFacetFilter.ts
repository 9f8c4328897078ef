import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { type Filter, not } from './filter';
import { requestFault } from './requestFault';

/** One facet filter: `make:Toyota`; `make:-Toyota` is its opposite; `model:\-1` means the value `-1`. */
export const parseFacetFilter = (text: string): Result<Filter, IndexFault> => {
  const colon = text.indexOf(':');
  if (colon < 1) return requestFault(`“${text}” is no facet filter.`);
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (value.startsWith('-')) return ok(not({ kind: 'value', attribute, value: value.slice(1) }));
  return ok({ kind: 'value', attribute, value: value.startsWith('\\-') ? value.slice(1) : value });
};
