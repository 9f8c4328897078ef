import type { StockImage } from './stockItem';

/** Words in photographers' file names, and their meaning for a shopper. The first match counts. */
const VIEWS = (
  [
    ['front.?(?:three.?quarter|34)', 'Front and side'],
    ['rear.?(?:three.?quarter|34)', 'Rear and side'],
    ['three.?quarters?', 'Three-quarter view'],
    // `seat` alone is a make too.
    ['interior|cabin|dash(?:board)?|seats', 'Interior'],
    ['boot|luggage|cargo', 'Boot'],
    ['engine', 'Engine'],
    ['wheels?', 'Wheel'],
    ['detail|close.?up', 'Close-up'],
    ['front', 'Front'],
    ['rear|back', 'Rear'],
    ['side', 'Side'],
  ] as const
).map(([words, view]) => ({ pattern: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`), view }));

/**
 * What a picture shows, by the name of its file: `suv-red-side.webp` → `Side`. `undefined` if the name says nothing:
 * `IMG_4711.jpg`.
 */
export function pictureView(url: string): string | undefined {
  const name = url
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '')
    .toLowerCase();
  return VIEWS.find(({ pattern }) => pattern.test(name))?.view;
}

/**
 * The alternative text of a picture: the feed's own words, or the view and the vehicle.
 * @param place the index of the picture
 */
export function pictureText({ alt, url }: StockImage, title: string, place: number): string {
  if (alt !== undefined) return alt;
  const view = pictureView(url);
  return `${title}, ${view === undefined ? `picture ${place + 1}` : view.toLowerCase()}`;
}

/** With fewer pictures it does not look like a turn. */
export const MIN_FRAMES = 8;

const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/** The frame after a drag to the right by `share` of the picture's width, from 0. The whole width is a full turn. */
export const frameAfterPull = (frame: number, share: number, count: number): number =>
  wrapped(frame + Math.round(share * count), count);

/** The angle of a frame in whole degrees: 0 for the first. */
export const degreesOf = (frame: number, count: number): number => Math.round((frame * 360) / count);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The frame that a key moves to, as with any slider; `undefined` for other keys. */
export function frameAfterKey(key: string, frame: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? undefined : wrapped(frame + step, count);
}
