/**
 * Short facts in one line, such as `46 km · Petrol · Barden Creek`. Facts that are missing are left out. A narrow screen breaks
 * the line after a dot, never before it.
 */
export const joinFacts = (facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
