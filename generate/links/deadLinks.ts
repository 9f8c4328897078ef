import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS, type Folder } from '../../plugins/content-endpoint/files/rawContent';
import { nearestOf } from '../../src/config/nearest';
import { STOCK_ITEM_PREFIX } from '../../src/domain/stock/stockItemPath';
import { VEH_TYPES } from '../../src/domain/stock/stockTypes';
import { parseSearchUrl } from '../../src/search/address/url';
import { STOCK_PATH, segmentsAfterStock } from '../../src/search/listingPath';
import type { SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import { vocabularyLookup } from '../../src/search/vocabulary/vocabularyLookup';

/** Everything that a link of content can lead to. */
export interface LinkTargets {
  /** The paths of all pages and redirects, with a final slash. */
  readonly paths: ReadonlySet<string>;
  readonly vocabulary: SearchVocabulary;
  /** The anchors of some pages, by path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly isFile: (path: string) => boolean;
  /** The origin of the published site: `https://www.dealer.example`. */
  readonly origin: string;
}

interface DeadLink extends ContentLink {
  /** What is wrong, in words that follow the address: `leads to no page`. */
  readonly reason: string;
  readonly meant?: string;
}

export interface LinkReport {
  /** These stop a build: they can never work. */
  readonly faults: readonly DeadLink[];
  /** Listings and items that are not in stock today. Stock changes daily, and such an address still opens a listing. */
  readonly warnings: readonly DeadLink[];
}

type Verdict = Pick<DeadLink, 'reason' | 'meant'> & { readonly isFault: boolean };

/**
 * The links of content that lead nowhere on this site. It does not follow links to other sites, phone numbers and email
 * addresses. `/about` and `/about/` are the same address.
 */
export function deadLinks(links: readonly ContentLink[], targets: LinkTargets): LinkReport {
  const judged = links.flatMap((link) => {
    const verdict = judge(link.address, targets);
    return verdict ? [{ link, verdict }] : [];
  });
  const report = (isFault: boolean): readonly DeadLink[] =>
    judged
      .filter(({ verdict }) => verdict.isFault === isFault)
      .map(({ link, verdict: { isFault: _, ...why } }) => ({ ...link, ...why }));
  return { faults: report(true), warnings: report(false) };
}

const fault = (reason: string, meant?: string): Verdict => ({ isFault: true, reason, meant });
const warning = (reason: string, meant?: string): Verdict => ({ ...fault(reason, meant), isFault: false });

/** `undefined` if the address leads somewhere. */
function judge(address: string, targets: LinkTargets): Verdict | undefined {
  const { origin, paths, anchors, isFile } = targets;
  if (address === '' || address.startsWith('#')) return undefined;
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (!isWhole && !address.startsWith('/'))
    return fault('means another page on every page', nearestAddress(`/${address}/`, paths));
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.host !== new URL(origin).host) return undefined;
  const path = url.pathname.replace(/\/*$/, '/');
  if (path.startsWith(STOCK_PATH)) return judgeStock(path, url.search, targets);
  if (!paths.has(path) && !isFile(url.pathname))
    return fault('leads to no page', nearestAddress(path, paths));
  const known = anchors.get(path);
  const anchor = url.hash.slice(1);
  if (known === undefined || anchor === '' || known.has(anchor)) return undefined;
  return fault(
    'leads to no place on its page',
    nearestAddress(
      `${path}#${anchor}`,
      [...known].map((one) => `${path}#${one}`),
    ),
  );
}

/** An unbuilt listing opens on the not-found page, and so does the page of an item that was sold. */
function judgeStock(path: string, query: string, targets: LinkTargets): Verdict | undefined {
  const { paths, vocabulary } = targets;
  if (path.startsWith(STOCK_ITEM_PREFIX))
    return paths.has(path) ? undefined : warning('leads to stock that is not in the feed');
  const first = segmentsAfterStock(path)?.[0] ?? '';
  const vehType = vocabularyLookup(vocabulary).condition(first) ?? vehTypeOf(first);
  const own = vehType && vocabulary.conditions[vehType].slug;
  if (!paths.has(path) && own !== undefined && own !== first) {
    const renamed = path.replace(`${STOCK_PATH}${first}/`, `${STOCK_PATH}${own}/`);
    return fault('leads to no listing', `${renamed}${query}`);
  }
  const isBuilt = paths.has(path);
  const [notice] = parseSearchUrl(path + query, vocabulary).notices;
  if (notice)
    return warning(
      `asks for ${notice.text}, which is not in stock`,
      isBuilt ? undefined : nearestAddress(path, paths),
    );
  return isBuilt ? undefined : warning('leads to a listing of what is not in stock');
}

/** The vehicle type in an address such as `new-kestrels`, even if the dealer now has another address for new stock. */
const vehTypeOf = (segment: string) =>
  VEH_TYPES.find((vehType) => segment.toLowerCase().startsWith(`${vehType.toLowerCase()}-`));

/** How many letters may be mistyped: a third of the last part of the address. */
const mostEdits = (address: string): number => {
  const last = address.split('/').filter(Boolean).at(-1) ?? '';
  return Math.max(2, Math.floor(last.length / 3));
};

/** The known address that is most like a wrong one, for "did you mean". */
const nearestAddress = (wrong: string, known: Iterable<string>): string | undefined =>
  nearestOf(wrong, known, mostEdits(wrong));

/** Names the holder of a link in a message: a file if the content is in files, else the entry. */
type HolderOf = (link: Pick<DeadLink, 'collection' | 'id'>) => string;

/** The name in the files of a field that the contract names differently. */
export const fieldInFile = (field: string): string => field.replace(/\btermsHtml$/, 'terms');

/** One line for each link: its holder, the field, the address, the fault, and the address that may have been meant. */
export const describeDeadLinks = (links: readonly DeadLink[], holderOf: HolderOf): readonly string[] =>
  links.map(
    (link) =>
      `${holderOf(link)}: ${fieldInFile(link.field)}: ${link.address} ${link.reason}` +
      (link.meant === undefined ? '' : ` (did you mean ${link.meant}?)`),
  );

/** The file of an entry of the embedded endpoint. Its name is the entry's id, except for brand specials. */
export const contentFileOf =
  (contentFolder: string): HolderOf =>
  ({ collection, id }) => {
    if (id === undefined) return `content/settings/${collection}.yml`;
    const name = collection.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) as Folder;
    if (name !== 'brand-specials') return `content/${name}/${id}.${FOLDERS[name]}`;
    const folder = join(contentFolder, name);
    const file = readdirSync(folder).find((one) =>
      new RegExp(`^id:\\s*${id}\\s*$`, 'm').test(readFileSync(join(folder, one), 'utf8')),
    );
    return `content/${name}/${file ?? `… (id ${id})`}`;
  };

/** An entry of another endpoint, whose files we do not know. */
export const entryOf: HolderOf = ({ collection, id }) =>
  id === undefined ? `the content’s ${collection}` : `the content’s ${collection}, "${id}"`;

/** An address in the content, and its place. */
export interface ContentLink {
  /** `pages`, `navigation`, …: a field of the contract's query. */
  readonly collection: string;
  /** Absent for settings, which have only one entry. */
  readonly id?: string;
  /** `blocks[2].actions[0].url` */
  readonly field: string;
  readonly address: string;
}
