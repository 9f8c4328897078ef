const DAY = 86_400_000;

/** Days of the calendar from one to the other (`2026-11-11`); below zero where `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
