import {
  brandSpecialKey,
  brandSpecialPath,
  PAGE_TYPE_PATHS,
  vehicleConfigurationPath,
  vehiclePath,
} from '../../src/content/addresses';
import type { LinkView } from '../../src/content/link';
import type { OfferStocks } from '../../src/content/specials/offerStock';
import { lastDayOf, specialPrice } from '../../src/content/specials/specialPrice';
import type { PageStock } from '../../src/content/stock/pageStock';
import type { StockCount, VehicleContext } from '../../src/content/vehicles/vehicle';
import type { RangeContext } from '../../src/content/vehicles/vehicleCard';
import { configurationOptions } from '../../src/domain/configuration/configuration';
import type { Locale } from '../../src/domain/country';
import { spellingKey } from '../../src/domain/stock/slug';
import type { StockCard } from '../../src/domain/stock/stockCard';
import { stockNoun } from '../../src/domain/stock/stockTypes';
import { formatSearchUrl } from '../../src/search/address/url';
import { listingTitle } from '../../src/search/listingTitle';
import type { SearchState } from '../../src/search/searchState';
import type { ContentIndexQuery } from '../content/queryTypes';
import { offerStocks } from '../offers/offerStocks';
import type { ShareCard } from '../pictures/sharePictures';
import type { StockSite } from '../stock/stockSite';
import { blogIndexPages, entryShare, postPages } from './blogPages';
import { tileCounts } from './linkTiles';
import type { IndexedPage, IndexedVehicle, PageSpec, TemplateName } from './pageSpecs';
import { bodyTypesFor, bodyTypeTiles, type IndexedBlock, stockLists } from './stockLists';

/** The template of a page type. A type without a row is a page of blocks. */
const TEMPLATES: Readonly<Record<string, TemplateName>> = {
  home: 'HomeTemplate',
  vehicleIndex: 'VehicleIndexTemplate',
  brand: 'BrandTemplate',
  financeCalculator: 'FinanceCalculatorTemplate',
  brandSpecialsIndex: 'BrandSpecialsIndexTemplate',
  dealerSpecialsIndex: 'DealerSpecialsIndexTemplate',
  teamIndex: 'TeamIndexTemplate',
  privacy: 'PrivacyTemplate',
  terms: 'TermsTemplate',
  specialLinks: 'SpecialLinksTemplate',
  serviceForm: 'ServiceFormTemplate',
  testForms: 'TestFormsTemplate',
};

/** Page types that are made elsewhere: listings from the stock, error pages by Gatsby, the blog's pages from its posts. */
const MADE_ELSEWHERE: ReadonlySet<string> = new Set(['stockIndex', 'notFound', 'serverError', 'blogIndex']);

/** Page types for people who were sent the link, never for search engines. */
const ALWAYS_NOINDEX: ReadonlySet<string> = new Set(['specialLinks', 'testForms']);

const FEATURED_ON_HOME = 8;

/** How many vehicles of an offer its own page shows, and the page of the dealer's offers, which have no pages. */
const MAX_OFFER_CARDS = 6;
const MAX_CARDS_ON_INDEX = 3;

interface BuildChoices {
  /** The time of the build, in milliseconds since 1970. */
  readonly now: number;
  /** Whether to make the page of test forms. */
  readonly testForms: boolean;
  /** The words of the country's prices. */
  readonly prices: Locale['prices'];
}

