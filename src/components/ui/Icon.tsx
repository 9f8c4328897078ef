import { css } from '@emotion/react';

/** One family: 24 × 24, a 1.5 px line, round ends. A new icon is one row. */
const PATHS = {
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  back: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  bolt: 'M13 3 5.5 13.5H12L11 21l7.5-10.5H12L13 3Z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  car: 'M3.5 16.5v-3l2-1.5 2-4.5h9l2 4.5 2 1.5v3h-2M5.5 16.5h-2m5 0h7M5.5 12h13M8.5 16.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm10 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  clock: 'M12 7.5V12l3 2M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5m-5 4h5',
  heart: 'M12 19.5 4.9 12.6a4.3 4.3 0 0 1 6-6.1l1.1 1 1.1-1a4.3 4.3 0 0 1 6 6.1L12 19.5Z',
  key: 'M14 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm-1.2 2.8L20 20m-3-3 2-2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  people:
    'M12.5 8.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3.5 19c0-3.3 2.5-5.5 6-5.5s6 2.2 6 5.5M15 5.8a3 3 0 0 1 0 5.4M17.5 14c2 .8 3 2.6 3 5',
  phone:
    'M5 4.500h3.500l1.5 4-2 1.500c1 2.5 3 4.5 5.5 5.500l1.5-2 4 1.500V18.500c0 .6-.4 1-1 1C10.5 19.5 4.5 13.5 4.5 5.500c0-.6.1-1 .5-1Z',
  pin: 'M12 20.500s6.5-5.6 6.5-10.700a6.5 6.5 0 1 0-13 0c0 5.1 6.5 10.7 6.5 10.700Zm2.3-10.500a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  price: 'M12.5 4H20v7.500L11.5 20 4 12.5 12.5 4Zm4 3.500v.01',
  road: 'M8.5 4.5 4 20m11.5-15.500L20 20M12 5v2.500m0 3.500v2.500m0 3.500v2.5',
  search: 'M17 10.500a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.8 4.700L20 20',
  shield: 'M12 3.5 5 6v5.500c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6l-7-2.500Zm-3.5 8.5 2.5 2.5 4.5-5',
  spanner:
    'M19.5 7.500a4.5 4.5 0 0 1-6.2 4.800L7 18.600a1.7 1.7 0 0 1-2.5-2.400l6.4-6.300a4.5 4.5 0 0 1 5.3-5.900L13.5 6.800l.4 3.1 3.1.4 2.5-2.800Z',
} as const;

export type IconName = keyof typeof PATHS;

/** Names come from the content too: one that is not drawn is `undefined`. */
export const iconName = (name: string | undefined): IconName | undefined =>
  name !== undefined && Object.hasOwn(PATHS, name) ? (name as IconName) : undefined;

const drawing = css({ flex: 'none', width: '1.5em', height: '1.5em' });

/** A line icon in the colour of the text beside it, which says the same in words. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <svg
    css={drawing}
    className={className}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
