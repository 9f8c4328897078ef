import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import type { Filter, Operator } from './filter';
import { requestFault } from './requestFault';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
const COMPARISON = new RegExp(String.raw`^\s*([^<>=!:]+?)\s*(<=|>=|!=|=|<|>)\s*(${NUMBER})\s*$`);
const BETWEEN = new RegExp(String.raw`^\s*([^<>=!:]+?)\s*:\s*(${NUMBER})\s+TO\s+(${NUMBER})\s*$`);
const EQUAL = new RegExp(String.raw`^\s*([^<>=!:]+?)\s*:\s*(${NUMBER})\s*$`);

/** One numeric filter: `price<=30000`, `year = 2020`, `price:10000 TO 20000`, `seats:5`. */
export const parseNumericFilter = (text: string): Result<Filter, IndexFault> => {
  const comparison = COMPARISON.exec(text);
  if (comparison) {
    const [, attribute = '', operator = '=', number = ''] = comparison;
    return ok({ kind: 'compare', attribute, operator: operator as Operator, number: Number(number) });
  }
  const between = BETWEEN.exec(text);
  if (between) {
    const [, attribute = '', min = '', max = ''] = between;
    return ok({ kind: 'between', attribute, min: Number(min), max: Number(max) });
  }
  const equal = EQUAL.exec(text);
  if (equal) {
    const [, attribute = '', number = ''] = equal;
    return ok({ kind: 'compare', attribute, operator: '=', number: Number(number) });
  }
  return requestFault(`“${text}” is no numeric filter.`);
};
