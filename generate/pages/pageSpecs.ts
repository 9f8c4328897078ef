import type { ContentIndexQuery } from '../content/queryTypes';
import type { ShareCard } from '../pictures/sharePictures';

/** The templates of pages, by their file names in `templates`. */
export type TemplateName =
  | 'HomeTemplate'
  | 'StandardPageTemplate'
  | 'VehicleIndexTemplate'
  | 'BrandTemplate'
  | 'VehicleDetailsTemplate'
  | 'VehicleBuildTemplate'
  | 'StockFrontTemplate'
  | 'StockIndexTemplate'
  | 'StockDetailsTemplate'
  | 'BlogIndexTemplate'
  | 'BlogDetailsTemplate'
  | 'BrandSpecialsIndexTemplate'
  | 'BrandSpecialsDetailsTemplate'
  | 'DealerSpecialsIndexTemplate'
  | 'TeamIndexTemplate'
  | 'PrivacyTemplate'
  | 'TermsTemplate'
  | 'SpecialLinksTemplate'
  | 'ServiceFormTemplate'
  | 'EnquiryTemplate'
  | 'FindDealerTemplate'
  | 'GarageTemplate'
  | 'CompareTemplate'
  | 'TowingTemplate'
  | 'OfflineTemplate'
  | 'TestFormsTemplate'
  | 'FinanceCalculatorTemplate';

/** What the sitemap needs to know about a page. A content page has this in its context. */
interface SitemapHint {
  /** Whether to leave the page out of search engines. */
  readonly noindex?: boolean;
  /** ISO 8601, if the content knows the last change. */
  readonly lastmod?: string;
}

/** One page to build, before Gatsby creates it. */
export interface PageSpec<Context extends object = object> {
  readonly path: string;
  readonly template: TemplateName;
  readonly context: Context;
  /** The source of the page, for messages: `the page "about-us"`. Absent if the template says enough. */
  readonly owner?: string;
  readonly sitemap?: SitemapHint;
  /** What its picture for shared links says; absent: shared links show a picture of the content. */
  readonly share?: ShareCard;
}

export type IndexedPage = ContentIndexQuery['pages'][number];

export type IndexedVehicle = ContentIndexQuery['vehicles'][number];

export type IndexedPost = ContentIndexQuery['posts'][number];

/** What the build asks the content in order to know its pages. */
export const CONTENT_INDEX_QUERY = /* GraphQL */ `
  query ContentIndex {
    site { dealershipName description timeZone address { street suburb state postcode } geo { latitude longitude } }
    finance { enabled }
    locations { id name address { street suburb state postcode } geo { latitude longitude } }
    pages {
      id pageType slug title previousSlugs seo { noindex }
      blocks {
        __typename
        ... on StockListBlock { limit query { vehType make model bodyType featured maxPrice } }
        ... on StockSearchBlock { byBodyType }
        ... on LinkTilesBlock { tiles { url } }
      }
    }
    vehicles {
      id slug previousSlugs stockMake stockModel seo { noindex }
      grades { name fromPrice priceType colours stockBadge }
      colours { name price }
      accessories { name price }
    }
    brandSpecials {
      id slug title previousSlugs startsAt endsAt price wasPrice priceType
      picture { url focus }
      seo { noindex picture { url } }
    }
    dealerSpecials { startsAt }
    posts {
      id slug previousSlugs title summary tags publishedAt updatedAt
      category { name slug }
      author { name }
      related { id }
      picture { url focus }
      seo { noindex picture { url } }
    }
  }
`;
