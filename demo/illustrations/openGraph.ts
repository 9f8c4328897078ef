import { word } from './letters';
import { mark } from './mark';
import { eucalyptus, paints, paper } from './paint';
import { placed, sideVehicle } from './sideVehicle';
import { ellipse, glow, group, path, picture, rect } from './svg';
import { tarrows } from './tarrow';

/** What a shared link shows: the name of the house and one car on paper, in few colours so that it stays small. */
export function openGraph(): string {
  return picture(
    1200,
    630,
    group(
      {},
      rect(0, 0, 1200, 630, { fill: paper }),
      path('M0 430C180 350 330 400 520 372C760 334 900 400 1200 340V630H0Z', { fill: '#e9e1cf' }),
      path('M0 470C260 430 420 462 640 440C860 420 1000 448 1200 424V630H0Z', { fill: '#ddd3bd' }),
      rect(0, 500, 1200, 130, { fill: '#d3c7ad' }),
      glow('floor', [
        [0, '#fff', 0.4],
        [1, '#fff', 0],
      ]),
      ellipse(640, 560, 560, 80, { fill: 'url(#floor)' }),
      group({ transform: 'translate(70 58) scale(1.75)' }, mark(eucalyptus, '#b7791f')),
      word('WATTLEBROOK', 208, 84, 34, '#1d1f1c', 1.9, 5.4),
      word('TARROW', 208, 136, 34, eucalyptus, 2.6, 5.4),
      placed(sideVehicle(tarrows.heron, paints.green, 'v', '#3a3222'), 232, 570, 0.17),
    ),
  );
}