/** The pages from content: its own pages, and one for each model, each offer of the maker and each post. */
export function contentPages(
  content: ContentIndexQuery,
  stock: StockSite,
  { now, testForms, prices }: BuildChoices,
): readonly PageSpec[] {
  const pages = content.pages
    .filter(({ pageType }) => !MADE_ELSEWHERE.has(pageType) && (testForms || pageType !== 'testForms'))
    .map(
      ({ id, pageType, slug, title, seo, blocks = [] }): PageSpec => ({
        path: pathOf({ pageType, slug }),
        template: TEMPLATES[pageType] ?? 'StandardPageTemplate',
        context:
          pageType === 'home'
            ? { ...homeContext(id, blocks, stock), ...offersFor(pageType, blocks, stock, prices) }
            : {
                id,
                lists: stockLists(blocks, stock),
                ...offersFor(pageType, blocks, stock, prices),
                ...bodyTypesFor(blocks, stock),
                ...tileCounts(blocks, stock),
                ...(pageType === 'vehicleIndex' ? rangeContext(content.pages, stock) : {}),
                ...(pageType === 'brand' ? { stockOfBrand: stockOfBrand(title, stock) } : {}),
              },
        owner: `the page "${id}"`,
        sitemap: { noindex: seo.noindex || ALWAYS_NOINDEX.has(pageType) },
      }),
    );
  const vehicles = content.vehicles.flatMap((vehicle) => vehiclePages(vehicle, stock));
  const blog = content.pages
    .filter(({ pageType }) => pageType === 'blogIndex')
    .flatMap((index) => blogIndexPages(index, content.posts, now));
  return [
    ...pages,
    ...vehicles,
    ...specialPages(content, stock, now, prices),
    ...blog,
    ...postPages(content.posts, stock, now),
  ];
}

const pathOf = ({ pageType, slug }: Pick<IndexedPage, 'pageType' | 'slug'>): string =>
  PAGE_TYPE_PATHS[pageType] ?? (slug === '' ? '/' : `/${slug}/`);

const rangeContext = (pages: readonly IndexedPage[], stock: StockSite): RangeContext => ({
  newStock: newStock(stock),
  brandPages: pages
    .filter(({ pageType }) => pageType === 'brand')
    .map((page) => ({ label: page.title, href: pathOf(page) })),
});

/** The listing of a make; `null` if nothing of it is for sale. */
function stockOfBrand(make: string, { cards, vocabulary }: StockSite): LinkView | null {
  const count = cards.filter((card) => card.make === make).length;
  if (count === 0) return null;
  const { path } = listingTitle({ make: [make] }, vocabulary);
  return { label: `See ${count} ${make} ${stockNoun(vocabulary.stockType, count)} in stock`, href: path };
}

/** The page of a model, and the page to build and price it if the content has anything to choose from. */
function vehiclePages(vehicle: IndexedVehicle, stock: StockSite): readonly PageSpec[] {
  const buildHref = configurationOptions(vehicle) && vehicleConfigurationPath(vehicle);
  const shared = { owner: `the vehicle "${vehicle.id}"`, sitemap: { noindex: vehicle.seo.noindex } };
  const details: PageSpec<VehicleContext> = {
    path: vehiclePath(vehicle),
    template: 'VehicleDetailsTemplate',
    context: {
      id: vehicle.id,
      inStock: inStock(vehicle, stock),
      ofGrades: stockOfGrades(vehicle, stock),
      stockType: stock.vocabulary.stockType,
      buildHref,
    },
    ...shared,
  };
  if (buildHref === undefined) return [details];
  return [
    details,
    { path: buildHref, template: 'VehicleBuildTemplate', context: { id: vehicle.id }, ...shared },
  ];
}

function homeContext(
  id: string,
  blocks: readonly IndexedBlock[],
  stock: StockSite,
): PageStock & { readonly id: string } {
  return {
    id,
    featured: featuredCards(stock.cards),
    bodyTypes: bodyTypeTiles(stock),
    lists: stockLists(blocks, stock),
    ...tileCounts(blocks, stock),
  };
}

/** The stock of the offers that a page lists. A page of offers shows a few vehicles of each. */
function offersFor(
  pageType: string,
  blocks: readonly IndexedBlock[],
  { offers }: StockSite,
  prices: Locale['prices'],
): Pick<PageStock, 'offers'> {
  const isIndex = pageType === 'brandSpecialsIndex' || pageType === 'dealerSpecialsIndex';
  if (!isIndex && !blocks.some(({ __typename }) => __typename === 'SpecialsBlock')) return {};
  return { offers: offerStocks(offers, prices, isIndex ? MAX_CARDS_ON_INDEX : 0) };
}

