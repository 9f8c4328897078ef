import { useEffect, useState } from 'react';
import type { CalculatorChoices } from './calculatorChoices';
import { formatScenarios, parseScenarios, type Scenario, withName, withScenario } from './scenario';

const KEY = 'forecourt.scenarios';

/** The scenarios of this browser tab: they outlive a reload, and names that people give them leave no device. */
export function useScenarios() {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([]);
  useEffect(() => setScenarios(parseScenarios(read())), []);
  const keep = (next: readonly Scenario[]) => {
    setScenarios(next);
    try {
      window.sessionStorage.setItem(KEY, formatScenarios(next));
    } catch {
      // Storage is refused in some private windows: they last as long as the page.
    }
  };
  return {
    scenarios,
    add: (choices: CalculatorChoices) => keep(withScenario(scenarios, choices)),
    name: (id: number, name: string) => keep(withName(scenarios, id, name)),
    remove: (id: number) => keep(scenarios.filter((scenario) => scenario.id !== id)),
  };
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
