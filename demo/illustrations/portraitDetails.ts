import { sequence } from './leafCloud';
import { mix } from './paint';
import type { Person } from './people';
import { circle, group, path, rect } from './svg';

/** A beard, or stubble where its opacity is low. */
export function beard(person: Person): string {
  if (!person.beard) return '';
  const { colour, opacity } = person.beard;
  const full = opacity === 1;
  return group(
    { opacity },
    path(
      full
        ? 'M274 400C276 470 284 560 326 606C350 634 376 646 400 646C424 646 450 634 474 606C516 560 524 470 526 400C512 450 500 470 470 474C450 462 424 458 400 462C376 458 350 462 330 474C300 470 288 450 274 400Z'
        : 'M276 400C278 470 292 520 332 556C356 578 380 588 400 588C420 588 444 578 468 556C508 520 522 470 524 400C514 446 500 470 468 478C448 466 424 462 400 466C376 462 352 466 332 478C300 470 286 446 276 400Z',
      { fill: colour },
    ),
    path(
      'M350 480C370 466 386 466 400 472C414 466 430 466 450 480C430 486 414 484 400 484C386 484 370 486 350 480Z',
      { fill: mix(colour, '#000000', 0.08) },
    ),
    full
      ? path('M330 560C350 600 380 624 400 628M470 560C450 600 420 624 402 628', {
          fill: 'none',
          stroke: mix(colour, '#000000', 0.16),
          'stroke-width': 5,
        })
      : '',
  );
}

/** Lines, freckles and glasses. */
export function details(person: Person): string {
  const next = sequence(4);
  const { shade } = person.skin;
  const crease = {
    fill: 'none',
    stroke: shade,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.75,
  };
  const frame = person.glasses;
  return group(
    {},
    person.lines
      ? path(
          'M306 396l-16 -8M306 408l-16 4M494 396l16 -8M494 408l16 4M338 470C332 482 330 492 332 504M462 470C468 482 470 492 468 504M360 290C384 284 416 284 440 290',
          crease,
        )
      : '',
    person.freckles
      ? group(
          {},
          ...Array.from({ length: 26 }, (_, index) =>
            circle(Math.round((index % 2 ? 320 : 430) + next() * 56), Math.round(418 + next() * 40), 2.6, {
              fill: '#b8693f',
              'fill-opacity': 0.6,
            }),
          ),
        )
      : '',
    frame
      ? group(
          {},
          ...[345, 455].map((x) =>
            rect(x - 46, 356, 92, 74, {
              rx: 30,
              fill: '#ffffff',
              'fill-opacity': 0.16,
              stroke: frame,
              'stroke-width': 7,
            }),
          ),
          path('M391 384C396 376 404 376 409 384', { fill: 'none', stroke: frame, 'stroke-width': 7 }),
          path('M299 382L278 374M501 382L522 374', {
            stroke: frame,
            'stroke-width': 7,
            'stroke-linecap': 'round',
          }),
          path('M318 414L350 368M430 414L462 368', {
            stroke: '#fff',
            'stroke-width': 6,
            'stroke-opacity': 0.35,
            'stroke-linecap': 'round',
          }),
        )
      : '',
  );
}
