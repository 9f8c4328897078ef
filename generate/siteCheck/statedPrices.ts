import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Locale } from '../../src/domain/country';
import { MONTHS, monthNumber } from '../../src/domain/dateWords';
import { centsToDollars } from '../../src/domain/money';
import { oncePer } from '../../src/domain/oncePer';
import { effectivePrice } from '../../src/domain/stock/priceDisplay';
import { textsIn, valuesIn } from '../../src/domain/valuesIn';
import type { CheckedSite } from './readSite';

/** The prices in dollars that words may name: of the stock for sale, the range and offers, and their former prices. */
interface KnownPrices {
  readonly prices: ReadonlySet<number>;
  /** Each reduction: what it was, and what it is now. */
  readonly reductions: readonly (readonly [was: number, now: number])[];
}

const knownPrices = oncePer((site: CheckedSite): KnownPrices => {
  const items = site.items.filter(({ status, priceType }) => status !== 'sold' && priceType !== 'poa');
  const reductions = [
    ...items.map(({ price, specialPrice }) =>
      [price, specialPrice].map((cents) => cents && centsToDollars(cents)),
    ),
    ...site.content.map(({ data }) => [data.wasPrice, data.price]),
  ].filter((pair): pair is [number, number] => pair.every((one) => typeof one === 'number'));
  const prices = new Set<number>([
    ...items.flatMap((item) => effectivePrice(item) ?? []).map(centsToDollars),
    ...reductions.flat(),
    ...site.content.filter(({ file }) => PRICED_FILES.test(file)).flatMap(({ data }) => numbersIn(data)),
  ]);
  return { prices, reductions };
});

const PRICED_FILES = /\/(?:vehicles|brand-specials|dealer-specials)\//;

const numbersIn = (data: unknown): readonly number[] =>
  [...valuesIn(data)].flatMap(([, value]) => (typeof value === 'number' ? value : []));

const AMOUNT =
  '(?:[A-Z]{0,3}\\$)\\s?(\\d{1,3}(?:,\\d{3})+|\\d{3,7})(?:\\.\\d\\d)?(?![\\d,]*\\d|\\s?(?:%|k\\b))';
