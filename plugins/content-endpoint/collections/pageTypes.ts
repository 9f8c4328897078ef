interface PageTypeRule {
  /** The type's fixed address, set if the site links to it or if pages below it or the server depend on it. */
  readonly slug?: string;
  /** Whether there can be several pages of the type. */
  readonly many?: true;
  /** Whether every site needs this page. */
  readonly required?: true;
}

/** Every page type and its rules. */
export const PAGE_TYPES = {
  home: { slug: '', required: true },
  standard: { many: true },
  privacy: { slug: 'privacy' },
  terms: {},
  brand: { many: true },
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

/** The rules of a page type. */
export const pageTypeRule = (pageType: PageType): PageTypeRule => PAGE_TYPES[pageType];

export const isPageType = (value: unknown): value is PageType =>
  typeof value === 'string' && Object.hasOwn(PAGE_TYPES, value);
