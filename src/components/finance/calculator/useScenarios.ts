import { useEffect, useState } from 'react';
import { keptValue } from '../../../device/keptValue';
import type { CalculatorChoices } from './figures/calculatorChoices';
import { formatScenarios, parseScenarios, type Scenario, withName, withScenario } from './figures/scenario';

/** As text, which `parseScenarios` judges. */
const ofTab = keptValue<string>({
  name: 'scenarios',
  lifetime: 'tab',
  empty: '[]',
  parse: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/** The scenarios of this browser tab: they outlive a reload, and names that people give them leave no device. */
export function useScenarios() {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([]);
  useEffect(() => setScenarios(parseScenarios(ofTab.read())), []);
  const keep = (next: readonly Scenario[]) => {
    setScenarios(next);
    // Where storage is refused, they last as long as the page.
    ofTab.keep(formatScenarios(next));
  };
  return {
    scenarios,
    add: (choices: CalculatorChoices) => keep(withScenario(scenarios, choices)),
    name: (id: number, name: string) => keep(withName(scenarios, id, name)),
    remove: (id: number) => keep(scenarios.filter((scenario) => scenario.id !== id)),
  };
}
