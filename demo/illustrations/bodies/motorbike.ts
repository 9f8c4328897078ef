import { pathOf } from '../line';
import { mix, type Paint } from '../paint';
import { circle, ellipse, glow, group, linear, path, rect } from '../svg';
import { wheel } from '../wheel';

const pipe = (d: string, width: number, colour: string): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

function metals(paint: Paint): string {
  return [
    linear(
      'steel',
      [0, 760, 0, 300],
      [
        [0, '#c9cfd1'],
        [0.5, '#7d8588'],
        [1, '#3c4244'],
      ],
    ),
    linear(
      'coat',
      [0, 1010, 0, 740],
      [
        [0, paint.glint],
        [0.16, paint.lit],
        [0.5, paint.base],
        [1, paint.shade],
      ],
    ),
    linear(
      'fork',
      [430, 0, 560, 0],
      [
        [0, '#d9dedf'],
        [0.5, '#8f9799'],
        [1, '#565d60'],
      ],
    ),
    glow('ground', [
      [0, '#1d1f1c', 0.6],
      [0.6, '#1d1f1c', 0.3],
      [1, '#1d1f1c', 0],
    ]),
  ].join('');
}

function engine(): string {
  const fins = Array.from({ length: 6 }, (_, index) =>
    rect(850, 560 + index * 26, 210, 13, {
      rx: 5,
      fill: index % 2 ? '#8b9396' : '#a9b0b3',
      transform: 'rotate(-14 950 620)',
    }),
  );
  return group(
    {},
    path(
      pathOf(
        [
          [820, 560, 'c'],
          [1180, 560, 'c'],
          [1290, 470],
          [1270, 360],
          [1160, 300],
          [900, 296],
          [810, 350],
          [790, 460],
        ],
        true,
      ),
      { fill: 'url(#steel)', stroke: '#24282a', 'stroke-width': 6 },
    ),
    path('M830 545L800 735L1040 770L1090 560Z', { fill: '#33393b' }),
    ...fins,
    circle(1130, 420, 96, { fill: '#4d5456', stroke: '#b8bfc1', 'stroke-width': 8 }),
    circle(1130, 420, 44, { fill: '#2c3133', stroke: '#8f9799', 'stroke-width': 5 }),
    circle(900, 390, 62, { fill: '#3b4143', stroke: '#9aa2a4', 'stroke-width': 6 }),
  );
}

