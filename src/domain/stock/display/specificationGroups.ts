/** The groups of the specifications table, in order. */
export const DISPLAY_GROUPS = {
  overview: 'Overview',
  engine: 'Engine and performance',
  economy: 'Fuel economy',
  dimensions: 'Size and weight',
  safety: 'Safety and ratings',
  history: 'History',
  identity: 'Identification',
} as const;

export type DisplayGroupKey = keyof typeof DISPLAY_GROUPS;
