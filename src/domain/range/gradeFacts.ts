import { formatNumber } from '../formatNumber';
import type { DisplayValues } from '../stock/display/displayRows';
import { cardWords, factAmount, type NumberFactName, STOCK_FACTS } from '../stock/stockFacts';

/** The facts that all grades of a model may share. What an engine or a grade decides is never among them. */
const SHARED: ReadonlySet<string> = new Set([
  'ancapRating',
  'ancapYear',
  'bodyType',
  'bootLitres',
  'colour',
  'doorNum',
  'height',
  'length',
  'seatNum',
  'wheelBase',
  'width',
  'year',
]);

/** Whether the content may say a fact once for a model of several grades. */
export const isSharedFact = (name: string): boolean => SHARED.has(name);

const given = (facts: DisplayValues): DisplayValues =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));

/** The facts of one grade: its own, then what the model says of every grade. Of several, power, economy and towing may differ. */
export function factsOfGrade(own: DisplayValues, model: DisplayValues, gradeCount: number): DisplayValues {
  const { ancapRating, ancapYear, ...facts } = given(own);
  const shared = Object.fromEntries(
    Object.entries(given(model)).filter(([name]) => gradeCount === 1 || isSharedFact(name)),
  );
  // The stars belong to the year of their own test.
  return { ...shared, ...facts, ...(ancapRating === undefined ? {} : { ancapRating, ancapYear }) };
}

const inWords = (name: NumberFactName, facts: DisplayValues): string | undefined => {
  const value = facts[name as keyof DisplayValues];
  return typeof value === 'number' ? cardWords(name, value) : undefined;
};

/** A few facts of a grade in words, for a card: `Petrol`, `125 kW`, `6.9 L/100 km`, `Tows 1,500 kg`, `5 seats`. */
export function keyFacts(facts: DisplayValues): readonly string[] {
  const { fuelType, fuelCombined, fuelEconomy, seatNum } = facts;
  return [
    fuelType,
    inWords('power', facts),
    typeof fuelCombined === 'number' ? factAmount(STOCK_FACTS.fuelCombined, fuelCombined) : fuelEconomy,
    inWords('electricRange', facts),
    inWords('brakedTowing', facts),
    typeof seatNum === 'number' ? `${formatNumber(seatNum)} seats` : undefined,
  ].filter((one): one is string => typeof one === 'string' && one !== '');
}
