const DAY = 86_400_000;

/** Calendar days from one date to another (`2026-11-11`); negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
