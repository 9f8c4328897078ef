import { eucalyptus, ochre, paper } from './paint';
import { circle, group, path, rect } from './svg';

/** The bird of the mark, in a box of 64, y down. */
export const bird =
  'M5 21C19 18 28.5 24 32 34.5C35.5 24 45 18 59 21C48.5 25 40.5 31.5 37 42.5L32 58L27 42.5C23.5 31.5 15.5 25 5 21Z';

/** The mark in a box of 64: a bird on the wing that is also a T, a wattle blossom beside it. */
export function mark(wings: string, blossom: string): string {
  return group({}, path(bird, { fill: wings }), circle(44.5, 11.5, 5, { fill: blossom }));
}

/** The mark on its own ground. */
export function appIcon(): string {
  return (
    rect(0, 0, 64, 64, { rx: 14, fill: eucalyptus }) +
    group({ transform: 'translate(5.8 4.6) scale(.82)' }, mark(paper, '#e0a94a'))
  );
}

/** The mark in the colours of the site, without a ground. */
export const logo = (): string => mark(eucalyptus, ochre);
