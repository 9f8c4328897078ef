interface PageTypeRule {
  /** The only address of the type, where the site links to it by itself, or pages below it or the server depend on it. */
  readonly slug?: string;
  /** Whether there can be several pages of the type. */
  readonly many?: true;
  /** Whether a site cannot do without it. */
  readonly required?: true;
}

/** Every page type and what holds of its pages. */
export const PAGE_TYPES = {
  home: { slug: '', required: true },
  standard: { many: true },
  privacy: { slug: 'privacy' },
  terms: {},
  specialLinks: { many: true },
  serviceForm: { slug: 'book-a-service' },
  financeCalculator: { slug: 'finance-calculator' },
  stockIndex: { slug: 'stock', required: true },
  vehicleIndex: { slug: 'vehicles' },
  brandSpecialsIndex: { slug: 'brand-specials' },
  dealerSpecialsIndex: { slug: 'dealer-specials' },
  blogIndex: { slug: 'blog' },
  teamIndex: {},
  testForms: {},
  notFound: { slug: '404' },
  serverError: { slug: '500' },
} as const satisfies Readonly<Record<string, PageTypeRule>>;

export type PageType = keyof typeof PAGE_TYPES;

/** What holds of a page type, as its row says it. */
export const pageTypeRule = (pageType: PageType): PageTypeRule => PAGE_TYPES[pageType];

export const isPageType = (value: unknown): value is PageType =>
  typeof value === 'string' && Object.hasOwn(PAGE_TYPES, value);
