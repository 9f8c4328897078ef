import { REPAYMENT_FREQUENCIES } from '../../../../domain/finance/loan';
import { VEH_TYPES } from '../../../../domain/stock/stockTypes';
import { readQuery, writeQueryText } from '../../../../search/queryString';
import { ANSWERS, type CalculatorChoices } from './calculatorChoices';
import { type CalculatorField, readCalculatorField } from './calculatorForm';

type Key = keyof CalculatorChoices;

interface Parameter {
  readonly key: Key;
  readonly parameter: string;
  /** `undefined` if the text is not a valid value. */
  readonly parse: (text: string) => string | number | undefined;
}

const number = (key: CalculatorField): Parameter => ({
  key,
  parameter: key,
  parse: (text) => {
    if (text.trim() === '') return undefined;
    const result = readCalculatorField(key, text);
    return result.kind === 'ok' ? result.value : undefined;
  },
});

const oneOf = (key: Key, parameter: string, values: readonly string[]): Parameter => ({
  key,
  parameter,
  parse: (text) => (values.includes(text) ? text : undefined),
});

/** The parameters of the calculator. Those that the search has too have the same names there. A new field is a row. */
const PARAMETERS: readonly Parameter[] = [
  oneOf('answer', 'calculate', ANSWERS),
  number('price'),
  number('affordAmount'),
  oneOf('frequency', 'frequency', REPAYMENT_FREQUENCIES),
  number('depositAmount'),
  number('tradeInWorth'),
  number('tradeInOwed'),
  number('termMonths'),
  number('balloonAmount'),
  number('balloonPercentage'),
  oneOf('vehType', 'vehicleType', VEH_TYPES),
  number('interestRate'),
  number('fees'),
];

const OWN = new Map(PARAMETERS.map((row) => [row.parameter, row]));

interface CalculatorAddress {
  readonly choices: CalculatorChoices;
  readonly foreign: readonly string[];
}

/**
 * The query of a calculation, with its `?`; empty if nothing was chosen. It holds amounts and terms, and nothing about a
 * person. Law: `parseCalculatorAddress(formatCalculatorAddress(choices)).choices` equals `choices`.
 *
 * @param foreign parameters to keep, unchanged
 */
export function formatCalculatorAddress(choices: CalculatorChoices, foreign: readonly string[] = []): string {
  const own = PARAMETERS.flatMap(({ key, parameter }) => {
    const value = choices[key];
    return value === undefined ? [] : [`${parameter}=${writeQueryText(String(value))}`];
  });
  const query = [...own, ...foreign].join('&');
  return query === '' ? '' : `?${query}`;
}

/** Reads a query, with or without its `?`. Never fails: it skips what it cannot read. Of two values, the first counts. */
export function parseCalculatorAddress(search: string): CalculatorAddress {
  const values: Partial<Record<Key, string | number>> = {};
  const foreign: string[] = [];
  for (const { key, value, raw } of readQuery(search.replace(/^\?/, ''))) {
    const row = OWN.get(key);
    if (row) values[row.key] ??= row.parse(value);
    else foreign.push(raw);
  }
  // If there are two balloons, the amount wins, as everywhere in the finance module.
  if (values.balloonAmount !== undefined) values.balloonPercentage = undefined;
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return { choices: Object.fromEntries(set) as CalculatorChoices, foreign };
}
