import { backdrop, type GroundName, grounds } from './backdrop';
import { elevations } from './carElevations';
import { carShapes } from './carShapes';
import { type CarBody, type Colour, pictureSize, type View } from './catalogue';
import { frontView } from './frontView';
import { paints } from './paint';
import { rearView } from './rearView';
import type { SideShape } from './sideShape';
import { placed, sideVehicle } from './sideVehicle';
import { picture } from './svg';

/** The ground on which each colour of paint reads best. */
export const groundOf: Readonly<Record<Colour, GroundName>> = {
  white: 'eucalyptus',
  silver: 'dusk',
  grey: 'paper',
  black: 'sand',
  red: 'paper',
  blue: 'sand',
  green: 'paper',
  orange: 'dusk',
  bronze: 'eucalyptus',
};

const { width, height } = pictureSize;
const horizon = 600;
const floor = 756;

/** Longer vehicles fill more of the picture, but less than their true share, so a hatch is not lost. */
function scaleOf(shape: SideShape): number {
  return (1070 + (shape.length - 4200) * 0.085) / shape.length;
}

type Box = readonly [number, number, number, number];

/** The part of the side picture that a close-up shows: nose, lamp and front wheel. */
function closeUp(shape: SideShape, left: number, scale: number): Box {
  const wide = 560;
  const tall = (wide * height) / width;
  const wheelX = left + shape.wheels.front * scale;
  return [Math.max(0, wheelX - wide * 0.52), floor + 66 - tall, wide, tall];
}

function elevationPicture(body: CarBody, colour: Colour, view: 'front' | 'rear'): string {
  const ground = groundOf[colour];
  const e = elevations[body];
  const paint = paints[colour];
  const { shadow } = grounds[ground];
  const scale = Math.min(0.385, 690 / e.height);
  const car = view === 'front' ? frontView(e, paint, shadow) : rearView(body, e, paint, shadow);
  const inside = backdrop(ground, width, height, horizon) + placed(car, width / 2, 806, scale);
  return picture(width, height, inside);
}

/** One stock picture of a car as SVG. */
export function carPicture(body: CarBody, colour: Colour, view: View): string {
  if (view === 'front' || view === 'rear') return elevationPicture(body, colour, view);
  const ground = groundOf[colour];
  const shape = carShapes[body];
  const scale = scaleOf(shape);
  const left = (width - shape.length * scale) / 2;
  const car = placed(sideVehicle(shape, paints[colour], 'v', grounds[ground].shadow), left, floor, scale);
  const close = view === 'detail';
  const inside = backdrop(ground, width, height, horizon, !close) + car;
  return picture(width, height, inside, close ? closeUp(shape, left, scale) : undefined);
}
