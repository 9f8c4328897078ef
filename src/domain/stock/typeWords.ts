import type { DealerWords, Locale } from '../country';
import type { StockType } from './stockTypes';

/** What a form asks the owner of a vehicle that depends on its stock type: names of fields of `ENQUIRY_FORMS`. */
type OwnerField = 'registrationNumber' | 'registrationState' | 'odometer' | 'serialNumber' | 'engineHours';

/** How people speak of one kind of stock: in forms, on buttons, in labels and descriptions. */
export interface TypeWords {
  /** Trying before buying, on a button. */
  readonly trial: string;
  /** The title of its form. */
  readonly bookTrial: string;
  /** How it waits for the shopper, after the words "have it". */
  readonly ready: string;
  /** What owners do with theirs, after the words "Tell us what you". */
  readonly own: string;
  /** What a shopper has saved, after the word "your". */
  readonly shortlist: string;
  /** The maker's number. */
  readonly serial: string;
  /** What shoppers type in the search besides make, model and price; absent: the country's word for a registration. */
  readonly search?: string;
  /** How a description states its use; absent if it doesn't. */
  readonly use?: string;
  /** The register of its dealers. */
  readonly register: keyof Locale['registers'];
  readonly ownerFields: readonly OwnerField[];
}

const ROAD: TypeWords = {
  trial: 'Test drive',
  bookTrial: 'Book A Test Drive',
  ready: 'fuelled and ready',
  own: 'drive',
  shortlist: 'garage',
  serial: 'VIN',
  use: 'kilometres',
  register: 'motorDealer',
  ownerFields: ['registrationNumber', 'registrationState', 'odometer'],
};

const TOWED: TypeWords = {
  trial: 'Inspection',
  bookTrial: 'Book An Inspection',
  ready: 'open and ready',
  own: 'tow',
  shortlist: 'shortlist',
  serial: 'VIN',
  search: 'length',
  register: 'dealer',
  ownerFields: ['registrationNumber', 'registrationState'],
};

const OTHER: TypeWords = {
  trial: 'Viewing',
  bookTrial: 'Book A Viewing',
  ready: 'ready',
  own: 'have',
  shortlist: 'shortlist',
  serial: 'Serial number',
  search: 'stock number',
  register: 'dealer',
  ownerFields: ['serialNumber'],
};

/** A new kind of stock is one row. A dealer's own words come first (`words` in `site.yml`). */
const TYPE_WORDS: Readonly<Record<StockType, TypeWords>> = {
  cars: ROAD,
  bikes: { ...ROAD, trial: 'Test ride', bookTrial: 'Book A Test Ride', own: 'ride' },
  trucks: ROAD,
  trailers: TOWED,
  caravans: { ...TOWED, search: 'berths' },
  machinery: {
    ...OTHER,
    trial: 'Demonstration',
    bookTrial: 'Book A Demonstration',
    search: 'engine hours',
    use: 'engine hours',
    ownerFields: ['serialNumber', 'engineHours'],
  },
  vans: ROAD,
  buses: ROAD,
  vehicles: ROAD,
  boats: {
    ...OTHER,
    trial: 'Sea trial',
    bookTrial: 'Book A Sea Trial',
    serial: 'Hull number',
    search: 'length',
    use: 'engine hours',
    ownerFields: ['serialNumber', 'engineHours'],
  },
  other: OTHER,
};

/** The words for a kind of stock, as a dealer says them. */
export const typeWords = (stockType: StockType, words: DealerWords): TypeWords => ({
  ...TYPE_WORDS[stockType],
  ...words,
});

/** What a form asks the owner of a kind of stock. */
export const ownerFieldsOf = (stockType: StockType): readonly OwnerField[] =>
  TYPE_WORDS[stockType].ownerFields;

/** What the register of its dealers is called in a country, before the dealer's number. */
export const registerOf = (stockType: StockType, { registers }: Pick<Locale, 'registers'>): string =>
  registers[TYPE_WORDS[stockType].register];
