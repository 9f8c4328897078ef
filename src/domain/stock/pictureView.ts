import type { StockImage } from './stockItem';

/** What photographers name their files by, and what it is to a shopper. The first that fits counts. */
const VIEWS: readonly (readonly [name: RegExp, view: string])[] = [
  [/(?:front|rear).?(?:three.?quarter|34|3.4)/, 'Front and side'],
  [/(?:interior|cabin|dash(?:board)?|seats?)/, 'Interior'],
  [/(?:boot|luggage|cargo)/, 'Boot'],
  [/engine/, 'Engine'],
  [/wheels?/, 'Wheel'],
  [/(?:detail|close.?up)/, 'Close-up'],
  [/front/, 'Front'],
  [/(?:rear|back)/, 'Rear'],
  [/side/, 'Side'],
];

/**
 * What a picture shows, as far as its file's name says so: `suv-red-side.webp` → `Side`. A word of the name must be one
 * that we know; `undefined` for `IMG_4711.jpg`.
 */
export function pictureView(url: string): string | undefined {
  const name = url
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '')
    .toLowerCase();
  return VIEWS.find(([pattern]) => new RegExp(`(?<![a-z])${pattern.source}(?![a-z])`).test(name))?.[1];
}

/**
 * The alternative text of a picture: the feed's own words, or what is seen of which vehicle.
 * @param place from 0
 */
export function pictureText({ alt, url }: StockImage, title: string, place: number): string {
  if (alt !== undefined) return alt;
  const view = pictureView(url);
  return `${title}, ${view === undefined ? `picture ${place + 1}` : view.toLowerCase()}`;
}
