import { grounds } from './backdrop';
import type { TeamSlug } from './catalogue';
import { mix } from './paint';
import { type Person, people } from './people';
import { portraitClothes } from './portraitClothes';
import { beard, details } from './portraitDetails';
import { brow, eye, face, mouth } from './portraitFace';
import { portraitHair } from './portraitHair';
import { range } from './scenery';
import { clip, ellipse, fade, glow, group, linear, path, picture, rect } from './svg';

function ground(person: Person): string {
  const colours = grounds[person.ground];
  return group(
    {},
    fade('ground', [
      [0, mix(colours.sky, colours.nearHill, 0.25)],
      [1, colours.nearHill],
    ]),
    glow('halo', [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ]),
    rect(0, 0, 800, 1000, { fill: 'url(#ground)' }),
    ellipse(330, 330, 480, 460, { fill: 'url(#halo)' }),
    range(800, 1010, 300, 14, 3, mix(colours.nearHill, colours.shadow, 0.1)),
    range(800, 1010, 190, 9, 4, mix(colours.nearHill, colours.shadow, 0.2)),
  );
}

function head(person: Person): string {
  const { lit, base, shade } = person.skin;
  const ear = (x: number) =>
    ellipse(x, 404, 24, 40, { fill: base }) + ellipse(x, 406, 12, 24, { fill: shade, 'fill-opacity': 0.6 });
  return group(
    {},
    linear(
      'skin',
      [300, 220, 510, 560],
      [
        [0, lit],
        [0.5, base],
        [1, mix(base, shade, 0.5)],
      ],
    ),
    glow('blush', [
      [0, person.skin.lip, 0.34],
      [1, person.skin.lip, 0],
    ]),
    clip('face', path(face, {})),
    ear(274),
    ear(526),
    path(face, { fill: 'url(#skin)' }),
    group(
      { 'clip-path': 'url(#face)' },
      path('M470 200C506 300 510 440 452 590L560 590V200Z', { fill: shade, 'fill-opacity': 0.3 }),
      ellipse(326, 446, 50, 36, { fill: 'url(#blush)' }),
      ellipse(474, 446, 50, 36, { fill: 'url(#blush)' }),
    ),
    beard(person),
    path('M406 396C410 424 424 444 420 456C414 466 390 468 382 460', {
      fill: 'none',
      stroke: shade,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path('M392 384C388 410 386 430 390 446', {
      fill: 'none',
      stroke: lit,
      'stroke-width': 9,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }),
    eye(345, person),
    eye(455, person),
    brow(345, person),
    brow(455, person),
    mouth(person),
    details(person),
  );
}

/** The portrait of a member of the team as SVG, 800 × 1000. */
export function portrait(slug: TeamSlug): string {
  const person = people[slug];
  const { base, shade } = person.skin;
  const hair = portraitHair(person.hair, person.hairColour);
  const wide = { transform: `translate(400 0) scale(${person.width} 1) translate(-400 0)` };
  const pendant = person.pendant
    ? path('M360 690C370 740 388 770 400 780C412 770 430 740 440 690', {
        fill: 'none',
        stroke: '#2a2420',
        'stroke-width': 4,
      }) +
      path('M400 776C416 788 416 822 400 836C384 822 384 788 400 776Z', {
        fill: person.pendant,
        stroke: '#17402e',
        'stroke-width': 3,
      })
    : '';
  return picture(
    800,
    1000,
    group(
      {},
      ground(person),
      group(
        { transform: 'translate(400 1000) scale(1.07) translate(-400 -966)' },
        group(wide, hair.back),
        path('M338 520H462V660C462 716 430 752 400 756C370 752 338 716 338 660Z', {
          fill: mix(base, shade, 0.35),
        }),
        path('M338 560C360 604 430 612 462 560V640C430 664 366 660 338 616Z', {
          fill: shade,
          'fill-opacity': 0.7,
        }),
        group({ transform: 'translate(0 -30)' }, portraitClothes(person), pendant),
        group(wide, head(person), hair.front),
      ),
    ),
  );
}
