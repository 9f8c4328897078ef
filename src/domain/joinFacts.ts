/**
 * Short facts in one line, such as `46 km · Petrol · Barden Creek`. Facts that are missing are left out. A narrow screen breaks
 * the line after a dot, never before it, and never parts a number from its unit or from the word
 * before it.
 */
export const joinFacts = (facts: readonly (string | false | undefined)[]): string =>
  facts
    .flatMap((fact) => (fact ? [fact.replace(/ (?=\d)|(?<=\d) (?=\S+$)/g, '\u00a0')] : []))
    .join('\u00a0· ');
