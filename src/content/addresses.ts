/** The first page, as every trail of pages names it. */
export const HOME = { label: 'Home', href: '/' } as const;

/** The addresses of content pages, in one table: templates are registered at these addresses, and links use them. */
export const VEHICLE_INDEX_PATH = '/vehicles/';

export const vehiclePath = ({ slug }: { readonly slug: string }): string => `${VEHICLE_INDEX_PATH}${slug}/`;

/** The Build and price page of a model. */
export const vehicleConfigurationPath = (vehicle: { readonly slug: string }): string =>
  `${vehiclePath(vehicle)}build/`;

export const BRAND_SPECIALS_PATH = '/brand-specials/';

export const brandSpecialPath = ({ slug, id }: { readonly slug: string; readonly id: number }): string =>
  `${BRAND_SPECIALS_PATH}${slug}-${id}/`;

/** Identifies an offer of the maker among all offers. Those of the dealer go by their slug. */
export const brandSpecialKey = ({ id }: { readonly id: string | number }): string => `brand-${id}`;

/** Dealer specials share one page. */
export const DEALER_SPECIALS_PATH = '/dealer-specials/';

export const dealerSpecialPath = ({ slug }: { readonly slug: string }): string =>
  `${DEALER_SPECIALS_PATH}#${slug}`;

export const BLOG_PATH = '/blog/';

export const postPath = ({ slug }: { readonly slug: string }): string => `${BLOG_PATH}${slug}/`;

/** The posts of one category, by the slug of its name. */
export const blogCategoryPath = (slug: string): string => `${BLOG_PATH}category/${slug}/`;

/** A page of a list, from 1. The first is the list itself. */
export const listPagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}page/${page}/`;

/** The feed for feed readers. */
export const FEED_PATH = '/rss.xml';

/** What the shopper saved on this device. */
export const GARAGE_PATH = '/garage/';

/** Stock items side by side: the ones that the shopper chose on this device, or the ones in a link. */
export const COMPARE_PATH = '/compare/';

/** What can tow a caravan: its mass and ball weight in, vehicles out. */
export const TOWING_PATH = '/towing/';

/** Every location, the nearest first. */
export const FIND_DEALER_PATH = '/find-a-dealer/';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** The page that a visitor sees offline instead of one that their device does not have. */
export const OFFLINE_PATH = '/offline/';

/** The collection notices of forms link to it. */
export const PRIVACY_PATH = '/privacy/';

/** The page of each form. Forms without their own page lead to the contact page. */
export const FORM_PATHS = {
  financeCalculator: '/finance-calculator/',
  serviceForm: '/book-a-service/',
  contact: '/contact/',
} as const;

/** Page types that the site itself links to. Each has one address, whatever an endpoint says. */
export const PAGE_TYPE_PATHS: Readonly<Record<string, string>> = {
  vehicleIndex: VEHICLE_INDEX_PATH,
  brandSpecialsIndex: BRAND_SPECIALS_PATH,
  dealerSpecialsIndex: DEALER_SPECIALS_PATH,
  blogIndex: BLOG_PATH,
  privacy: PRIVACY_PATH,
  serviceForm: FORM_PATHS.serviceForm,
  financeCalculator: FORM_PATHS.financeCalculator,
};
