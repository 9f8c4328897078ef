import { factUnit } from '../../src/domain/stock/factUnits';
import { eachFact, NUMBER_FACT_NAMES, type NumberFactName } from '../../src/domain/stock/stockFacts';

/** What staff choose a fact by. The unit tells two lengths apart. */
export const FACT_LABELS = eachFact((fact) => {
  const unit = fact.holds === 'number' ? factUnit(fact.unit).label : '';
  return unit === '' ? fact.label : `${fact.label} (${unit})`;
});

/** The facts that are numbers: for cards, and to sort by. */
export const NUMBER_FACT_LABELS = Object.fromEntries(
  NUMBER_FACT_NAMES.map((name) => [name, FACT_LABELS[name]]),
) as Readonly<Record<NumberFactName, string>>;
