import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { publishedBytes, publishedFile, type SitePlace, WHOLE_SITE } from '../../src/config/publishedSite';
import { isAddress } from '../../src/domain/addressName';
import { SEARCHES_FILE, STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import type { StockCard } from '../../src/domain/stock/stockCard';
import { parseSearchUrl } from '../../src/search/address/url';
import { withoutIdleBudget } from '../../src/search/budget';
import {
  createInProcessEngine,
  fail,
  MANIFEST_NAME,
  type OpenIndex,
  openIndex,
  parseManifest,
} from '../../src/search/engines/embedded/build';
import { watchedTerm } from '../../src/search/filters/watchedAddress';
import { PAGING_LIMIT } from '../../src/search/indexRecord';
import { isListingPath, STOCK_PATH } from '../../src/search/listingPath';
import type { SavedSearchTerms } from '../../src/search/savedSearchTerms';
import { escapeValue, searchRequest } from '../../src/search/searchRequest';

/** The stock as the site publishes it now. */
export interface PublishedStock {
  /** The same for the same stock. */
  readonly key: string;
  /** How many vehicles are for sale. */
  readonly count: number;
  /** Reads the files, once. @throws if one is missing, damaged or of another publication */
  readonly open: () => Promise<OpenStock>;
}

export interface OpenStock {
  /** Every vehicle for sale. */
  readonly cards: () => AsyncIterable<readonly StockCard[]>;
  /** Those of some vehicles that a search finds, as the page of the search would. @param address of the search; absent: all of them */
  readonly find: (ids: readonly string[], address?: string) => Promise<readonly StockCard[]>;
}

/** How many cards are read at once. A file holds some dozens. */
const CARDS_AT_ONCE = 1000;

/** @throws if the site is not whole: its build is under way, or the index is missing or damaged */
export async function publishedStock(place: SitePlace): Promise<PublishedStock> {
  // A site at an address has no such file for visitors; what is missing there shows when it's opened.
  if (!isAddress(place) && (await publishedFile(place, WHOLE_SITE)) === undefined)
    throw new Error(`${WHOLE_SITE} is missing`);
  const text = await indexFile(place, MANIFEST_NAME);
  const manifest = parseManifest(text.toString('utf8'));
  let opened: Promise<OpenStock> | undefined;
  return {
    key: createHash('sha256').update(JSON.stringify(manifest.files)).digest('base64url'),
    count: manifest.count,
    open: () => {
      opened ??= openStock(place, manifest);
      return opened;
    },
  };
}

const indexFile = async (place: SitePlace, name: string): Promise<Buffer> =>
  (await publishedBytes(place, `${STOCK_INDEX_FOLDER}/${name}`)) ??
  fail('missing', `${name} is not in the published stock.`);

async function openStock(place: SitePlace, manifest: ReturnType<typeof parseManifest>): Promise<OpenStock> {
  const index = await openIndex(manifest, { read: (name) => indexFile(place, name) });
  await index.text();
  const terms = JSON.parse(String(await indexFile(place, SEARCHES_FILE))) as SavedSearchTerms;
  return { cards: () => allCards(index), find: finder(index, terms) };
}

async function* allCards({ stock, cards }: OpenIndex): AsyncGenerator<readonly StockCard[]> {
  for (let from = 0; from < stock.count; from += CARDS_AT_ONCE) {
    const length = Math.min(CARDS_AT_ONCE, stock.count - from);
    yield await cards(Array.from({ length }, (_, place) => from + place));
    await setImmediate();
  }
}

function finder(index: OpenIndex, { vocabulary, finance }: SavedSearchTerms): OpenStock['find'] {
  const engine = createInProcessEngine(index);
  return async (ids, address = STOCK_PATH) => {
    const budgetTerms = finance && { settings: finance, termMonths: watchedTerm(address) };
    if (!isListingPath(address.split('?')[0] ?? '')) return [];
    const { state, notices } = parseSearchUrl(address, vocabulary);
    // What the stock no longer knows, no vehicle has.
    if (notices.length > 0) return [];
    const { indexName, params } = searchRequest(withoutIdleBudget(state, budgetTerms), vocabulary, {
      hitsPerPage: PAGING_LIMIT,
      budgetTerms,
    });
    const found: StockCard[] = [];
    for (let from = 0; from < ids.length; from += PAGING_LIMIT) {
      const some = ids.slice(from, from + PAGING_LIMIT).map((id) => `objectID:${escapeValue(id)}`);
      const { results } = await engine.search<StockCard>([
        { indexName, params: { ...params, facetFilters: [...params.facetFilters, some] } },
      ] as never);
      // The page shows the rest of a search whose words no vehicle has. A mail about that would be a mail about everything.
      found.push(...results.flatMap((one) => ('hits' in one && !one.queryAfterRemoval ? one.hits : [])));
      // Enquiries come first.
      await setImmediate();
    }
    return found;
  };
}
