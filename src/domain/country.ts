/** How a price is shown. The codes are those of feeds and content; a locale has the words. */
type PriceDisplayType = 'driveAway' | 'egc' | 'poa' | 'repayment';

/** A dealer's own words for the prices, instead of the country's: `Sail Away`. */
type PriceWords = { readonly [Type in PriceDisplayType]?: string };

/** A dealer's own words, by `site.yml`, before those of the stock type and the country. Each begins with a capital. */
export interface DealerWords {
  readonly prices?: PriceWords;
  /** Trying before buying, on a button: `Harbour run`. */
  readonly trial?: string;
  /** The title of its form: `Book a harbour run`. */
  readonly bookTrial?: string;
  /** What a shopper has saved, after the word "your": `boatshed`. */
  readonly shortlist?: string;
  /** The maker's number: `Hull number`. */
  readonly serial?: string;
}

/** The locales that `site.yml` can name: a folder each. */
export const LOCALE_NAMES = ['en-AU', 'en-NZ'] as const;

export type LocaleName = (typeof LOCALE_NAMES)[number];

/**
 * What a country decides for a dealer's site: money, addresses, phones, plates, and the words that its law wants beside
 * a price or an interest rate. A locale is a folder of `src/locales/` with three files, so that a page loads only what it shows:
 * `locale.ts` for what every page needs, `credit.ts` for what is beside interest rates, `forms.ts` for what people fill in.
 * All of it is JSON, so that a bundler can write the site's own into the pages (`src/config/pageValues.ts`).
 */
export interface Locale {
  /** Its name as in BCP 47: `en-AU`. The language of the pages and the order of words follow it. */
  readonly name: LocaleName;
  /** The country: `AU` (ISO 3166). */
  readonly country: string;
  /** The currency of every price: `AUD` (ISO 4217). Its sign is `$`, and it has cents. */
  readonly currency: string;
  readonly telephone: {
    /** `61`, which takes the place of the 0 of a national number. */
    readonly countryCode: string;
    /** A national number in digits, with its 0, as a regular expression. */
    readonly national: string;
  };
  /** The words of the prices, and the number of the note that explains each. */
  readonly prices: Readonly<
    Record<PriceDisplayType, { readonly label: string; readonly note: 1 | 2 | 3 | 4 }>
  >;
  /** Whether the law has a comparison rate, beside every interest rate. `credit.ts` has its words. */
  readonly hasComparisonRate: boolean;
  /** The word for a registration that shoppers type in a search: `rego`. */
  readonly plate: string;
  /** What the registers of a dealer are called, before a number. */
  readonly registers: {
    /** Of a dealer of motor vehicles, at the start of a sentence: `Motor dealer licence`. */
    readonly motorDealer: string;
    readonly dealer: string;
    readonly business: string;
  };
}

/** What a country's law wants beside interest rates. */
export interface Credit {
  /** In full, beside every rate, with an example of the rate's own loan: the words of the law first. */
  readonly notices: readonly string[];
  /** What the number of a lender is called, within a sentence: `Australian credit licence`. */
  readonly lenderRegister: string;
}

/** What people of a country fill in, and how staff and feeds write it. */
export interface Forms {
  /** What feeds write before the sign of the currency, beside its code: `AU`, `A`. */
  readonly currencyMarks: readonly string[];
  /** GST, which a price for shoppers includes, as a share of a price without it. */
  readonly salesTaxRate: number;
  /** The states of addresses and registrations; none where a country has none. */
  readonly states: readonly string[];
  readonly postcode: {
    /** A regular expression. */
    readonly pattern: string;
    /** The rule with an example, after the words "A postcode": `has four digits, like 2800`. */
    readonly rule: string;
  };
  /** A phone number, as an example for people who type theirs. */
  readonly telephone: string;
  /** The label of a registration, and of the state that issued it, if states do. */
  readonly registration: { readonly label: string; readonly stateLabel: string };
}

/** What a country and its dealer decide for a site. */
export interface Country {
  readonly locale: Locale;
  readonly credit: Credit;
  readonly forms: Forms;
  readonly words: DealerWords;
}

/** A country's locale with the dealer's own words for the prices. */
export const withPriceWords = (country: Locale, own: PriceWords): Locale => ({
  ...country,
  prices: Object.fromEntries(
    Object.entries(country.prices).map(([type, price]) => [
      type,
      { ...price, label: own[type as keyof PriceWords] ?? price.label },
    ]),
  ) as Locale['prices'],
});
