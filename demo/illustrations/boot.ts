import { backdrop } from './backdrop';
import type { CarBody } from './catalogue';
import { mix } from './paint';
import { circle, clip, ellipse, group, linear, path, picture, rect } from './svg';

const [WIDTH, HEIGHT] = [1024, 768];

/** What is different behind the tailgates of two kinds of body. */
interface Hold {
  /** The opening: half its width above and below, its top, and the loading edge; pixels. */
  readonly opening: readonly [number, number, number, number];
  /** How deep the floor lies: its far edge's height and half its width there. */
  readonly floor: readonly [number, number];
  readonly seats: 0 | 2 | 3;
  /** A roller cover over the luggage. */
  readonly cover: boolean;
  readonly lining: string;
  readonly carpet: string;
}

const holds: Readonly<Record<Exclude<CarBody, 'ute' | 'van'>, Hold>> = {
  hatch: {
    opening: [300, 360, 150, 590],
    floor: [452, 230],
    seats: 3,
    cover: true,
    lining: '#4b4f50',
    carpet: '#34383a',
  },
  sedan: {
    opening: [370, 380, 300, 600],
    floor: [470, 260],
    seats: 0,
    cover: false,
    lining: '#43474a',
    carpet: '#2f3335',
  },
  suv: {
    opening: [310, 370, 110, 600],
    floor: [450, 240],
    seats: 3,
    cover: true,
    lining: '#54524d',
    carpet: '#3b3a37',
  },
  suvLarge: {
    opening: [330, 380, 80, 610],
    floor: [470, 250],
    seats: 2,
    cover: false,
    lining: '#5a564e',
    carpet: '#3f3c37',
  },
  wagon: {
    opening: [310, 372, 140, 600],
    floor: [420, 220],
    seats: 3,
    cover: true,
    lining: '#4d5153',
    carpet: '#33373a',
  },
  coupe: {
    opening: [320, 350, 320, 590],
    floor: [480, 240],
    seats: 0,
    cover: false,
    lining: '#3d4042',
    carpet: '#2b2e30',
  },
  convertible: {
    opening: [330, 340, 350, 590],
    floor: [500, 260],
    seats: 0,
    cover: false,
    lining: '#46423d',
    carpet: '#302d2a',
  },
  peopleMover: {
    opening: [330, 370, 70, 620],
    floor: [500, 270],
    seats: 3,
    cover: false,
    lining: '#565a5c',
    carpet: '#3a3e40',
  },
};

function seatBacks(count: number, [far, half]: Hold['floor'], colour: string, top: number): string {
  const wide = (half * 2) / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => {
    const x = 512 - half + index * wide;
    return group(
      {},
      rect(x + wide * 0.26, top - 62, wide * 0.48, 66, { rx: 20, fill: mix(colour, '#000000', 0.1) }),
      rect(x + wide * 0.4, top - 12, 10, 30, { fill: '#8b9396' }),
      rect(x + wide * 0.56, top - 12, 10, 30, { fill: '#8b9396' }),
      rect(x + 4, top, wide - 8, far - top + 6, { rx: 18, fill: 'url(#backs)' }),
      path(`M${x + wide * 0.2} ${top + 16}V${far - 8}M${x + wide * 0.8} ${top + 16}V${far - 8}`, {
        stroke: '#000',
        'stroke-opacity': 0.25,
        'stroke-width': 4,
      }),
    );
  }).join('');
}

