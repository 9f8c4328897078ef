import {
  formatCalculatorAddress,
  parseCalculatorAddress,
} from '../../finance/calculator/figures/calculatorAddress';
import type { CalculatorChoices } from '../../finance/calculator/figures/calculatorChoices';

export interface Scenario {
  readonly id: number;
  readonly name: string;
  readonly choices: CalculatorChoices;
}

export const MAX_SCENARIOS = 3;

const LONGEST_NAME = 40;

/** The list with one more scenario, under the first free number. A full list stays as it is. */
export function withScenario(
  scenarios: readonly Scenario[],
  choices: CalculatorChoices,
): readonly Scenario[] {
  if (scenarios.length >= MAX_SCENARIOS) return scenarios;
  const taken = new Set(scenarios.map(({ id }) => id));
  const id = [1, 2, 3].find((number) => !taken.has(number)) ?? MAX_SCENARIOS;
  return [...scenarios, { id, name: `Scenario ${id}`, choices }];
}

export const withName = (scenarios: readonly Scenario[], id: number, name: string): readonly Scenario[] =>
  scenarios.map((scenario) =>
    scenario.id === id ? { ...scenario, name: name.slice(0, LONGEST_NAME) } : scenario,
  );

/** The scenarios in a stored value, perhaps of another version of the site. Leaves out what no address could hold. */
export function parseScenarios(stored: unknown): readonly Scenario[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const seen = new Set<number>();
  return stored.flatMap((entry): readonly Scenario[] => {
    const { id, name, choices } = Object(entry) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'number' || ![1, 2, 3].includes(id) || seen.has(id) || typeof name !== 'string')
      return [];
    seen.add(id);
    const address = formatCalculatorAddress(Object(choices));
    return [{ id, name: name.slice(0, LONGEST_NAME), choices: parseCalculatorAddress(address).choices }];
  });
}
