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
