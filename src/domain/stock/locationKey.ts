/** What two spellings of a location's name have in common: capitals and spaces at the ends do not matter. */
export const locationKey = (name: string): string => name.trim().toLowerCase();
