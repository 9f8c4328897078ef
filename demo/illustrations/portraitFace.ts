import { mix } from './paint';
import type { Person } from './people';
import { circle, clip, group, path, rect } from './svg';

/** Outline of every face, about (400, 390). */
export const face =
  'M276 356C274 250 336 206 400 206C464 206 526 250 524 356C524 440 506 506 466 546C442 570 420 580 400 580C380 580 358 570 334 546C294 506 276 440 276 356Z';

/** One eye about (x, 388). */
export function eye(x: number, person: Person): string {
  const side = x < 400 ? -1 : 1;
  const id = `eye${x}`;
  const almond = `M${x - 26} 390C${x - 14} 372 ${x + 14} 372 ${x + 26} 390C${x + 14} 403 ${x - 14} 403 ${x - 26} 390Z`;
  const lid = '#2a1a14';
  return group(
    {},
    clip(id, path(almond, {})),
    path(almond, { fill: '#fbf8f2' }),
    group(
      { 'clip-path': `url(#${id})` },
      circle(x, 388, 13, { fill: person.eyes }),
      circle(x, 388, 7, { fill: '#14100e' }),
      circle(x - 4, 383, 4, { fill: '#fff' }),
      rect(x - 30, 370, 60, 10, { fill: '#000', 'fill-opacity': 0.12 }),
    ),
    path(`M${x - 27} 391C${x - 15} 371 ${x + 15} 371 ${x + 27} 391`, {
      fill: 'none',
      stroke: lid,
      'stroke-width': person.lashes ? 6 : 4.5,
      'stroke-linecap': 'round',
    }),
    person.lashes
      ? path(`M${x + side * 24} 386l${side * 12} -8`, {
          stroke: lid,
          'stroke-width': 5,
          'stroke-linecap': 'round',
        })
      : '',
    path(`M${x - 26} 366C${x - 12} 358 ${x + 12} 358 ${x + 26} 366`, {
      fill: 'none',
      stroke: person.skin.shade,
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }),
  );
}

/** One brow above the eye at x. */
export function brow(x: number, person: Person): string {
  const side = x < 400 ? -1 : 1;
  const colour = mix(
    person.hairColour,
    '#3a2a20',
    person.hair === 'bald' || person.hair === 'bob' ? 0.3 : 0.1,
  );
  return path(`M${x - side * 30} 350C${x - side * 12} 336 ${x + side * 14} 334 ${x + side * 36} 348`, {
    fill: 'none',
    stroke: colour,
    'stroke-width': person.lashes ? 8 : 11,
    'stroke-linecap': 'round',
  });
}

/** A closed or an open smile. */
export function mouth(person: Person): string {
  const { lip, shade } = person.skin;
  if (person.smile === 'closed') {
    return group(
      {},
      path('M356 500C374 512 426 512 444 500C432 530 368 530 356 500Z', { fill: lip, 'fill-opacity': 0.55 }),
      path('M350 496C374 516 426 516 450 496', {
        fill: 'none',
        stroke: mix(lip, '#3a120c', 0.35),
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
      path('M378 538C392 544 408 544 422 538', {
        fill: 'none',
        stroke: shade,
        'stroke-width': 4,
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    );
  }
  return group(
    {},
    path('M344 490C372 502 428 502 456 490C448 534 424 546 400 546C376 546 352 534 344 490Z', {
      fill: mix(lip, '#4a140c', 0.45),
    }),
    path('M350 493C374 503 426 503 450 493C446 512 436 520 400 520C364 520 354 512 350 493Z', {
      fill: '#fdfaf4',
    }),
    path('M344 490C372 502 428 502 456 490', {
      fill: 'none',
      stroke: lip,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    path('M362 528C376 544 424 544 438 528', {
      fill: 'none',
      stroke: lip,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  );
}
