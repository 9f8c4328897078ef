import { type ModelSlug, models } from './catalogue';
import { gumTree } from './gumTree';
import { paints } from './paint';
import { fence, shed, windmill } from './props';
import { type Daylight, daylights, meadow, road, sky } from './scenery';
import { placed, sideVehicle } from './sideVehicle';
import { fade, group, path, picture, rect } from './svg';
import { tarrows } from './tarrow';

const width = 1920;
const height = 1080;
const horizon = 640;

interface Place {
  readonly light: Daylight;
  readonly sun: readonly [number, number];
  /** What stands between the hills and the road. */
  readonly middle: string;
  readonly asphalt: string;
}

const { golden, morning, dusk, outback, coast } = daylights;

const sea = group(
  {},
  fade('sea', [
    [0, '#b9d2d6'],
    [1, '#7fa6ad'],
  ]),
  rect(0, 610, width, 80, { fill: 'url(#sea)' }),
  ...[628, 646, 664].map((y, index) =>
    path(`M${200 + index * 260} ${y}h420M${1100 + index * 140} ${y + 6}h300`, {
      stroke: '#eef6f4',
      'stroke-opacity': 0.6,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  ),
);

const mesa = path(
  'M1080 640C1120 600 1150 520 1190 500H1420C1460 505 1480 470 1530 466H1720C1760 520 1800 600 1860 640Z',
  { fill: '#b0703f' },
);
const mesaShade = path(
  'M1420 500C1450 506 1480 470 1530 466H1720C1760 520 1800 600 1860 640H1560C1520 580 1480 540 1420 500Z',
  { fill: '#8e5630', 'fill-opacity': 0.55 },
);

const places: Readonly<Record<ModelSlug, Place>> = {
  wren: {
    light: morning,
    sun: [430, 330],
    middle: group(
      {},
      gumTree(1660, 700, 520, morning.leaves, 0, morning.trunk),
      gumTree(1840, 712, 380, morning.leaves, 1, morning.trunk),
      gumTree(170, 706, 470, morning.leaves, 2, morning.trunk),
      fence(0, 742, width, 62, '#8c8570'),
    ),
    asphalt: '#8d9492',
  },
  lark: {
    light: coast,
    sun: [520, 260],
    middle: group(
      {},
      sea,
      meadow(coast, width, 676, 760, 5),
      gumTree(1730, 740, 560, coast.leaves, 2, coast.trunk),
      gumTree(120, 738, 400, coast.leaves, 1, coast.trunk),
    ),
    asphalt: '#99a2a4',
  },
  heron: {
    light: golden,
    sun: [420, 470],
    middle: group(
      {},
      gumTree(1500, 690, 360, ['#5f775f', '#7b8f6c', '#a9ad7c'], 1, golden.trunk),
      gumTree(1760, 726, 640, golden.leaves, 0, golden.trunk),
      gumTree(140, 720, 560, golden.leaves, 1, golden.trunk),
      fence(0, 744, width, 58, '#6f5f43'),
    ),
    asphalt: '#8e8471',
  },
  brolga: {
    light: outback,
    sun: [460, 330],
    middle: group(
      {},
      mesa,
      mesaShade,
      meadow(outback, width, 640, 800, 9),
      gumTree(200, 720, 430, outback.leaves, 0, outback.trunk),
      gumTree(1800, 708, 330, outback.leaves, 2, outback.trunk),
    ),
    asphalt: '#b98555',
  },
  kite: {
    light: dusk,
    sun: [520, 500],
    middle: group(
      {},
      shed(1380, 704, 380, '#6a5b54', '#8b7d78'),
      windmill(1240, 712, 330, '#39434a'),
      gumTree(1850, 720, 480, dusk.leaves, 1, dusk.trunk),
      gumTree(130, 716, 520, dusk.leaves, 0, dusk.trunk),
      fence(0, 744, width, 62, '#3d3a38'),
    ),
    asphalt: '#5f6468',
  },
};

/** The hero of a model: its signature colour in a landscape of its own. */
export function modelHero(slug: ModelSlug): string {
  const place = places[slug];
  const shape = tarrows[slug];
  const colour = models.find((model) => model.slug === slug)?.colour ?? 'white';
  const wide = 1110 + (shape.length - 4200) * 0.11;
  const scale = wide / shape.length;
  return picture(
    width,
    height,
    group(
      {},
      sky(place.light, width, horizon, place.sun, models.findIndex((model) => model.slug === slug) * 9 + 4),
      meadow(place.light, width, horizon, 800, 4),
      place.middle,
      road(width, 770, height, place.asphalt),
      placed(
        sideVehicle(shape, paints[colour], 'v', place.light.shadow),
        (width - wide) / 2 + 60,
        944,
        scale,
      ),
    ),
  );
}

/** The model alone, on a transparent ground, 4:3. */
export function modelSide(slug: ModelSlug): string {
  const shape = tarrows[slug];
  const colour = models.find((model) => model.slug === slug)?.colour ?? 'white';
  const wide = 1330 + (shape.length - 4200) * 0.1;
  return picture(
    1600,
    1200,
    placed(sideVehicle(shape, paints[colour], 'v'), (1600 - wide) / 2, 880, wide / shape.length),
  );
}
