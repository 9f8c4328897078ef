import { err, ok, type Result } from '../../result';
import type { StockImage } from '../stockItem';
import type { Reader } from './reader';
import { listEntries } from './readList';
import { readText } from './readText';

/** More than any gallery needs. A page with many thousands could not be written. */
const MOST_PICTURES = 500;

const readUrl = (raw: unknown): Result<string | undefined, string> => {
  const text = readText(raw);
  if (text.kind === 'err' || text.value === undefined) return text;
  const url = text.value.replace(/ /g, '%20');
  if (url.startsWith('//')) return ok(`https:${url}`);
  if (/^\/[^/\\]/.test(url) && !url.split('/').includes('..')) return ok(url);
  return /^https:\/\/[^/\s]+/i.test(url) ? ok(url) : err('is neither an https address nor a path from /');
};

/** A list of pictures without repeats: addresses, or objects with `url` and `alt`. */
export const readImages: Reader<readonly StockImage[]> = (raw) => {
  const images = new Map<string, StockImage>();
  for (const entry of listEntries(raw)) {
    const object =
      typeof entry === 'object' && entry !== null ? (entry as { url?: unknown; alt?: unknown }) : null;
    const url = readUrl(object ? object.url : entry);
    if (url.kind === 'err') return err(`has a picture that ${url.fault}`);
    if (url.value === undefined || images.has(url.value)) continue;
    const alt = readText(object?.alt);
    if (alt.kind === 'err') return err(`has a picture whose text ${alt.fault}`);
    images.set(url.value, alt.value === undefined ? { url: url.value } : { url: url.value, alt: alt.value });
  }
  if (images.size > MOST_PICTURES) return err(`has more than ${MOST_PICTURES} pictures`);
  return ok(images.size === 0 ? undefined : [...images.values()]);
};
