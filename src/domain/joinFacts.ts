/**
 * Short facts in one line, such as `46 km · Petrol · Barden Creek`. Facts that are missing are left out. A narrow screen breaks
 * the line after a dot, never before it, and never parts a number from its unit or the
 * word before it.
 */
export const joinFacts = (facts: readonly (string | false | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [unbroken(fact)] : [])).join('\u00a0· ');

const unbroken = (fact: string): string =>
  fact.replace(/ (?=\d)/g, '\u00a0').replace(/(\d) (?=\S+$)/, '$1\u00a0');
