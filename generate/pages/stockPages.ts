import searchHelper, { SearchParameters } from 'algoliasearch-helper';
import type { InitialResults } from 'instantsearch.js';
import type { Dealer } from '../../src/config/dealer';
import type { LinkView } from '../../src/content/link';
import type { ItemContext } from '../../src/content/stock/pageStock';
import type { Locale } from '../../src/domain/country';
import { groupBy } from '../../src/domain/groups';
import { priceContexts } from '../../src/domain/priceContext/alike';
import { contextWords } from '../../src/domain/priceContext/contextWords';
import { departures } from '../../src/domain/priceContext/departures';
import { priceDisplay, pricesOf } from '../../src/domain/stock/priceDisplay';
import type { StockCard } from '../../src/domain/stock/stockCard';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { builtListings } from '../../src/search/address/listings';
import { similarStock } from '../../src/search/findSimilar';
import { INDEX_PREFIX } from '../../src/search/indexRecord';
import { STOCK_PATH } from '../../src/search/listingPath';
import { type ListingContext, listingTitle } from '../../src/search/listingTitle';
import type { SearchEngine } from '../../src/search/searchEngine';
import { searchParameters } from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import type { SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import type { StockSite } from '../stock/stockSite';
import { tileCounts } from './linkTiles';
import type { IndexedPage, PageSpec } from './pageSpecs';
import { bodyTypesFor, stockLists } from './stockLists';

const SIMILAR_CARS = 4;
const CANDIDATES_EACH_WAY = 40;

/** A stock page. Its context is made when the page is written: thousands at once would fill the memory. */
export interface StockPage<Context extends object = object> extends Omit<PageSpec, 'context'> {
  /** The address that a QR code on paper leads to. */
  readonly onPaper?: string;
  context(): Context | Promise<Context>;
}

/**
 * One page for each listing that is built, with its first results. `front` is the content page about all stock; its blocks
 * appear below the listing of all stock.
 * @param linked the paths that content links to
 */
export function listingPages(
  stock: StockSite,
  front: IndexedPage | undefined,
  linked?: ReadonlySet<string>,
): readonly StockPage<ListingContext>[] {
  return builtListings(stock.records, stock.vocabulary, linked).map(
    ({ path, state, count }): StockPage<ListingContext> => {
      const content = path === STOCK_PATH ? front : undefined;
      return {
        path,
        template: content ? 'StockFrontTemplate' : 'StockIndexTemplate',
        context: async () => ({
          state,
          count,
          initialResults: await firstResults((await stock.index()).engine, state, stock.vocabulary),
          ...(content && {
            id: content.id,
            lists: stockLists(content.blocks, stock),
            ...bodyTypesFor(content.blocks, stock),
            ...tileCounts(content.blocks, stock),
          }),
        }),
        sitemap: { noindex: count === 0 },
        share: { title: listingTitle(state, stock.vocabulary).heading },
      };
    },
  );
}

/** One page for each stock item that has none on the site of another dealer. An item that was added after the build opens on the not-found page (see `UnbuiltStock`). */
export function itemPages(
  stock: StockSite,
  { site, country }: Pick<Dealer, 'site' | 'country'>,
): readonly StockPage<ItemContext>[] {
  const candidatesFor = candidatesByPrice(stock.cards);
  const trailOf = trailsIn(stock);
  const markOf = marksOf(stock.items);
  const contextOf = priceContexts(stock.items);
  const departuresOf = departures(stock.history);
  return stock.items
    .filter((item) => item.url === undefined)
    .map((item) => {
      const path = stockItemPath(item.id, stockTitle(item).title);
      return {
        path,
        template: 'StockDetailsTemplate',
        context: () => {
          const card = toStockCard(item);
          return {
            item,
            mark: markOf(item),
            similar: similarStock(card, candidatesFor(card), SIMILAR_CARS),
            trail: trailOf(item),
            priceContext: contextWords(item, contextOf(item), departuresOf(item)),
          };
        },
        // Whoever scans it at the vehicle sees there what it costs them.
        onPaper: `${site.url}${path}#my-deal`,
        sitemap: {
          noindex: item.status === 'sold',
          lastmod: item.updatedAt,
        },
        ...shareOf(item, stock, country.locale),
      };
    });
}

/** What tells items of one title apart, for search engines and tabs: their stock numbers, or their ids if those are the same. */
function marksOf(items: readonly StockItem[]): (item: StockItem) => string | undefined {
  const titleOf = (item: StockItem) => stockTitle(item).title.toLowerCase();
  const byTitle = groupBy(items, titleOf);
  return (item) => {
    const all = (byTitle.get(titleOf(item)) ?? []).map(({ stockNumber }) => stockNumber);
    if (all.length < 2) return undefined;
    const areTold = new Set(all).size === all.length && !all.includes(undefined);
    return areTold ? item.stockNumber : item.id;
  };
}

/**
 * The picture for shared links. A build fetches no picture of the feed, so a remote one is shown as it is, without words. Items
 * without a picture share the one of their listing, which is drawn once; the link's title has name and price.
 */
function shareOf(item: StockItem, { vocabulary }: StockSite, { prices }: Locale): Pick<PageSpec, 'share'> {
  const photo = item.images[0]?.url;
  if (photo !== undefined && !photo.startsWith('/')) return {};
  const sold = item.status === 'sold' && { note: 'Sold' };
  if (photo === undefined)
    return { share: { title: listingTitle({ vehType: [item.vehType] }, vocabulary).heading, ...sold } };
  const display = priceDisplay(pricesOf(item), prices, { repayment: false });
  const price = display.kind === 'priced' ? display : { amount: display.text };
  return {
    share: {
      title: stockTitle(item).title,
      ...(sold || {
        price: { amount: price.amount, ...('qualifier' in price && { qualifier: price.qualifier }) },
      }),
      photo,
    },
  };
}

/** The listings above an item. A sold item may have been the last of its kind, whose listing is then not built. */
function trailsIn({ records, vocabulary }: StockSite): (item: StockItem) => readonly LinkView[] {
  const inStock = new Set(records.map(({ vehType }) => vehType));
  const linkTo = (state: SearchState): LinkView => {
    const { heading, path } = listingTitle(state, vocabulary);
    return { label: heading, href: path };
  };
  return ({ vehType, make, model, status }) => {
    const above: readonly SearchState[] = [
      inStock.has(vehType) ? { vehType: [vehType] } : {},
      ...(status === 'sold' ? [] : [{ vehType: [vehType], make: [make], model: [model] }]),
    ];
    return [{ label: 'Home', href: '/' }, ...above.map(linkTo)];
  };
}

/** The items with the same body type nearest in price. Ranking all items for every page would take far longer. */
function candidatesByPrice(cards: readonly StockCard[]): (card: StockCard) => readonly StockCard[] {
  const priceOf = ({ price = 0 }: StockCard) => price;
  const bodyOf = ({ bodyType = '' }: StockCard) => bodyType;
  const byBody = groupBy(
    cards.toSorted((a, b) => priceOf(a) - priceOf(b)),
    bodyOf,
  );
  return (card) => {
    const group = byBody.get(bodyOf(card)) ?? [];
    const dearer = group.findIndex((one) => priceOf(one) >= priceOf(card));
    const middle = dearer < 0 ? group.length : dearer;
    return group.slice(Math.max(0, middle - CANDIDATES_EACH_WAY), middle + CANDIDATES_EACH_WAY);
  };
}

/**
 * The results that InstantSearch would have after its first search in a browser, for pages that the build writes.
 * `searchParameters` says what to ask, here and in the browser, so a page finds what it expects and asks nothing again.
 * InstantSearch itself is not started: mounting and rendering takes most of the time of a listing.
 */
export async function firstResults(
  engine: SearchEngine,
  searched: SearchState,
  vocabulary: SearchVocabulary,
): Promise<InitialResults> {
  const parameters = new SearchParameters(searchParameters(searched, { vocabulary }));
  let requestParams: readonly object[] = [];
  let answers: readonly object[] = [];
  const client: SearchEngine = {
    search: (async (requests: readonly { readonly params: object }[]) => {
      requestParams = requests.map(({ params }) => params);
      const answer = await engine.search(requests as never);
      answers = answer.results;
      return answer;
    }) as SearchEngine['search'],
  };
  const helper = searchHelper(client as never, parameters.index, parameters);
  const { state } = await helper.searchOnce({});
  // The same stock is to make the same page, however long its search took.
  const results = answers.map((result) => ({ ...result, processingTimeMS: 0 }));
  // As it arrives in a browser: plain JSON without undefined values. Results have none anyway.
  return { [INDEX_PREFIX]: { ...JSON.parse(JSON.stringify({ state, requestParams })), results } };
}
