import { bird } from './mark';
import { mix } from './paint';
import type { Person } from './people';
import { circle, fade, group, path, rect } from './svg';

const shoulders =
  'M48 1010C52 880 78 792 176 750C250 718 318 704 336 664C348 728 376 752 400 756C424 752 452 728 464 664C482 704 550 718 624 750C722 792 748 880 752 1010Z';

/** Clothes from the shoulders down, on a picture 800 × 1000. */
export function portraitClothes(person: Person): string {
  const { cloth, inner } = person;
  const dark = mix(cloth, '#000000', 0.28);
  const lit = mix(cloth, '#ffffff', 0.16);
  const line = { fill: 'none', stroke: dark, 'stroke-width': 5, 'stroke-linecap': 'round' };
  const base = group(
    {},
    fade('cloth', [
      [0, lit],
      [0.5, cloth],
      [1, dark],
    ]),
    path(shoulders, { fill: 'url(#cloth)' }),
    path('M470 690C560 720 660 750 700 820C730 870 742 940 744 1010H600C610 900 570 780 470 690Z', {
      fill: dark,
      'fill-opacity': 0.28,
    }),
    path('M166 1010C160 950 166 900 182 860M634 1010C640 950 634 900 618 860', line),
  );
  const collar = (colour: string) =>
    path(
      'M336 656C322 690 318 716 330 744L400 800L470 744C482 716 478 690 464 656C440 700 420 716 400 720C380 716 360 700 336 656Z',
      { fill: colour },
    );
  const styles = {
    blazer: () =>
      group(
        {},
        base,
        path('M330 676L400 1010H402L470 676C440 720 420 740 400 744C380 740 360 720 330 676Z', {
          fill: inner,
        }),
        path('M318 690L400 1010H404L482 690L470 664C450 720 420 752 400 800C380 752 350 720 330 664Z', {
          fill: inner,
        }),
        path('M334 660C350 706 376 738 400 760L372 806L316 716Z', {
          fill: mix(inner, '#ffffff', 0.4),
          stroke: mix(inner, '#000000', 0.18),
          'stroke-width': 3,
        }),
        path('M466 660C450 706 424 738 400 760L428 806L484 716Z', {
          fill: mix(inner, '#ffffff', 0.4),
          stroke: mix(inner, '#000000', 0.18),
          'stroke-width': 3,
        }),
        path('M316 700L268 742L300 806L270 826L398 1010L400 960C372 880 336 790 316 700Z', {
          fill: lit,
          stroke: dark,
          'stroke-width': 4,
        }),
        path('M484 700L532 742L500 806L530 826L402 1010L400 960C428 880 464 790 484 700Z', {
          fill: cloth,
          stroke: dark,
          'stroke-width': 4,
        }),
        path(bird, { transform: 'translate(226 842) scale(.62)', fill: '#e0a94a' }),
      ),
    polo: () =>
      group(
        {},
        base,
        path('M372 740L388 900H428L432 740Z', { fill: dark, 'fill-opacity': 0.5 }),
        collar(inner),
        path('M336 656L318 706L366 790L400 752Z', {
          fill: mix(inner, '#ffffff', 0.12),
          stroke: mix(inner, '#000000', 0.3),
          'stroke-width': 3,
        }),
        path('M464 656L482 706L434 790L400 752Z', {
          fill: inner,
          stroke: mix(inner, '#000000', 0.3),
          'stroke-width': 3,
        }),
        ...[812, 858].map((y) => circle(408, y, 7, { fill: '#f3ecdc' })),
        path(bird, { transform: 'translate(520 836) scale(1.05)', fill: '#f3ecdc' }),
        rect(520, 912, 66, 5, { rx: 2, fill: '#f3ecdc', 'fill-opacity': 0.8 }),
      ),
    shirt: () =>
      group(
        {},
        base,
        ...[120, 200, 280, 360, 440, 520, 600, 680].map((x) =>
          path(`M${x} 1010V${x < 180 || x > 620 ? 800 : 744}`, {
            stroke: mix(cloth, '#ffffff', 0.45),
            'stroke-width': 4,
            'stroke-opacity': 0.5,
          }),
        ),
        ...[790, 850, 910, 970].map((y) =>
          path(`M${y < 830 ? 110 : 70} ${y}H${y < 830 ? 690 : 730}`, {
            stroke: mix(cloth, '#ffffff', 0.45),
            'stroke-width': 4,
            'stroke-opacity': 0.5,
          }),
        ),
        path('M384 760H418V1010H384Z', { fill: lit }),
        path('M336 656L306 712L360 812L400 756Z', { fill: lit, stroke: dark, 'stroke-width': 4 }),
        path('M464 656L494 712L440 812L400 756Z', { fill: cloth, stroke: dark, 'stroke-width': 4 }),
        ...[830, 900, 970].map((y) => circle(401, y, 7, { fill: '#f3f1ec' })),
        path('M510 860H606V960C606 968 600 972 592 972H524C516 972 510 968 510 960Z', {
          fill: 'none',
          stroke: dark,
          'stroke-width': 4,
        }),
      ),
    overalls: () =>
      group(
        {},
        fade('tee', [
          [0, mix(inner, '#ffffff', 0.3)],
          [1, mix(inner, '#000000', 0.16)],
        ]),
        path(shoulders, { fill: 'url(#tee)' }),
        path('M470 690C560 720 660 750 700 820C730 870 742 940 744 1010H600C610 900 570 780 470 690Z', {
          fill: '#000',
          'fill-opacity': 0.08,
        }),
        path('M335 668C349 729 376 753 400 757C424 753 451 729 465 668', {
          fill: 'none',
          stroke: mix(inner, '#000000', 0.22),
          'stroke-width': 12,
        }),
        fade('cloth', [
          [0, lit],
          [1, dark],
        ]),
        path('M214 738L268 724L300 880H500L532 724L586 738L556 900L572 1010H228L244 900Z', {
          fill: 'url(#cloth)',
          stroke: dark,
          'stroke-width': 4,
        }),
        rect(300, 872, 200, 10, { fill: dark, 'fill-opacity': 0.7 }),
        ...[284, 516].map((x) =>
          rect(x - 20, 850, 40, 44, { rx: 6, fill: '#c9cfd1', stroke: '#6d7577', 'stroke-width': 4 }),
        ),
        path(bird, { transform: 'translate(360 906) scale(1.25)', fill: '#f3ecdc' }),
      ),
    jumper: () =>
      group(
        {},
        base,
        path('M334 662L360 742H440L466 662C440 716 420 730 400 732C380 730 360 716 334 662Z', {
          fill: inner,
        }),
        path('M336 656L324 702L370 770L400 738Z', {
          fill: mix(inner, '#ffffff', 0.5),
          stroke: mix(inner, '#000000', 0.16),
          'stroke-width': 3,
        }),
        path('M464 656L476 702L430 770L400 738Z', {
          fill: inner,
          stroke: mix(inner, '#000000', 0.16),
          'stroke-width': 3,
        }),
        path('M312 704C330 760 366 800 400 806C434 800 470 760 488 704', {
          fill: 'none',
          stroke: dark,
          'stroke-width': 14,
          'stroke-opacity': 0.7,
        }),
        ...[250, 300, 350, 450, 500, 550].map((x) =>
          path(`M${x} 1010V${850 + Math.abs(400 - x) * 0.1}`, {
            stroke: dark,
            'stroke-width': 3,
            'stroke-opacity': 0.22,
          }),
        ),
      ),
  } as const;
  return styles[person.clothes]();
}