/** The featured items, then the latest arrivals with a picture, so that the row is always full. */
function featuredCards(cards: readonly StockCard[]): readonly StockCard[] {
  const pictured = cards.filter(({ image }) => image !== undefined);
  return [
    ...pictured.filter(({ featured }) => featured),
    ...pictured.filter(({ featured }) => !featured).reverse(),
  ].slice(0, FEATURED_ON_HOME);
}

/** The listing of all new stock, or of all stock if none is new. The range links to it while it has no models. */
function newStock({ cards, vocabulary }: StockSite): LinkView {
  const isNew = cards.some(({ vehType }) => vehType === 'New');
  const { heading, path } = listingTitle(isNew ? { vehType: ['New'] } : {}, vocabulary);
  return { label: isNew ? `${heading} in stock` : heading, href: path };
}

const isSame = (one: string, other: string): boolean => spellingKey(one) === spellingKey(other);

/** New and demo stock of a model, or of one badge of it, and the listing that shows it. */
function inStock(
  { stockMake, stockModel }: IndexedVehicle,
  { records, vocabulary }: StockSite,
  stockBadge?: string,
): StockCount {
  const matches = records.filter(
    ({ make = '', model = '', vehType, badge = '' }) =>
      isSame(make, stockMake) &&
      isSame(model, stockModel) &&
      vehType !== 'Used' &&
      (stockBadge === undefined || isSame(badge, stockBadge)),
  );
  // In the spelling of the stock, by which the listing filters.
  const { make = stockMake, model = stockModel, badge = stockBadge } = matches[0] ?? {};
  const search: SearchState = {
    vehType: ['New', 'Demo'],
    make: [make],
    model: [model],
    ...(stockBadge !== undefined && badge !== undefined && { badge: [badge] }),
  };
  return { count: matches.length, href: formatSearchUrl(search, vocabulary) };
}

/** The stock of each grade with a badge that no other grade has, so that a vehicle counts for one grade. */
function stockOfGrades(vehicle: IndexedVehicle, stock: StockSite): VehicleContext['ofGrades'] {
  const badges = vehicle.grades.map(({ stockBadge }) => stockBadge ?? '');
  return Object.fromEntries(
    vehicle.grades.flatMap(({ name, stockBadge }) =>
      stockBadge && badges.filter((badge) => isSame(badge, stockBadge)).length === 1
        ? [[name, inStock(vehicle, stock, stockBadge)]]
        : [],
    ),
  );
}

/**
 * One page for each offer of the maker, including past and coming ones, so that a shared link still explains what became of
 * the offer. `now` (milliseconds since 1970) decides which are for search engines.
 */
function specialPages(
  { brandSpecials, site }: ContentIndexQuery,
  { offers }: StockSite,
  now: number,
  prices: Locale['prices'],
): readonly PageSpec<{ readonly id: number } & Pick<PageStock, 'offers'>>[] {
  const stocks = offerStocks(offers, prices, MAX_OFFER_CARDS);
  return brandSpecials.map((special) => ({
    path: brandSpecialPath(special),
    template: 'BrandSpecialsDetailsTemplate',
    context: { id: special.id, ...ownStock(stocks, brandSpecialKey(special)) },
    owner: `the brand special ${special.id} ("${special.slug}")`,
    sitemap: {
      noindex: special.seo.noindex || (special.endsAt !== null && Date.parse(special.endsAt) <= now),
    },
    ...entryShare(special, specialWords(special, site.timeZone, prices)),
  }));
}

const ownStock = (stocks: OfferStocks, key: string): Pick<PageStock, 'offers'> => {
  const own = stocks[key];
  return own ? { offers: { [key]: own } } : {};
};

function specialWords(
  special: ContentIndexQuery['brandSpecials'][number],
  timeZone: string,
  prices: Locale['prices'],
): Pick<ShareCard, 'price' | 'note'> {
  const price = specialPrice(special, prices);
  const lastDay = lastDayOf(special, timeZone);
  return { price, ...(lastDay !== undefined && { note: `Until ${lastDay}` }) };
}