function closed(body: Exclude<CarBody, 'ute' | 'van'>): string {
  const hold = holds[body];
  const [upper, lower, top, sill] = hold.opening;
  const [far, half] = hold.floor;
  const lid = hold.seats === 0;
  const opening = `M${512 - lower} ${sill}Q${512 - lower - 24} ${(top + sill) / 2} ${512 - upper} ${top + 40}Q${512 - upper + 10} ${top} ${512 - upper + 70} ${top}H${512 + upper - 70}Q${512 + upper - 10} ${top} ${512 + upper} ${top + 40}Q${512 + lower + 24} ${(top + sill) / 2} ${512 + lower} ${sill}Z`;
  const backTop = far - (lid ? 110 : 190);
  return group(
    {},
    backdrop('paper', WIDTH, HEIGHT, 330),
    linear(
      'side',
      [0, top, 0, sill],
      [
        [0, mix(hold.lining, '#ffffff', 0.25)],
        [1, mix(hold.lining, '#000000', 0.35)],
      ],
    ),
    linear(
      'bed',
      [0, far, 0, sill],
      [
        [0, mix(hold.carpet, '#000000', 0.3)],
        [1, mix(hold.carpet, '#ffffff', 0.14)],
      ],
    ),
    linear(
      'backs',
      [0, backTop, 0, far],
      [
        [0, mix(hold.lining, '#ffffff', 0.16)],
        [1, mix(hold.lining, '#000000', 0.4)],
      ],
    ),
    linear(
      'bumper',
      [0, sill, 0, HEIGHT],
      [
        [0, '#7b8284'],
        [0.12, '#3a3e40'],
        [1, '#202324'],
      ],
    ),
    // The body around the opening, in primer grey: boots have no colour.
    path(
      `M${512 - lower - 110} 768Q${512 - lower - 120} ${sill - 120} ${512 - upper - 60} ${top - 10}Q${512 - upper} ${top - 46} ${512 - upper + 80} ${top - 46}H${512 + upper - 80}Q${512 + upper} ${top - 46} ${512 + upper + 60} ${top - 10}Q${512 + lower + 120} ${sill - 120} ${512 + lower + 110} 768Z`,
      { fill: '#a8adae', stroke: '#6d7375', 'stroke-width': 4 },
    ),
    lid
      ? path(
          `M${512 - upper - 40} ${top - 30}L${512 - upper + 10} ${top - 250}Q512 ${top - 280} ${512 + upper - 10} ${top - 250}L${512 + upper + 40} ${top - 30}Z`,
          { fill: '#8d9394', stroke: '#6d7375', 'stroke-width': 4 },
        ) +
          path(
            `M${512 - upper + 20} ${top - 60}L${512 - upper + 50} ${top - 220}Q512 ${top - 240} ${512 + upper - 50} ${top - 220}L${512 + upper - 20} ${top - 60}Z`,
            { fill: '#3d4143' },
          )
      : '',
    path(opening, { fill: '#131516', stroke: '#131516', 'stroke-width': 26, 'stroke-linejoin': 'round' }),
    clip('opening', path(opening, {})),
    group(
      { 'clip-path': 'url(#opening)' },
      rect(0, 0, WIDTH, HEIGHT, { fill: '#1b1e1f' }),
      lid
        ? ''
        : rect(512 - half - 60, top, half * 2 + 120, backTop - top + 30, { fill: '#9fb0b3' }) +
            path(
              `M${512 - half - 60} ${backTop - 10}Q512 ${backTop - 60} ${512 + half + 60} ${backTop - 10}V${backTop + 40}H${512 - half - 60}Z`,
              { fill: '#5d686b' },
            ),
      lid
        ? rect(512 - half, backTop, half * 2, far - backTop, { fill: 'url(#backs)' }) +
            path(`M512 ${backTop}V${far}`, { stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 5 })
        : seatBacks(hold.seats, hold.floor, hold.lining, backTop),
      path(`M${512 - lower - 60} ${sill + 20}L${512 - half} ${far}V${top - 20}H${512 - lower - 60}Z`, {
        fill: 'url(#side)',
      }),
      path(`M${512 + lower + 60} ${sill + 20}L${512 + half} ${far}V${top - 20}H${512 + lower + 60}Z`, {
        fill: 'url(#side)',
      }),
      path(
        `M${512 - lower - 60} ${sill - 130}Q${512 - half - 80} ${far - 90} ${512 - half - 20} ${far}L${512 - lower} ${sill}Z`,
        { fill: mix(hold.lining, '#000000', 0.12), stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 3 },
      ),
      path(
        `M${512 + lower + 60} ${sill - 130}Q${512 + half + 80} ${far - 90} ${512 + half + 20} ${far}L${512 + lower} ${sill}Z`,
        { fill: mix(hold.lining, '#000000', 0.12), stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 3 },
      ),
      path(`M${512 - half} ${far}H${512 + half}L${512 + lower + 30} ${sill + 20}H${512 - lower - 30}Z`, {
        fill: 'url(#bed)',
      }),
      path(
        `M${512 - half * 0.8} ${far + 16}H${512 + half * 0.8}L${512 + lower * 0.84} ${sill - 18}H${512 - lower * 0.84}Z`,
        { fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 4 },
      ),
      rect(482, sill - 52, 60, 16, { rx: 8, fill: '#15181a' }),
      ...[-1, 1].map((way) =>
        circle(512 + way * lower * 0.86, sill - 40, 13, {
          fill: 'none',
          stroke: '#c3c9cb',
          'stroke-width': 5,
        }),
      ),
      rect(512 + lower - 96, (far + sill) / 2 - 120, 54, 20, { rx: 8, fill: '#fdf6dd' }),
      hold.cover
        ? path(`M${512 - half - 46} ${backTop + 34}H${512 + half + 46}V${backTop + 62}H${512 - half - 46}Z`, {
            fill: '#1a1d1e',
          }) +
            path(`M${512 - half - 46} ${backTop + 38}H${512 + half + 46}`, {
              stroke: '#7b8284',
              'stroke-width': 3,
            })
        : '',
    ),
    path(
      `M${512 - lower - 112} 768Q${512 - lower - 116} ${sill + 40} ${512 - lower - 20} ${sill + 6}H${512 + lower + 20}Q${512 + lower + 116} ${sill + 40} ${512 + lower + 112} 768Z`,
      { fill: 'url(#bumper)' },
    ),
    rect(512 - lower + 30, sill + 14, lower * 2 - 60, 26, { rx: 10, fill: '#aab1b3' }),
    path(`M${512 - lower + 40} ${sill + 27}H${512 + lower - 40}`, {
      stroke: '#7b8284',
      'stroke-width': 3,
      'stroke-dasharray': '18 10',
    }),
  );
}

