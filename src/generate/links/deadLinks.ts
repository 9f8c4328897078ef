import { STOCK_ITEM_PREFIX } from '../../domain/stock/stockItemPath';
import { VEH_TYPES } from '../../domain/stock/vehType';
import { STOCK_PATH, segmentsAfterStock } from '../../search/address/isListingPath';
import { parseSearchUrl } from '../../search/address/url';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { vocabularyLookup } from '../../search/vocabulary/vocabularyLookup';
import type { ContentLink } from './contentLinks';
import { nearestAddress } from './nearestAddress';

/** What a link of content can lead to. */
export interface LinkTargets {
  /** The paths of all pages and redirects, with slashes at their ends. */
  readonly paths: ReadonlySet<string>;
  readonly vocabulary: SearchVocabulary;
  /** The anchors of pages whose anchors are known, by path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a path is a file that the site publishes. */
  readonly isFile: (path: string) => boolean;
  /** Where the site is published: `https://www.dealer.example`. */
  readonly origin: string;
}

export interface DeadLink extends ContentLink {
  /** What is wrong, after the address: `leads to no page`. */
  readonly reason: string;
  readonly meant?: string;
}

export interface LinkReport {
  /** These stop a build: nobody can follow them, today or on another day. */
  readonly faults: readonly DeadLink[];
  /** Listings and stock that are not there today: stock changes daily, and the listing opens all the same. */
  readonly warnings: readonly DeadLink[];
}

type Verdict = Pick<DeadLink, 'reason' | 'meant'> & { readonly isFault: boolean };

/**
 * The links of content that lead nowhere on this site. Links to elsewhere, telephone numbers and e-mail addresses are
 * not followed. With and without the slash at its end an address is the same.
 */
export function deadLinks(links: readonly ContentLink[], targets: LinkTargets): LinkReport {
  const judged = links.flatMap((link) => {
    const verdict = judge(link.address, targets);
    return verdict ? [{ link, verdict }] : [];
  });
  const report = (asked: boolean): readonly DeadLink[] =>
    judged
      .filter(({ verdict }) => verdict.isFault === asked)
      .map(({ link, verdict: { isFault: _, ...why } }) => ({ ...link, ...why }));
  return { faults: report(true), warnings: report(false) };
}

const fault = (reason: string, meant?: string): Verdict => ({
  isFault: true,
  reason,
  ...(meant && { meant }),
});
const warning = (reason: string, meant?: string): Verdict => ({ ...fault(reason, meant), isFault: false });

/** `undefined`: the address leads somewhere. */
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

/** A listing that was not built opens on the not-found page, and so does a page of an item that has gone. */
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

/** `new-kestrels` is an address of new stock, even where the dealer has another one now. */
const vehTypeOf = (segment: string) =>
  VEH_TYPES.find((vehType) => segment.toLowerCase().startsWith(`${vehType.toLowerCase()}-`));
