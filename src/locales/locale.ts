/** How a price is shown. The codes are those of feeds and content; a locale has the words. */
export type PriceDisplayType = 'driveAway' | 'egc' | 'poa' | 'repayment';

/** The locales that `site.yml` can name: a folder each. */
export const LOCALE_NAMES = ['en-AU', 'en-NZ'] as const;

export type LocaleName = (typeof LOCALE_NAMES)[number];

/**
 * What a country decides for a dealer's site: money, addresses, telephones, plates, and the words that its law wants beside
 * a price or an interest rate. A locale is a folder beside this file, which `site.yml` names (`locale: en-AU`).
 * `siteLocale.ts` has the site's own; no other locale reaches the pages.
 */
export interface Locale {
  /** Its name as in BCP 47: `en-AU`. The language of the pages and the order of words follow it. */
  readonly name: LocaleName;
  /** The country: `AU` (ISO 3166). */
  readonly country: string;
  /** The currency of every price: `AUD` (ISO 4217). Its sign is `$`, and it has cents. */
  readonly currency: string;
  /** What feeds write before the sign of this currency, beside its code: `AU`, `A`. */
  readonly currencyMarks: readonly string[];
  /** The states of addresses and registrations; none where a country has none. */
  readonly states: readonly string[];
  readonly postcode: {
    readonly pattern: RegExp;
    /** The rule with an example, after the words "A postcode": `has four digits, like 2800`. */
    readonly rule: string;
    /**
     * Loads the centre of each postcode, in degrees, with the first search for one. Absent: shoppers find the nearest yard by
     * the place of their device alone.
     */
    readonly centres?: () => Promise<PostcodeCentres>;
  };
  readonly telephone: {
    /** `61`, which takes the place of the 0 of a national number. */
    readonly countryCode: string;
    /** A national number in digits, with its 0. */
    readonly national: RegExp;
    /** An example for people who type theirs. */
    readonly example: string;
  };
  /** The words of the prices, and the number of the note that explains each. */
  readonly prices: Readonly<
    Record<PriceDisplayType, { readonly label: string; readonly note: 1 | 2 | 3 | 4 }>
  >;
  /** The comparison rate of the law. Absent: an interest rate is shown without one. */
  readonly comparisonRate?: {
    /** Beside every comparison rate, in full. */
    readonly warning: string;
    /** What the rate is based on. It is beside the warning. */
    readonly basis: string;
  };
  /** Beside interest rates where there is no comparison rate. */
  readonly creditNote?: string;
  /** Who gives stars for crash tests: `ANCAP`. */
  readonly safetyRating: string;
  /** The words of a plate: its label, the short word that shoppers use, and the label of the state that issued it, if states do. */
  readonly registration: { readonly label: string; readonly short: string; readonly stateLabel: string };
  /** What the numbers of the dealer's and the lender's registers are called. */
  readonly registers: {
    /** Before the dealer's licence number, at the start of a sentence: `Motor dealer licence`. */
    readonly dealer: string;
    /** Before the number of the business: `ABN`. */
    readonly business: string;
    /** Before the lender's number, within a sentence: `Australian credit licence`. */
    readonly lender: string;
  };
  /** How far a vehicle was driven: its label, its unit in words, and in UN/CEFACT's code. */
  readonly distance: { readonly label: string; readonly unit: string; readonly unitCode: string };
}

/** Latitude and longitude in degrees, by postcode. */
export type PostcodeCentres = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;
