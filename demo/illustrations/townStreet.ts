import { word, wordWidth } from './letters';
import { mix } from './paint';
import { fade, group, path, rect } from './svg';

interface Shop {
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly trim: string;
  readonly sign: string;
  readonly parapet: 'flat' | 'arch' | 'gable';
}

const shops: readonly Shop[] = [
  { width: 300, height: 330, wall: '#c9a27a', trim: '#7d5436', sign: 'BAKERY', parapet: 'arch' },
  { width: 250, height: 270, wall: '#e8dcc4', trim: '#1f4d3f', sign: 'BOOKS', parapet: 'flat' },
  { width: 380, height: 380, wall: '#b7683f', trim: '#f0e0c0', sign: 'HOTEL', parapet: 'flat' },
  { width: 270, height: 290, wall: '#a9b7a6', trim: '#3d5548', sign: 'CAFE', parapet: 'gable' },
  { width: 310, height: 340, wall: '#dcc9a3', trim: '#8a5a2c', sign: 'COURIER', parapet: 'arch' },
  { width: 280, height: 280, wall: '#c3b8ad', trim: '#5a4a3e', sign: 'TOOLS', parapet: 'flat' },
];

function front(shop: Shop, x: number, y: number): string {
  const { width: w, height: h } = shop;
  const top = y - h;
  const parapet = {
    flat: `M${x} ${top}H${x + w}V${top + 20}H${x}Z`,
    arch: `M${x} ${top + 10}H${x + w * 0.22}Q${x + w / 2} ${top - 74} ${x + w * 0.78} ${top + 10}H${x + w}V${top + 30}H${x}Z`,
    gable: `M${x} ${top + 14}L${x + w / 2} ${top - 66}L${x + w} ${top + 14}V${top + 30}H${x}Z`,
  }[shop.parapet];
  const windows = [0.16, 0.42, 0.68].map((share) =>
    group(
      {},
      rect(x + w * share, top + 62, w * 0.16, h * 0.2, {
        rx: 3,
        fill: '#35424a',
        stroke: shop.trim,
        'stroke-width': 6,
      }),
      path(
        `M${x + w * share + 6} ${top + 62 + h * 0.2}l${w * 0.09} ${-h * 0.2}h10l${-w * 0.09} ${h * 0.2}Z`,
        { fill: '#fff', 'fill-opacity': 0.14 },
      ),
    ),
  );
  const upper = h > 300 ? windows.join('') : '';
  const size = 20;
  const awning = y - 168;
  return group(
    {},
    rect(x, top, w, h, { fill: shop.wall }),
    path(parapet, { fill: shop.wall }),
    rect(x, top + 22, w, 9, { fill: shop.trim }),
    rect(x + w - 16, top, 16, h, { fill: '#000', 'fill-opacity': 0.1 }),
    upper,
    rect(x + 22, y - 124, w * 0.5, 104, { fill: '#4b463b', stroke: shop.trim, 'stroke-width': 7 }),
    rect(x + 30, y - 116, w * 0.5 - 16, 50, { fill: '#f0cf8a', 'fill-opacity': 0.5 }),
    rect(x + w * 0.66, y - 130, w * 0.22, 130, { fill: shop.trim }),
    rect(x + w * 0.69, y - 118, w * 0.16, 60, { fill: '#3d474a' }),
    path(`M${x - 4} ${awning - 26}H${x + w + 4}L${x + w + 14} ${awning + 16}H${x - 14}Z`, {
      fill: mix(shop.trim, '#ffffff', 0.22),
    }),
    rect(x - 14, awning + 14, w + 28, 34, { fill: shop.trim }),
    word(
      shop.sign,
      x + w / 2 - wordWidth(shop.sign, size, 5) / 2,
      awning + 21,
      size,
      shop.trim === '#f0e0c0' ? '#5b2f18' : '#f6ead0',
      2,
      5,
    ),
    rect(x, awning + 48, w, 46, { fill: 'url(#awning)' }),
    ...[0, w - 6].map((dx) =>
      rect(x + dx, awning + 48, 7, y - awning - 48, { fill: mix(shop.trim, '#ffffff', 0.1) }),
    ),
  );
}

/** The main street of a country town seen across the road, its footpath at y. */
export function townStreet(width: number, y: number): string {
  const parts: string[] = [];
  let x = -60;
  for (let index = 0; x < width; index += 1) {
    const shop = shops[index % shops.length];
    if (!shop) break;
    parts.push(front(shop, x, y));
    x += shop.width;
  }
  return group(
    {},
    fade('awning', [
      [0, '#000', 0.4],
      [1, '#000', 0],
    ]),
    ...parts,
    rect(0, y - 3, width, 26, { fill: '#cfc3aa' }),
    rect(0, y + 20, width, 10, { fill: '#8f8671' }),
  );
}
