/**
 * Where the entries of the content have their pages. One table: templates are registered at these addresses and
 * cards link to them.
 */
export const VEHICLE_INDEX_PATH = '/vehicles/';

export const vehiclePath = ({ slug }: { readonly slug: string }): string => `${VEHICLE_INDEX_PATH}${slug}/`;

export const brandSpecialPath = ({ slug, id }: { readonly slug: string; readonly id: number }): string =>
  `/brand-specials/${slug}-${id}/`;

/** Dealer specials share one page. */
export const dealerSpecialPath = ({ slug }: { readonly slug: string }): string => `/dealer-specials/#${slug}`;

export const postPath = ({ slug }: { readonly slug: string }): string => `/blog/${slug}/`;

/** The page of each form of the specification. */
export const FORM_PATHS = {
  bookATestDrive: '/book-a-test-drive/',
  financeCalculator: '/finance-calculator/',
  makeAnOffer: '/make-an-offer/',
  reserveNow: '/reserve-now/',
  sendToAFriend: '/send-to-a-friend/',
  valueTradeIn: '/sell-or-trade-your-car/',
  enquireNow: '/contact/',
  serviceForm: '/book-a-service/',
  contact: '/contact/',
} as const;

export type FormKind = keyof typeof FORM_PATHS;