/** A naked roadster from its left side, front to the left. */
export function motorbikeSide(paint: Paint): string {
  const wheelAt = (x: number, id: string, turn: number) =>
    group({ transform: `translate(${x} 312)` }, wheel(id, 'sport', 312, 224, turn));
  return group(
    {},
    metals(paint),
    ellipse(1080, -14, 1080, 74, { fill: 'url(#ground)' }),
    ellipse(1080, 2, 900, 36, { fill: 'url(#ground)' }),
    pipe('M1190 440L1790 312', 76, '#2b3032'),
    pipe('M1200 456L1780 328', 14, '#6d7577'),
    wheelAt(1800, 'wr', 0.3),
    wheelAt(372, 'wf', 0.1),
    path('M110 470C190 640 420 700 610 560L640 530C480 620 270 590 150 450Z', {
      fill: 'url(#coat)',
      stroke: paint.deep,
      'stroke-width': 5,
    }),
    pipe('M700 880L860 560M760 900L1230 820L1240 520M1230 820L1640 900', 44, '#24292b'),
    pipe('M1300 800L1500 500', 60, '#1d2123'),
    pipe('M1320 770L1480 530', 26, paint.base),
    engine(),
    pipe('M870 330C760 330 750 270 860 250L1280 250C1500 250 1560 300 1760 360', 62, '#5e6668'),
    pipe('M1460 286C1560 300 1680 350 1880 420', 116, '#30363a'),
    pipe('M1450 316C1560 330 1680 380 1870 446', 16, '#aeb6b8'),
    pipe('M372 312L640 960', 58, '#767e81'),
    pipe('M364 316L628 960', 16, '#e6eaea'),
    pipe('M372 312L480 574', 78, '#30363a'),
    path('M1290 852C1420 800 1560 820 1830 956L1960 1000L1940 952C1880 900 1740 820 1640 780L1330 770Z', {
      fill: 'url(#coat)',
      stroke: paint.deep,
      'stroke-width': 5,
    }),
    path(
      'M1170 880C1300 840 1450 850 1560 900C1680 950 1800 1000 1930 1004C1860 1030 1760 1030 1660 990C1560 950 1500 920 1420 910C1320 900 1260 920 1200 940Z',
      { fill: '#1a1c1d', stroke: '#000', 'stroke-width': 4 },
    ),
    path('M1210 930C1300 896 1400 896 1480 920C1560 950 1660 996 1780 1014', {
      fill: 'none',
      stroke: '#5a6062',
      'stroke-width': 8,
    }),
    path('M1920 1000L2004 1004L1990 960L1936 950Z', { fill: '#b8241a' }),
    pipe('M1880 930L2010 780', 20, '#1d2021'),
    path(
      pathOf(
        [
          [690, 860, 'c'],
          [720, 960],
          [820, 1024],
          [960, 1034],
          [1100, 990],
          [1210, 900, 'c'],
          [1180, 830],
          [1060, 800],
          [900, 770],
          [770, 780],
        ],
        true,
      ),
      { fill: 'url(#coat)', stroke: paint.deep, 'stroke-width': 6, 'stroke-opacity': 0.7 },
    ),
    path('M740 910C860 930 1000 930 1190 880', {
      fill: 'none',
      stroke: paint.glint,
      'stroke-width': 10,
      'stroke-opacity': 0.8,
    }),
    path('M760 840C900 800 1040 830 1120 850L1160 834C1060 790 900 770 790 784Z', {
      fill: mix(paint.shade, paint.deep, 0.4),
      'fill-opacity': 0.7,
    }),
    circle(930, 1030, 40, { fill: '#aab1b3', stroke: '#33393b', 'stroke-width': 5 }),
    pipe('M640 960L720 1100L830 1110', 26, '#1b1f20'),
    pipe('M800 1112L900 1100', 46, '#101213'),
    pipe('M716 1096L660 1220', 12, '#1b1f20'),
    ellipse(640, 1250, 86, 44, { fill: '#1b1f20', transform: 'rotate(18 640 1250)' }),
    path('M470 1000C440 930 460 840 540 800L640 810L680 980L580 1030Z', {
      fill: '#202526',
      stroke: '#000',
      'stroke-width': 4,
    }),
    path('M470 1000C440 930 460 840 540 800L566 1010Z', {
      fill: '#dfe9ec',
      stroke: '#8f9799',
      'stroke-width': 8,
    }),
    path('M486 980C468 930 480 860 530 832', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    rect(560, 1036, 130, 40, { rx: 16, fill: '#16191a', transform: 'rotate(-14 620 1056)' }),
    circle(1260, 500, 34, { fill: '#9aa2a4' }),
    pipe('M1260 420L1390 380', 20, '#1b1f20'),
  );
}

/** The roadster from the front or, with a red lamp, from the rear. */
export function motorbikeEnd(paint: Paint, rear: boolean): string {
  const lamp = rear
    ? rect(-90, 900, 180, 60, { rx: 28, fill: '#b8241a', stroke: '#2a0503', 'stroke-width': 8 })
    : circle(0, 920, 118, { fill: '#dfe9ec', stroke: '#202526', 'stroke-width': 22 }) +
      circle(0, 920, 72, { fill: '#9fabb0' }) +
      path('M-92 940A96 96 0 0 0 92 940', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 16,
        'stroke-linecap': 'round',
      });
  const tyre = rear ? 190 : 130;
  const side = (sign: number) =>
    group(
      { transform: `scale(${sign} 1)` },
      pipe('M110 330L120 1000', 54, '#7f878a'),
      pipe('M102 330L112 1000', 14, '#e6eaea'),
      pipe('M60 1040L250 1110L420 1084', 28, '#1b1f20'),
      pipe('M330 1104L430 1082', 48, '#101213'),
      pipe('M250 1110L330 1230', 13, '#1b1f20'),
      ellipse(370, 1262, 104, 52, { fill: '#1b1f20' }),
      ellipse(370, 1262, 88, 38, { fill: '#8fa0a5' }),
      path('M120 620L300 600L320 420L260 300L120 280Z', {
        fill: 'url(#steel)',
        stroke: '#24282a',
        'stroke-width': 6,
      }),
      ellipse(240, 900, 34, 22, { fill: '#d98f2b' }),
    );
  return group(
    {},
    metals(paint),
    ellipse(0, -6, 520, 56, { fill: 'url(#ground)' }),
    ellipse(0, 0, 260, 30, { fill: 'url(#ground)' }),
    path('M-200 860C-240 980 -120 1050 0 1050C120 1050 240 980 200 860L120 740H-120Z', {
      fill: 'url(#coat)',
      stroke: paint.deep,
      'stroke-width': 6,
    }),
    side(1),
    side(-1),
    rect(-tyre / 2, 0, tyre, 640, { rx: tyre / 2, fill: '#171919' }),
    path(`M0 20V620M${-tyre * 0.25} 40V600M${tyre * 0.25} 40V600`, { stroke: '#2c2f30', 'stroke-width': 8 }),
    path(
      `M${-tyre * 0.62} 430C${-tyre * 0.7} 640 ${-tyre * 0.4} 700 0 706C${tyre * 0.4} 700 ${tyre * 0.7} 640 ${tyre * 0.62} 430L${tyre * 0.4} 560H${-tyre * 0.4}Z`,
      {
        fill: 'url(#coat)',
        stroke: paint.deep,
        'stroke-width': 5,
      },
    ),
    rear
      ? path('M-150 960C-120 1040 120 1040 150 960L110 840H-110Z', { fill: '#1a1c1d' })
      : rect(-90, 1040, 180, 70, { rx: 26, fill: '#16191a' }),
    lamp,
  );
}
