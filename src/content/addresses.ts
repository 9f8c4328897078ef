/**
 * Where the entries of the content have their pages. One table: templates are registered at these addresses and
 * cards link to them.
 */
export const VEHICLE_INDEX_PATH = '/vehicles/';

export const vehiclePath = ({ slug }: { readonly slug: string }): string => `${VEHICLE_INDEX_PATH}${slug}/`;

/** Where a model of the range is put together and priced. */
export const vehicleBuildPath = (vehicle: { readonly slug: string }): string =>
  `${vehiclePath(vehicle)}build/`;

export const BRAND_SPECIALS_PATH = '/brand-specials/';

export const brandSpecialPath = ({ slug, id }: { readonly slug: string; readonly id: number }): string =>
  `${BRAND_SPECIALS_PATH}${slug}-${id}/`;

/** Dealer specials share one page. */
export const DEALER_SPECIALS_PATH = '/dealer-specials/';

export const dealerSpecialPath = ({ slug }: { readonly slug: string }): string =>
  `${DEALER_SPECIALS_PATH}#${slug}`;

export const BLOG_PATH = '/blog/';

export const postPath = ({ slug }: { readonly slug: string }): string => `${BLOG_PATH}${slug}/`;

/** The posts of one category, from the slug of its name. */
export const blogCategoryPath = (slug: string): string => `${BLOG_PATH}category/${slug}/`;

/** A page of a list, from 1: the first is the list itself. */
export const listPagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}page/${page}/`;

/** What feed readers ask for. */
export const FEED_PATH = '/rss.xml';

/** What the shopper saved on this device. */
export const GARAGE_PATH = '/garage/';

/** Every location, the nearest first. */
export const FIND_DEALER_PATH = '/find-a-dealer/';

/** What a phone reads to put the site among its apps. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** What a visitor without a network sees in the place of a page that their device does not keep. */
export const OFFLINE_PATH = '/offline/';

/** The collection notices of forms link to it. */
export const PRIVACY_PATH = '/privacy/';

/** The page of each form; forms without one of their own lead to the contact page. */
export const FORM_PATHS = {
  financeCalculator: '/finance-calculator/',
  serviceForm: '/book-a-service/',
  contact: '/contact/',
} as const;

/** Page types that the site links to by itself: they have one address each, whatever an endpoint says. */
export const PAGE_TYPE_PATHS: Readonly<Record<string, string>> = {
  vehicleIndex: VEHICLE_INDEX_PATH,
  brandSpecialsIndex: BRAND_SPECIALS_PATH,
  dealerSpecialsIndex: DEALER_SPECIALS_PATH,
  blogIndex: BLOG_PATH,
  privacy: PRIVACY_PATH,
  serviceForm: FORM_PATHS.serviceForm,
  financeCalculator: FORM_PATHS.financeCalculator,
};
