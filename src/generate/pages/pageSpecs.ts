import type { BuildContent } from '../../domain/build/buildOptions';
import type { StockCard } from '../../domain/stock/stockCard';
import type { StockType } from '../../domain/stock/stockTypes';
import type { IndexedBlock } from './stockLists';

/** The templates a page can be made with, by file name under `src/templates`. */
export type TemplateName =
  | 'HomeTemplate'
  | 'StandardPageTemplate'
  | 'VehicleIndexTemplate'
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
  | 'OfflineTemplate'
  | 'TestFormsTemplate'
  | 'FinanceCalculatorTemplate';

/** What the sitemap says of a page. A page of content finds it in its context. */
export interface SitemapHint {
  /** Not for search engines: left out. */
  readonly noindex?: boolean;
  /** ISO 8601, where the content knows it. */
  readonly lastmod?: string;
}

/** One page to build: the pure half of `createPages`. */
export interface PageSpec<Context extends object = object> {
  readonly path: string;
  readonly template: TemplateName;
  readonly context: Context;
  /** What the page is made of, for messages: `the page "about-us"`. Absent: the template says enough. */
  readonly owner?: string;
  readonly sitemap?: SitemapHint;
}

export interface BodyTypeTile {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly icon?: string;
}

export interface HomeContext {
  readonly id: string;
  readonly featured: readonly StockCard[];
  readonly bodyTypes: readonly BodyTypeTile[];
  readonly lists: Readonly<Record<number, readonly StockCard[]>>;
  readonly stockCount: number;
}

/** How many of a model are in stock, and the listing that shows them. */
export interface InStock {
  readonly count: number;
  readonly href: string;
}

export interface VehicleContext {
  readonly id: string;
  readonly inStock: InStock;
  readonly stockType: StockType;
  /** Where it is built and priced; absent where content gives nothing to choose from. */
  readonly buildHref?: string;
}

/** What the build asks content for to know its pages. */
export interface ContentIndex {
  readonly site: { readonly dealershipName: string; readonly description: string };
  readonly pages: readonly {
    readonly id: string;
    readonly pageType: string;
    readonly slug: string;
    readonly previousSlugs: readonly string[];
    readonly seo: { readonly noindex: boolean };
    /** Those that show stock say what they ask for. */
    readonly blocks?: readonly IndexedBlock[];
  }[];
  readonly vehicles: readonly (BuildContent & {
    readonly id: string;
    readonly slug: string;
    readonly previousSlugs: readonly string[];
    readonly stockMake: string;
    readonly stockModel: string;
    readonly seo: { readonly noindex: boolean };
  })[];
  readonly brandSpecials: readonly IndexedSpecial[];
  /** Newest first. */
  readonly posts: readonly IndexedPost[];
}

export interface IndexedSpecial {
  readonly id: number;
  readonly slug: string;
  readonly previousSlugs: readonly string[];
  readonly endsAt: string | null;
  readonly seo: { readonly noindex: boolean };
}

export interface IndexedPost {
  readonly id: string;
  readonly slug: string;
  readonly previousSlugs: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly category: { readonly name: string; readonly slug: string };
  readonly tags: readonly string[];
  readonly author: { readonly name: string } | null;
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  readonly related: readonly { readonly id: string }[];
  readonly seo: { readonly noindex: boolean };
}

export const CONTENT_INDEX_QUERY = /* GraphQL */ `
  query ContentIndex {
    site { dealershipName description }
    pages {
      id pageType slug previousSlugs seo { noindex }
      blocks {
        __typename
        ... on StockListBlock {
          limit
          query { vehType make model bodyType featured maxPrice }
        }
      }
    }
    vehicles {
      id slug previousSlugs stockMake stockModel seo { noindex }
      grades { name fromPrice priceType colours }
      colours { name price }
      accessories { name price }
    }
    brandSpecials { id slug previousSlugs startsAt endsAt seo { noindex } }
    dealerSpecials { startsAt }
    posts {
      id slug previousSlugs title summary tags publishedAt updatedAt
      category { name slug }
      author { name }
      related { id }
      seo { noindex }
    }
  }
`;
