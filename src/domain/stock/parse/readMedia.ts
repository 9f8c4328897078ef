import { err, ok, type Result } from '../../result';
import type { StockImage } from '../stockItem';
import { parseVideoAddress, type StockVideo } from '../stockVideo';
import { listEntries } from './listEntries';
import {
  type EntryFault,
  isNothing,
  lineReader,
  listResult,
  type Reader,
  readText,
  writtenValue,
} from './readText';

/** More than any gallery needs. A page with many thousands could not be written. */
const MAX_PICTURES = 500;

/** In characters. Servers refuse longer addresses. */
const LONGEST_ADDRESS = 2_000;

/** Between two addresses in one text: `;`, a comma or spaces, before something that begins like an address. */
const BETWEEN = /\s*[;,]\s*(?=https?:\/\/|\/)|\s+(?=https?:\/\/)/i;

/** Two addresses run together: `…/1.jpghttps://…`. One within another's query is legitimate. */
const JOINED = /^https?:\/\/[^?#]*[^/=:?&,;|]https?:\/\//i;

/** What systems show for a vehicle without a picture. */
const PLACEHOLDER =
  /(?:^|[/_-]|[\da-f]{8})(?:no|missing|default|dummy)[-_ ]?(?:photos?|images?|pictures?|pics?|img)[^/]*$|(?:placeholder|coming[-_ ]?soon|image[-_ ]?not[-_ ]?available|awaiting[-_ ]?(?:photo|image|picture)s?)[^/]*$/i;

const NOT_A_PICTURE = /\.(heic|heif|tiff?|pdf|docx?|mp4|mov|avi|zip|html?|php)(?=$|[?#])/i;

/** An address that needs no repair: nearly all of them. */
const PLAIN = /^https:\/\/[a-z\d.-]+(?::\d+)?\/[\w\-./~!$&'()*+,;=:@?#]*$/;

const NEITHER = 'is neither an https address nor a path from /';

const repaired = (address: string): Result<string, string> => {
  if (/%(?![\da-f]{2})/i.test(address)) return err('has a percent sign that encodes nothing');
  if (!URL.canParse(address)) return err('is not an address');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return err('holds a user name or a password');
  return ok(url.href);
};

/** The published address of a picture, or why it has none. */
const pictureAddress = (given: string): Result<string, string> => {
  if (given.length > LONGEST_ADDRESS) return err(`is longer than ${LONGEST_ADDRESS} characters`);
  if (/[{}<>]|%7B/i.test(given)) return err('is a template that the system has not filled in');
  if (JOINED.test(given)) return err('is several addresses run together');
  if (/^[^/]*\/\/[^/]*@/.test(given)) return err('holds a user name or a password');
  const [path = ''] = given.split(/[?#]/);
  const kind = NOT_A_PICTURE.exec(path)?.[1];
  if (kind) return err(`is a ${kind.toUpperCase()} file, which browsers do not show as a picture`);
  if (PLACEHOLDER.test(path)) return err('is a placeholder for a missing picture');
  if (PLAIN.test(given)) return ok(given);
  const address = given.replace(/ /g, '%20');
  if (address.startsWith('//')) return repaired(`https:${address}`);
  if (/^\/[^/\\]/.test(address) && !address.split('/').includes('..')) return ok(address);
  if (/^https?:\/\/[^/\s]+/i.test(address)) return repaired(address.replace(/^https?:/i, 'https:'));
  return err(NEITHER);
};

interface Entry {
  readonly url: unknown;
  readonly alt?: unknown;
}

const URL_KEYS = ['url', 'href', 'src', 'uri', 'link', '#text', '@url', '@href', '@src', '@value'];

/** An entry of a list: an address, or an object that holds one under a usual key. */
const entryOf = (entry: unknown): Entry => {
  if (typeof entry !== 'object' || entry === null) return { url: entry };
  const byKey = new Map(Object.entries(entry).map(([key, value]) => [key.toLowerCase(), value]));
  const key = URL_KEYS.find((name) => byKey.has(name));
  return { url: key === undefined ? entry : byKey.get(key), alt: byKey.get('alt') };
};

/** Why an address over http is not a fault. The import finds out whether its host also answers over https. */
export const OVER_HTTPS = 'is fetched over https';

/** A list of pictures without repeats: addresses, or objects with `url` and `alt`. A faulty address costs that picture. */
export const readImages: Reader<readonly StockImage[]> = (raw) => {
  const images = new Map<string, StockImage>();
  const faults: EntryFault[] = [];
  const addresses = listEntries(raw).flatMap((entry) =>
    typeof entry === 'string' && /[;,\s]/.test(entry) ? entry.split(BETWEEN) : [entry],
  );
  for (const entry of addresses) {
    const { url, alt } = entryOf(entry);
    const text = typeof url === 'string' ? url.trim().replace(/[;,]+$/, '') : undefined;
    if (text === undefined) {
      if (!isNothing(url)) faults.push({ value: writtenValue(url), reason: 'is not an address' });
      continue;
    }
    if (isNothing(text)) continue;
    const address = pictureAddress(text);
    if (address.kind === 'err') {
      faults.push({ value: text, reason: address.fault });
      continue;
    }
    if (images.has(address.value)) continue;
    if (images.size === MAX_PICTURES) {
      faults.push({
        value: `${addresses.length} pictures`,
        reason: `are more than the ${MAX_PICTURES} that a page shows`,
      });
      break;
    }
    if (/^http:/i.test(text)) faults.push({ value: address.value, reason: OVER_HTTPS, isNote: true });
    const words = readText(alt);
    const hasWords = words.kind === 'ok' && words.value !== undefined;
    images.set(address.value, hasWords ? { url: address.value, alt: words.value } : { url: address.value });
  }
  return listResult([...images.values()], faults);
};

export const readVideo = lineReader<StockVideo>((line) => {
  const video = parseVideoAddress(line.replace(/^\/\//, 'https://').replace(/ /g, '%20'));
  return video ? ok(video) : err('is not an https address of a YouTube or Vimeo video or an .mp4 file');
});

/** Schemes of addresses, hosts and root-relative paths; no user, no password, no white space. */
const ADDRESS = /^(?:https:\/\/[^\s/@\\]+(?:\/[^\s\\]*)?|\/[^\s/\\][^\s\\]*)$/i;

/** The address of a document: over https, or root-relative (a file under `static/`). */
export const readDocumentAddress = lineReader((line) => {
  const encoded = line.replace(/ /g, '%20');
  return ADDRESS.test(encoded)
    ? ok(encoded)
    : err('is not an https address, nor one that begins with a single /');
});
