import {
  formatCalculatorAddress,
  parseCalculatorAddress,
} from '../../finance/calculator/figures/calculatorAddress';
import type { CalculatorChoices } from '../../finance/calculator/figures/calculatorChoices';

/** A calculation to compare with others. */
export interface Scenario {
  readonly id: number;
  readonly name: string;
  readonly choices: CalculatorChoices;
}

export const MOST_SCENARIOS = 3;

const LONGEST_NAME = 40;

/** The list with one more scenario, under the first free number. A full list stays as it is. */
export function withScenario(
  scenarios: readonly Scenario[],
  choices: CalculatorChoices,
): readonly Scenario[] {
  if (scenarios.length >= MOST_SCENARIOS) return scenarios;
  const taken = new Set(scenarios.map(({ id }) => id));
  const id = [1, 2, 3].find((number) => !taken.has(number)) ?? MOST_SCENARIOS;
  return [...scenarios, { id, name: `Scenario ${id}`, choices }];
}

export const withName = (scenarios: readonly Scenario[], id: number, name: string): readonly Scenario[] =>
  scenarios.map((scenario) =>
    scenario.id === id ? { ...scenario, name: name.slice(0, LONGEST_NAME) } : scenario,
  );

/** Scenarios as text for this browser tab, with the choices as addresses. Law: reading gives back what was written. */
export const formatScenarios = (scenarios: readonly Scenario[]): string =>
  JSON.stringify(scenarios.map(({ id, name, choices }) => [id, name, formatCalculatorAddress(choices)]));

/** Reads scenarios. Never fails: it leaves out what is not a scenario. */
export function parseScenarios(text: string | null): readonly Scenario[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(raw)) return [];
  const seen = new Set<number>();
  return raw
    .flatMap((entry: unknown): readonly Scenario[] => {
      if (!Array.isArray(entry)) return [];
      const [id, name, query] = entry as readonly unknown[];
      const isOne = typeof id === 'number' && [1, 2, 3].includes(id) && !seen.has(id);
      if (!isOne || typeof name !== 'string' || typeof query !== 'string') return [];
      seen.add(id);
      return [{ id, name: name.slice(0, LONGEST_NAME), choices: parseCalculatorAddress(query).choices }];
    })
    .slice(0, MOST_SCENARIOS);
}
