import { css } from '@emotion/react';

/** One icon family: 24 × 24, a 1.5 px line, round ends. Icons that content can name are in the features block. */
export const ICON_PATHS = {
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  back: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  chevron: 'm7 10 5 5 5-5',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 19.5 4.9 12.6a4.3 4.3 0 0 1 6-6.1l1.1 1 1.1-1a4.3 4.3 0 0 1 6 6.1L12 19.5Z',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  phone:
    'M5 4.5h3.5l1.5 4-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4 1.5V18.5c0 .6-.4 1-1 1C10.5 19.5 4.5 13.5 4.5 5.5c0-.6.1-1 .5-1Z',
  pin: 'M12 20.5s6.5-5.6 6.5-10.7a6.5 6.5 0 1 0-13 0c0 5.1 6.5 10.7 6.5 10.7Zm2.3-10.5a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.8 4.7L20 20',
} as const;

type IconName = keyof typeof ICON_PATHS;

/** In CSS, not in attributes: a page of results has two dozen hearts, and each attribute of each is set by itself. */
const drawing = css({
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** An icon in the colour of the text beside it, which says the same in words. */
export const LineDrawing = ({ path, className }: { readonly path: string; readonly className?: string }) => (
  <svg css={drawing} className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** An icon for the site's own controls. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <LineDrawing path={ICON_PATHS[name]} className={className} />
);