/** A dual cab's tub, its tailgate let down. */
function tub(): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const near = 512 + (index - 4) * 78;
    const far = 512 + (index - 4) * 50;
    return path(`M${near - 16} 610L${far - 9} 400H${far + 9}L${near + 16} 610Z`, {
      fill: '#000',
      'fill-opacity': 0.24,
    });
  });
  return group(
    {},
    backdrop('eucalyptus', WIDTH, HEIGHT, 330),
    linear(
      'bed',
      [0, 400, 0, 610],
      [
        [0, '#2a2d2e'],
        [1, '#4a4e50'],
      ],
    ),
    linear(
      'wall',
      [0, 250, 0, 600],
      [
        [0, '#5a5f61'],
        [1, '#2b2e2f'],
      ],
    ),
    linear(
      'gate',
      [0, 600, 0, 730],
      [
        [0, '#585d5f'],
        [1, '#303435'],
      ],
    ),
    path('M300 270L340 90Q512 66 684 90L724 270Z', { fill: '#a8adae', stroke: '#6d7375', 'stroke-width': 4 }),
    path('M352 226L378 120Q512 102 646 120L672 226Z', {
      fill: '#2a3539',
      stroke: '#131516',
      'stroke-width': 10,
    }),
    path('M430 122L400 224H450L476 116Z', { fill: '#fff', 'fill-opacity': 0.12 }),
    rect(486, 92, 52, 12, { rx: 4, fill: '#c0271a' }),
    path('M252 262H772L800 400H224Z', { fill: '#34383a' }),
    path('M280 300V392M400 300V392M512 300V392M624 300V392M744 300V392', {
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': 7,
    }),
    path('M252 262L290 400V420L150 620L60 600L130 290Z', { fill: 'url(#wall)' }),
    path('M772 262L734 400V420L874 620L964 600L894 290Z', { fill: 'url(#wall)' }),
    path('M130 470Q230 440 262 500L196 560Q150 560 110 600Z', { fill: '#1d2021' }),
    path('M894 470Q794 440 762 500L828 560Q874 560 914 600Z', { fill: '#1d2021' }),
    path('M290 400H734L874 620H150Z', { fill: 'url(#bed)' }),
    ...ribs,
    path('M252 262L130 290L60 600H20L96 270L240 244Z', { fill: '#a8adae' }),
    path('M772 262L894 290L964 600H1004L928 270L784 244Z', { fill: '#a8adae' }),
    path('M20 606H1004L1010 640H14Z', { fill: '#1b1e1f' }),
    path('M60 620H964L1000 742H24Z', { fill: 'url(#gate)' }),
    path('M120 640H904L930 724H94Z', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 5,
    }),
    ...[250, 774].flatMap((x) => [
      circle(x, 540, 13, { fill: 'none', stroke: '#c3c9cb', 'stroke-width': 5 }),
    ]),
    path('M56 600L96 470M968 600L928 470', { stroke: '#15181a', 'stroke-width': 8 }),
  );
}