/** An amount that is called a price: $9,990 drive away. */
const calledPrice = ({ prices }: Locale): RegExp => {
  const labels = [prices.driveAway.label, prices.egc.label].map((label) =>
    label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(
    `${AMOUNT}\\**\\s{0,2}(?:is |all up |a )?(?:(?:drive|ride|tow|sail)[- ]?away|on the road|plus on[- ]?road|${labels.join('|')})`,
    'gi',
  );
};
/** An amount of a vehicle's size that is offered: from $9,990. */
const OFFERED = new RegExp(
  `\\b(?:from|only|just|now|yours for|priced at|starting at|reduced to)(?: only| just)? \\**${AMOUNT}`,
  'gi',
);
/** What else such an amount may be: a loan, a limit, a saving, a service. */
const NOT_OFFERED =
  /\b(?:loans?|borrow|financ\w*|deposit|repay\w*|balance|budget|sav(?:e|es|ing|ings)|bonus|worth|cash ?back|trade|service|fee|wages?|between)\b|\$[\d,]+\s?(?:to|–|-)\s?\$|\$[\d,.]+\**\s?(?:a|per|each|an?)\s\w/i;
const MIN_PER_VEHICLE = 2_000;

const dollarsOf = (text = ''): number => Number(text.replaceAll(',', ''));

/** Words that price a vehicle as nothing on the site is priced: `Wrens from $9,990 drive away`. */
export function unknownPrice(text: string, site: CheckedSite): RegExpExecArray | undefined {
  const { prices } = knownPrices(site);
  const called = [...text.matchAll(calledPrice(site.country.locale))];
  const offered = NOT_OFFERED.test(text)
    ? []
    : [...text.matchAll(OFFERED)].filter(([, amount]) => dollarsOf(amount) >= MIN_PER_VEHICLE);
  return [...called, ...offered].find(([, amount]) => !prices.has(dollarsOf(amount)));
}

const amountAfter = (word: string): RegExp => new RegExp(`\\b(?:${word})\\b[^.!?$]{0,20}${AMOUNT}`, 'gi');
const WAS = amountAfter('was|were|normally|previously|before');
const NOW = amountAfter('now|reduced to');
const SAVING = amountAfter('sav(?:e|ing)');

/** Words that compare with a price from before, which neither an item nor an offer of the site has: `was $20,000, now $15,000`. */
export function unknownReduction(text: string, site: CheckedSite): RegExpExecArray | undefined {
  const [before, ...others] = text.matchAll(WAS);
  const [now] = text.matchAll(NOW);
  const [saving] = text.matchAll(SAVING);
  if (!before || !(now ?? saving)) return undefined;
  const was = dollarsOf(before[1]);
  const isKnown = knownPrices(site).reductions.some(
    ([one, price]) =>
      one === was &&
      (others.length > 0 ||
        ((!now || dollarsOf(now[1]) === price) && (!saving || dollarsOf(saving[1]) === was - price))),
  );
  return isKnown ? undefined : before;
}

const CURRENCIES = { AU: 'AUD', 'A(?=\\$)': 'AUD', NZ: 'NZD', US: 'USD', CA: 'CAD', HK: 'HKD', SG: 'SGD' };

/** An amount in another currency than the site's, or the code of one alone, as structured data has it. */
export function otherCurrency(text: string, { country }: CheckedSite): RegExpExecArray | undefined {
  const others = Object.entries(CURRENCIES).filter(([, code]) => code !== country.locale.currency);
  const codes = [...others.map(([, code]) => code), 'EUR', 'GBP', 'JPY'].join('|');
  const marks = others.map(([mark]) => mark).join('|');
  const amount = new RegExp(
    `\\b(?:${marks})\\s?\\$\\s?\\d|\\b(?:${codes})\\s?\\$?\\s?\\d|\\d\\s?(?:${codes})\\b|^(?:${codes})$|[€£¥]\\s?\\d|\\d\\s?(?:€|£|¥|euros?\\b)`,
  );
  return amount.exec(text) ?? undefined;
}

const LAST_DAY = new RegExp(
  `\\b(?:until|till|ends?|ending|expires?|valid to|valid until|before)\\b[^.!?]{0,24}?\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')}),? (20\\d\\d)\\b`,
  'gi',
);

/** Words that promise something until a day that is over. */
export const pastDay = (text: string, today: string): RegExpExecArray | undefined =>
  [...text.matchAll(LAST_DAY)].find(
    ([, day = '', month = '', year]) =>
      `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}` < today,
  );

const PHONE =
  /(?<![\w$,.+/-])(?:\+6[14][ -]?\(?0?\)?\d|\(0\d{1,2}\)|0[2-9]\d{0,2})(?:[ -]?\d){6,8}(?![\d,]|\.\d)|(?<![\w$,.+/-])1[38]00(?:[ -]?\d){6}(?!\d)/g;

const dialled = (phone: string, { country }: CheckedSite): string =>
  phone.replace(/\D/g, '').replace(new RegExp(`^${country.locale.telephone.countryCode}0?`), '0');

const knownPhones = oncePer(
  (site: CheckedSite): ReadonlySet<string> =>
    new Set([site.dealership.phone, ...site.content.flatMap(phonesOf)].map((phone) => dialled(phone, site))),
);

/** The numbers in the fields of a content file that hold one. */
const phonesOf = ({ data }: RawFile): readonly string[] =>
  [...textsIn(data)].flatMap(([field, text]) => (/(?:^|\.)(?:phone|number|mobile)$/.test(field) ? text : []));

/** A phone number that neither the dealership, nor a yard, nor anybody of its team has. */
export const otherPhone = (text: string, site: CheckedSite): RegExpExecArray | undefined =>
  [...text.matchAll(PHONE)].find(([number]) => !knownPhones(site).has(dialled(number, site)));
