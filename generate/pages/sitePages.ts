import type { Dealer } from '../../src/config/dealer';
import type { Settings } from '../../src/config/env';
import {
  COMPARE_PATH,
  FIND_DEALER_PATH,
  GARAGE_PATH,
  OFFLINE_PATH,
  TOWING_PATH,
} from '../../src/content/addresses';
import type { FindDealerContext } from '../../src/content/dealer/location';
import { ENQUIRY_PATHS } from '../../src/content/enquiry/enquiryAddresses';
import type { DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { countBy } from '../../src/domain/groups';
import { locationKey } from '../../src/domain/stock/locationKey';
import { isDriven } from '../../src/domain/stock/stockTypes';
import { TOWING_TITLE } from '../../src/domain/towing/towingVehicles';
import { formatSearchUrl } from '../../src/search/address/url';
import type { ContentSource } from '../content/contentSource';
import { DEALERSHIP_QUERY, dealershipDetails } from '../content/dealershipDetails';
import type { ContentIndexQuery, EnquiryDeskQuery } from '../content/queryTypes';
import { askLinks, checkLinks, type IsPublished, linkedPaths } from '../links/checkLinks';
import type { LinkReport } from '../links/deadLinks';
import { offerReport } from '../offers/offerReport';
import type { StockSite } from '../stock/stockSite';
import { isForSale, isRated } from '../stock/towingFile';
import { addressFaults, type OwnedRedirect, redirectsOf } from './addressFaults';
import { contentPages } from './contentPages';
import { tileReport } from './linkTiles';
import { type MissingPages, missingPages } from './missingPages';
import { CONTENT_INDEX_QUERY, type PageSpec, type TemplateName } from './pageSpecs';
import { itemPages, listingPages, type StockPage } from './stockPages';

/** Every page of a build, and every address that leads to one. */
export interface SitePages {
  readonly index: ContentIndexQuery;
  readonly ofContent: readonly PageSpec[];
  /** The pages of listings and stock items. */
  readonly ofStock: readonly StockPage[];
  readonly redirects: readonly OwnedRedirect[];
  readonly gone: Dealer['gone'];
  /** The faults of the addresses, one sentence each. */
  readonly addressFaults: readonly string[];
  readonly links: LinkReport;
  /** What is wrong with the definitions of offers. */
  readonly offers: LinkReport;
  readonly missing: MissingPages;
  /** What the enquiry server needs to know. */
  readonly dealership: DealershipDetails;
}

/** What the pages of a site follow from. */
interface PageSources {
  readonly dealer: Dealer;
  /** When the build began, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly stock: StockSite;
  readonly content: Pick<ContentSource, 'ask'>;
  readonly settings: Pick<Settings, 'testForms'>;
  /** The files that aren't pages; by default, the dealer's and the product's. */
  readonly isPublished?: IsPublished;
}

/**
 * The content's pages and the stock's pages. In development it runs again whenever content is saved; the content editor
 * runs it for each save before anything is written.
 */
export async function sitePages({
  dealer,
  content,
  settings,
  startedAt,
  stock,
  isPublished,
}: PageSources): Promise<SitePages> {
  const index = await content.ask<ContentIndexQuery>(CONTENT_INDEX_QUERY);
  const ofContent = [
    ...contentPages(index, stock, {
      now: startedAt,
      testForms: settings.testForms,
      prices: dealer.country.locale.prices,
    }),
    ...fixedPages(stock),
    ...(canTowHere(stock) ? [towingPage] : []),
  ];
  const front = index.pages.find(({ pageType }) => pageType === 'stockIndex');
  const links = await askLinks(content);
  const linked = linkedPaths(links, dealer.site.url);
  const ofStock = [...listingPages(stock, front, linked), ...itemPages(stock, dealer)];
  const pages = [...ofContent, ...ofStock];
  const redirects = redirectsOf(index, dealer.redirects);
  return {
    index,
    ofContent,
    ofStock,
    redirects,
    gone: dealer.gone,
    addressFaults: addressFaults(pages, [
      ...redirects,
      ...dealer.gone.map((from) => ({ from, owner: 'redirects.yml' })),
    ]),
    missing: missingPages(new Set([...pages, ...redirects].map(pathOf)), index),
    links: joinReports(
      checkLinks({ pages, redirects, vocabulary: stock.vocabulary }, links, dealer, isPublished),
      tileReport(index.pages, stock),
    ),
    offers: offerReport(stock.offers),
    dealership: dealershipDetails(
      await content.ask<EnquiryDeskQuery>(DEALERSHIP_QUERY),
      dealer.site,
      startedAt,
    ),
  };
}

const joinReports = (...reports: readonly LinkReport[]): LinkReport => ({
  faults: reports.flatMap(({ faults }) => faults),
  warnings: reports.flatMap(({ warnings }) => warnings),
});

const pathOf = (one: { readonly path: string } | OwnedRedirect): string =>
  'path' in one ? one.path : one.from;

/** A page that is the same for everybody until the browser fills it from the device. Search engines do not list it. */
const devicePage = (path: string, template: TemplateName, owner: string): PageSpec => ({
  path,
  template,
  context: {},
  owner,
  sitemap: { noindex: true },
});

/** One page for each form. Search engines list the pages that link to them instead. The service form is a content page. */
const enquiryPages = ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm').map(
  (kind): PageSpec<{ readonly kind: EnquiryKind }> => ({
    path: ENQUIRY_PATHS[kind],
    template: 'EnquiryTemplate',
    context: { kind },
    owner: `the form "${kind}"`,
    sitemap: { noindex: true },
  }),
);

const towingPage: PageSpec = {
  path: TOWING_PATH,
  template: 'TowingTemplate',
  context: {},
  owner: 'the page about towing',
  share: { title: TOWING_TITLE },
};

/** Whether a site has the page about towing: caravans are towed themselves, and boats tow none. */
const canTowHere = ({ items, content }: StockSite): boolean =>
  isDriven({ stockType: content.site.dealershipStockType }) ||
  items.some((item) => isForSale(item) && isRated(item));

/** The pages that every site has, whatever its content. */
export const fixedPages = (stock: StockSite): readonly PageSpec[] => [
  ...enquiryPages,
  devicePage(GARAGE_PATH, 'GarageTemplate', 'the garage'),
  devicePage(COMPARE_PATH, 'CompareTemplate', 'the comparison'),
  devicePage(OFFLINE_PATH, 'OfflineTemplate', 'the page for visitors without a network'),
  {
    path: FIND_DEALER_PATH,
    template: 'FindDealerTemplate',
    context: { atYards: stockAtYards(stock) } satisfies FindDealerContext,
    owner: 'the page of all locations',
  },
];

/** The stock at each place of the feed, by the key of its name. */
function stockAtYards({ records, vocabulary }: StockSite): FindDealerContext['atYards'] {
  const counts = countBy(records.flatMap((record) => record['location.name'] ?? []));
  return Object.fromEntries(
    [...counts].map(([place, count]) => [
      locationKey(place),
      { count, href: formatSearchUrl({ location: [place] }, vocabulary) },
    ]),
  );
}
