import type { CarBody } from '../catalogue';
import type { Design, Face, Stance } from './design';
import { makes } from './faces';

/** A row of the table: the body it starts from, how it departs from it, and what it wears. */
interface Row {
  readonly body: CarBody;
  readonly stance?: Stance;
  /** Where the model's face differs from its family's. */
  readonly face?: Partial<Face>;
  /** `c` cladding, `r` roof rails, `d` dark trim, `t` roof in black, `s` spare wheel on the tail, `b` hoop behind the cab. */
  readonly wears?: string;
}

/**
 * Every model in the yard. Proportions follow the model's own length, width, height and wheelbase; the stance adds how it
 * stands. A second generation has its length behind its name.
 */
const table: Readonly<Record<string, Row>> = {
  'Tarrow Wren': {
    body: 'hatch',
    stance: { screen: 40, round: 96, bow: 260 },
    face: { intake: 'wide', lamp: 'angled' },
  },
  'Tarrow Lark': {
    body: 'hatch',
    stance: { belt: 40, screen: -40, tail: 60, bow: 250, nose: 30 },
    face: { grille: 'closed', intake: 'narrow', tail: 'across' },
    wears: 'td',
  },
  'Tarrow Heron': { body: 'suv', stance: { round: 84 }, wears: 'cr' },
  'Tarrow Brolga': {
    body: 'suvLarge',
    stance: { nose: 30, round: 70, bow: 190 },
    face: { fill: 'mesh', intake: 'skid', grille: 'window' },
    wears: 'cr',
  },
  'Tarrow Kite': {
    body: 'ute',
    stance: { nose: 20, flare: 34 },
    face: { grille: 'full', fill: 'bars', tail: 'upright' },
    wears: 'cb',
  },

  'BMW 3 Series': { body: 'sedan', stance: { overhang: 0.42, belt: 10, screen: 60, bow: 240 } },
  'BYD Atto 3': { body: 'suv', stance: { drop: 40, screen: 70, bow: 270, round: 110 }, wears: 'crd' },
  'Ford Everest': { body: 'suvLarge', stance: { nose: 60, tail: 60, round: 58, bow: 150 }, wears: 'cr' },
  'Ford Mustang': {
    body: 'coupe',
    stance: { nose: 70, belt: 40, screen: 60, tail: -90, bow: 190, round: 66, flare: 40 },
    face: { grille: 'trapezoid', tail: 'upright' },
    wears: 'd',
  },
  'Ford Ranger': {
    body: 'ute',
    stance: { nose: 70, round: 54, bow: 140, flare: 44 },
    face: { running: 'bracket', grille: 'window' },
    wears: 'cdb',
  },
  'Ford Ranger 5446': {
    body: 'ute',
    stance: { nose: 10, round: 84, bow: 220, screen: 40 },
    face: { lamp: 'angled' },
    wears: 'c',
  },
  'Ford Transit Custom': { body: 'van', stance: { nose: 30, screen: 60 }, face: { lamp: 'tall' } },
  'GWM Ute': { body: 'ute', stance: { nose: 50, round: 66, bow: 170 }, wears: 'c' },
  'Holden Colorado': { body: 'ute', stance: { nose: 0, screen: 30, bow: 250, round: 92 }, wears: 'c' },
  'Holden Commodore': { body: 'sedan', stance: { nose: 20, drop: -10, bow: 220, flare: 30, belt: 20 } },
  'Honda CR-V': {
    body: 'suv',
    stance: { tail: 60, screen: 50, round: 96 },
    face: { tail: 'upright' },
    wears: 'c',
  },
  'Honda Civic': { body: 'sedan', stance: { drop: 36, tail: -120, screen: 80, belt: -10 } },
  'Honda Jazz': {
    body: 'hatch',
    stance: { screen: -120, tail: 70, nose: 20, belt: -10, bow: 280 },
    face: { lamp: 'almond', grille: 'slot' },
  },
  'Hyundai Kona': {
    body: 'suv',
    stance: { drop: 40, tail: -40, bow: 270, round: 108 },
    face: { grille: 'mouth' },
    wears: 'cd',
  },
  'Hyundai Santa Fe': {
    body: 'suvLarge',
    stance: { screen: 40, drop: 20, bow: 210 },
    face: { grille: 'full' },
    wears: 'cr',
  },
  'Hyundai Staria': {
    body: 'peopleMover',
    stance: { screen: -60, tail: 110, round: 110, bow: 290 },
    face: { grille: 'bar', lamp: 'block', tail: 'upright' },
  },
  'Hyundai Tucson': { body: 'suv', stance: { rise: 60, drop: 30, screen: 60, bow: 240 }, wears: 'cr' },
  'Hyundai i30': { body: 'hatch', stance: { belt: 0, tail: 20, bow: 230 }, face: { lamp: 'almond' } },
  'Hyundai iLoad': {
    body: 'van',
    stance: { nose: -30, screen: 120, tail: -40 },
    face: { lamp: 'almond', grille: 'slot' },
  },
  'Isuzu D-Max': { body: 'ute', stance: { nose: 30, screen: 30, bow: 220 }, wears: 'c' },
  'Isuzu MU-X': {
    body: 'suvLarge',
    stance: { nose: 30, screen: 50, drop: 30, round: 86, bow: 210 },
    wears: 'cr',
  },
  'Kia Carnival': {
    body: 'peopleMover',
    stance: { nose: 60, tail: 60, round: 70, bow: 180 },
    face: { grille: 'full' },
  },
  'Kia Cerato': { body: 'sedan', stance: { drop: 24, screen: 60, tail: -60 } },
  'Kia EV6': {
    body: 'suv',
    stance: { drop: 90, screen: 140, tail: -100, belt: 20, bow: 280, round: 100 },
    face: { grille: 'closed', intake: 'smile', tail: 'across' },
    wears: 'cd',
  },
  'Kia Picanto': {
    body: 'hatch',
    stance: { screen: -60, tail: 110, nose: 40, bow: 290, round: 110 },
    face: { lamp: 'almond' },
  },
  'Kia Sportage': {
    body: 'suv',
    stance: { rise: 50, screen: 40, drop: 20 },
    face: { grille: 'full', fill: 'mesh' },
    wears: 'crd',
  },
  'Kia Sportage 4485': {
    body: 'suv',
    stance: { screen: 20, round: 108, bow: 270 },
    face: { lamp: 'tall' },
    wears: 'cr',
  },
  'Land Rover Defender': {
    body: 'suvLarge',
    stance: { round: 42, bow: 110, screen: -130, tail: 190, nose: 70, roof: 0.84, flare: 36 },
    wears: 'csd',
  },
  'MG MG4': {
    body: 'hatch',
    stance: { drop: 30, screen: 30, belt: 20, bow: 280 },
    face: { grille: 'closed', tail: 'across', lamp: 'pointed' },
    wears: 'td',
  },
  'MG ZS': { body: 'suv', stance: { round: 92, bow: 230 }, wears: 'cr' },
  'Mazda BT-50': { body: 'ute', stance: { nose: 40, bow: 240, round: 88 }, wears: 'c' },
  'Mazda CX-5': { body: 'suv', stance: { overhang: 0.53, screen: 60, rise: 40, bow: 250 }, wears: 'c' },
  'Mazda CX-9': {
    body: 'suvLarge',
    stance: { screen: 100, drop: 50, bow: 240, round: 92, tail: -30 },
    wears: 'c',
  },
  'Mazda MX-5': {
    body: 'convertible',
    stance: { nose: 10, bow: 270, round: 88, screen: -60, tail: -60, drop: -10 },
    face: { grille: 'mouth' },
  },
  'Mazda Mazda3': {
    body: 'hatch',
    stance: { belt: 40, tail: -40, drop: 24, screen: 50, bow: 260, round: 104 },
    wears: 'd',
  },
  'Mercedes-Benz C-Class': {
    body: 'sedan',
    stance: { drop: 16, screen: 30, round: 100, bow: 250, overhang: 0.43 },
  },
  'Mini Convertible': {
    body: 'convertible',
    stance: { screen: -150, tail: 100, nose: 60, round: 96, bow: 260, drop: -30 },
    wears: '',
  },
  'Mitsubishi ASX': { body: 'suv', stance: { tail: 20, nose: 20, round: 70 }, wears: 'cd' },
  'Mitsubishi Outlander': {
    body: 'suvLarge',
    stance: { screen: 20, belt: 20, bow: 190, round: 64 },
    wears: 'cr',
  },
  'Mitsubishi Pajero Sport': {
    body: 'suvLarge',
    stance: { nose: 30, tail: -50, drop: 40, round: 70 },
    face: { tail: 'upright' },
    wears: 'cr',
  },
  'Mitsubishi Triton': { body: 'ute', stance: { nose: -20, screen: 50, bow: 230, round: 96 }, wears: 'c' },
  'Nissan Navara': { body: 'ute', stance: { nose: 40, bow: 200, round: 70 }, wears: 'crb' },
  'Nissan Patrol': {
    body: 'suvLarge',
    stance: { nose: 90, tail: 50, round: 72, bow: 170, flare: 36 },
    wears: 'cr',
  },
  'Nissan X-Trail': {
    body: 'suv',
    stance: { tail: 50, screen: 20, round: 84 },
    face: { lamp: 'angled', grille: 'hexagon' },
    wears: 'cr',
  },
  'Skoda Octavia': { body: 'wagon', stance: { screen: 40, bow: 220, round: 74 }, wears: 'r' },
  'Subaru BRZ': {
    body: 'coupe',
    stance: { nose: 10, bow: 270, round: 84, flare: 30 },
    face: { grille: 'mouth', intake: 'corners' },
  },
  'Subaru Forester': {
    body: 'suv',
    stance: { tail: 90, screen: -40, belt: -20, nose: 20, round: 68, bow: 190 },
    wears: 'cr',
  },
  'Subaru Outback': {
    body: 'wagon',
    stance: { nose: 60, belt: 60, tail: 20 },
    face: { lamp: 'wedge' },
    wears: 'cr',
  },
  'Subaru XV': { body: 'suv', stance: { drop: 30, screen: 60, nose: -30, belt: -20 }, wears: 'crd' },
  'Suzuki Jimny': {
    body: 'suvLarge',
    stance: {
      round: 38,
      bow: 90,
      screen: -220,
      tail: 230,
      nose: 60,
      roof: 0.85,
      wheel: 350,
      flare: 44,
      overhang: 0.42,
    },
    face: { lamp: 'round', grille: 'bar', fill: 'blocks' },
    wears: 'csd',
  },
  'Suzuki Swift': {
    body: 'hatch',
    stance: { screen: -90, tail: 50, belt: 30, round: 104, bow: 280 },
    face: { lamp: 'tall' },
    wears: 't',
  },
  'Tesla Model 3': {
    body: 'sedan',
    stance: { screen: 100, drop: 30, tail: -80, nose: -20, round: 110, bow: 280, overhang: 0.44 },
    wears: 'd',
  },
  'Toyota 86': {
    body: 'coupe',
    stance: { bow: 250, round: 78, tail: -30 },
    face: { grille: 'mouth', fill: 'mesh', intake: 'corners', lamp: 'angled', tail: 'round' },
  },
  'Toyota Camry': { body: 'sedan', stance: { bow: 250, screen: 30 }, face: { lamp: 'slim', grille: 'slot' } },
  'Toyota Corolla': {
    body: 'hatch',
    stance: { screen: 60, drop: 20, bow: 260, rise: 30 },
    face: { lamp: 'angled', grille: 'mouth' },
  },
  'Toyota HiAce': {
    body: 'van',
    stance: { nose: 60, screen: -60, round: 96, tail: 40 },
    face: { lamp: 'block', grille: 'bar' },
  },
  'Toyota HiLux': {
    body: 'ute',
    stance: { nose: 40, bow: 210, flare: 36 },
    face: { lamp: 'angled', grille: 'full', tail: 'upright' },
    wears: 'c',
  },
  'Toyota Kluger': {
    body: 'suvLarge',
    stance: { screen: 60, drop: 30, bow: 220, nose: 10 },
    face: { lamp: 'wedge' },
    wears: 'cr',
  },
  'Toyota LandCruiser Prado': {
    body: 'suvLarge',
    stance: { nose: 60, tail: 80, round: 64, bow: 170 },
    face: { grille: 'window', fill: 'upright', tail: 'upright' },
    wears: 'cr',
  },
  'Toyota LandCruiser': {
    body: 'suvLarge',
    stance: { nose: 100, tail: 60, round: 76, bow: 160, flare: 40 },
    face: { grille: 'full', fill: 'double', lamp: 'block' },
    wears: 'c',
  },
  'Toyota RAV4': {
    body: 'suv',
    stance: { nose: 40, tail: 30, round: 58, bow: 170, flare: 34 },
    face: { lamp: 'slim', grille: 'hexagon', fill: 'mesh', tail: 'slim' },
    wears: 'crt',
  },
  'Volkswagen Amarok': {
    body: 'ute',
    stance: { nose: 50, round: 60, bow: 150 },
    face: { lamp: 'block', grille: 'bar' },
    wears: 'c',
  },
  'Volkswagen Golf': { body: 'hatch', stance: { tail: 40, round: 76, bow: 220, screen: -20 } },
  'Volkswagen Tiguan': {
    body: 'suv',
    stance: { tail: 40, round: 68, bow: 200 },
    face: { lamp: 'block' },
    wears: 'cr',
  },
  'Volkswagen Transporter': {
    body: 'van',
    stance: { nose: 10, round: 60, tail: 60 },
    face: { lamp: 'block' },
  },
  'Volvo XC60': {
    body: 'suv',
    stance: { overhang: 0.45, nose: 40, screen: 40, drop: 10, round: 76, bow: 200 },
    wears: 'r',
  },
};

export type Size = Design['size'];

/** The names of all models, as `designOf` takes them. */
export const modelNames: readonly string[] = Object.keys(table);

/** What a model is called in names of files: `tarrow-heron`; a generation of its own has its length behind. */
export const slugOf = (make: string, model: string, size: Size): string =>
  rowName(make, model, size)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function rowName(make: string, model: string, [length]: Size): string {
  const name = `${make} ${model}`;
  return `${name} ${length}` in table ? `${name} ${length}` : name;
}

/** How a model is drawn. */
export function designOf(make: string, model: string, size: Size): Design {
  const row = table[rowName(make, model, size)];
  const family = makes[make];
  if (!row || !family) throw new Error(`No drawing is described for ${make} ${model}.`);
  const wears = (letter: string) => row.wears?.includes(letter) ?? false;
  return {
    body: row.body,
    size,
    stance: row.stance ?? {},
    face: { ...family.face, ...row.face },
    cladding: wears('c'),
    rails: wears('r'),
    trim: wears('d') ? 'dark' : 'bright',
    darkRoof: wears('t'),
    bar: wears('b'),
    spare: wears('s'),
    cloth: row.body === 'convertible',
  };
}