/** A van's hold through both rear doors. */
function hold(): string {
  const boards = [0.2, 0.4, 0.6, 0.8].map((share) =>
    path(`M${332 + share * 360} 470L${190 + share * 644} 650`, { stroke: '#8a6c42', 'stroke-width': 3 }),
  );
  return group(
    {},
    backdrop('dusk', WIDTH, HEIGHT, 330),
    linear(
      'ply',
      [0, 470, 0, 650],
      [
        [0, '#a5855a'],
        [1, '#cdae80'],
      ],
    ),
    linear(
      'wall',
      [190, 0, 332, 0],
      [
        [0, '#c6cbcc'],
        [1, '#8b9193'],
      ],
    ),
    linear(
      'wall2',
      [834, 0, 692, 0],
      [
        [0, '#c6cbcc'],
        [1, '#8b9193'],
      ],
    ),
    rect(150, 60, 724, 640, { rx: 40, fill: '#b4b9ba', stroke: '#6d7375', 'stroke-width': 4 }),
    path('M0 90L150 70V660L0 720Z', { fill: '#d3d7d8', stroke: '#6d7375', 'stroke-width': 4 }),
    path('M1024 90L874 70V660L1024 720Z', { fill: '#d3d7d8', stroke: '#6d7375', 'stroke-width': 4 }),
    path('M22 150L126 134V330L22 344Z', { fill: '#33404499', stroke: '#131516', 'stroke-width': 8 }),
    path('M1002 150L898 134V330L1002 344Z', { fill: '#33404499', stroke: '#131516', 'stroke-width': 8 }),
    rect(178, 86, 668, 570, { rx: 26, fill: '#131516' }),
    rect(190, 98, 644, 552, { rx: 20, fill: '#5d6466' }),
    path('M190 98H834L692 180H332Z', { fill: '#7b8284' }),
    rect(332, 180, 360, 290, { fill: '#9aa0a2' }),
    path('M332 280H692M452 180V470M572 180V470', { stroke: '#7b8284', 'stroke-width': 5 }),
    rect(432, 196, 160, 66, { rx: 8, fill: '#2a3539' }),
    path('M190 98L332 180V470L190 650Z', { fill: 'url(#wall)' }),
    path('M834 98L692 180V470L834 650Z', { fill: 'url(#wall2)' }),
    path('M236 126V590M284 154V530M788 126V590M740 154V530', { stroke: '#6d7375', 'stroke-width': 9 }),
    path('M190 420L332 340V470L190 650ZM834 420L692 340V470L834 650Z', { fill: '#b89765' }),
    path('M332 470H692L834 650H190Z', { fill: 'url(#ply)' }),
    ...boards,
    ...[286, 380, 644, 738].map((x, index) =>
      circle(x, index % 3 ? 510 : 590, 10, { fill: 'none', stroke: '#5f5138', 'stroke-width': 5 }),
    ),
    rect(482, 110, 60, 18, { rx: 6, fill: '#fdf6dd' }),
    rect(150, 656, 724, 60, { rx: 16, fill: '#2b2e30' }),
    rect(190, 666, 644, 18, { rx: 8, fill: '#8b9396' }),
    ellipse(512, 742, 430, 18, { fill: '#26303a', 'fill-opacity': 0.35 }),
  );
}

/** The luggage space of a kind of body, seen from behind with everything open. */
export function bootPicture(body: CarBody): string {
  return picture(WIDTH, HEIGHT, body === 'ute' ? tub() : body === 'van' ? hold() : closed(body));
}
