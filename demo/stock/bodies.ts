import type { CarBody } from '../illustrations/catalogue';

interface Body {
  /** What search and filters call it. */
  readonly bodyType: string;
  /** What the feed's own column calls it. */
  readonly body: string;
  readonly doors: number;
}

/** The bodies of the pictures, in the words of the stock feed. */
export const BODIES: Readonly<Record<CarBody, Body>> = {
  hatch: { bodyType: 'Hatch', body: '5 door hatchback', doors: 5 },
  sedan: { bodyType: 'Sedan', body: '4 door sedan', doors: 4 },
  suv: { bodyType: 'SUV', body: '5 door wagon', doors: 5 },
  suvLarge: { bodyType: 'SUV', body: '5 door wagon', doors: 5 },
  ute: { bodyType: 'Ute', body: 'Dual cab pick-up', doors: 4 },
  wagon: { bodyType: 'Wagon', body: '5 door station wagon', doors: 5 },
  coupe: { bodyType: 'Coupe', body: '2 door coupe', doors: 2 },
  convertible: { bodyType: 'Convertible', body: '2 door soft top', doors: 2 },
  van: { bodyType: 'Van', body: 'Panel van', doors: 4 },
  peopleMover: { bodyType: 'People mover', body: '5 door people mover', doors: 5 },
};
