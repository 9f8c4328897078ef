import type { WheelStyle } from '../sideShape';
import type { Face, GrilleFill, GrilleShape, Intake, LampShape, Running, TailShape } from './design';

const face = (
  lamp: LampShape,
  running: Running,
  grille: GrilleShape,
  fill: GrilleFill,
  frame: Face['frame'],
  intake: Intake,
  tail: TailShape,
): Face => ({ lamp, running, grille, fill, frame, intake, tail });

/** A make of the demo: an invented family face, and the wheels its grades wear. No real maker's face or badge is drawn. */
export interface Make {
  readonly face: Face;
  readonly wheels: readonly WheelStyle[];
}

export const makes: Readonly<Record<string, Make>> = {
  Tarrow: {
    face: face('slim', 'edge', 'wide', 'bars', 'bright', 'skid', 'slim'),
    wheels: ['five', 'split', 'aero', 'sport'],
  },
  BMW: {
    face: face('wedge', 'dots', 'mouth', 'upright', 'bright', 'corners', 'twin'),
    wheels: ['yspoke', 'double'],
  },
  BYD: { face: face('slim', 'double', 'closed', 'plain', 'none', 'narrow', 'across'), wheels: ['turbine'] },
  Ford: {
    face: face('block', 'fork', 'wide', 'mesh', 'dark', 'corners', 'block'),
    wheels: ['rugged', 'double', 'five'],
  },
  GWM: {
    face: face('stacked', 'brow', 'window', 'upright', 'bright', 'boxes', 'upright'),
    wheels: ['split'],
  },
  Holden: {
    face: face('angled', 'ring', 'bar', 'mesh', 'bright', 'wide', 'round'),
    wheels: ['five', 'sport'],
  },
  Honda: {
    face: face('pointed', 'edge', 'bar', 'blocks', 'dark', 'smile', 'hook'),
    wheels: ['split', 'turbine'],
  },
  Hyundai: {
    face: face('split', 'double', 'hexagon', 'mesh', 'dark', 'wide', 'corner'),
    wheels: ['turbine', 'yspoke'],
  },
  Isuzu: {
    face: face('tall', 'hook', 'wide', 'double', 'bright', 'boxes', 'upright'),
    wheels: ['rugged', 'split'],
  },
  Kia: {
    face: face('angled', 'bracket', 'slot', 'blocks', 'bright', 'corners', 'hook'),
    wheels: ['aero', 'yspoke', 'sport'],
  },
  'Land Rover': {
    face: face('stacked', 'ring', 'bar', 'blocks', 'dark', 'skid', 'twin'),
    wheels: ['double'],
  },
  MG: {
    face: face('almond', 'fork', 'trapezoid', 'mesh', 'dark', 'smile', 'slim'),
    wheels: ['turbine', 'split'],
  },
  Mazda: {
    face: face('pointed', 'double', 'hexagon', 'bars', 'none', 'wide', 'slim'),
    wheels: ['sport', 'yspoke'],
  },
  'Mercedes-Benz': {
    face: face('tall', 'brow', 'slot', 'double', 'bright', 'wide', 'corner'),
    wheels: ['double'],
  },
  Mini: { face: face('almond', 'brow', 'mouth', 'bars', 'dark', 'boxes', 'block'), wheels: ['split'] },
  Mitsubishi: {
    face: face('wedge', 'hook', 'full', 'bars', 'dark', 'skid', 'upright'),
    wheels: ['yspoke', 'five'],
  },
  Nissan: {
    face: face('block', 'double', 'window', 'mesh', 'bright', 'corners', 'corner'),
    wheels: ['double', 'rugged'],
  },
  Skoda: {
    face: face('angled', 'dots', 'wide', 'blocks', 'bright', 'smile', 'twin'),
    wheels: ['aero', 'turbine'],
  },
  Subaru: {
    face: face('almond', 'edge', 'bar', 'bars', 'bright', 'boxes', 'hook'),
    wheels: ['split', 'five'],
  },
  Suzuki: { face: face('block', 'ring', 'full', 'mesh', 'dark', 'wide', 'round'), wheels: ['five', 'steel'] },
  Tesla: { face: face('pointed', 'brow', 'closed', 'plain', 'none', 'smile', 'corner'), wheels: ['aero'] },
  Toyota: {
    face: face('tall', 'bracket', 'hexagon', 'bars', 'bright', 'narrow', 'across'),
    wheels: ['five', 'rugged', 'turbine'],
  },
  Volkswagen: {
    face: face('round', 'ring', 'slot', 'bars', 'bright', 'wide', 'block'),
    wheels: ['sport', 'five'],
  },
  Volvo: { face: face('stacked', 'dots', 'shield', 'mesh', 'dark', 'narrow', 'upright'), wheels: ['yspoke'] },
};
