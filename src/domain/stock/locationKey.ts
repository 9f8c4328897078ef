/** The comparable form of a location's name: capitals and spaces at the ends do not matter. */
export const locationKey = (name: string): string => name.trim().toLowerCase();
