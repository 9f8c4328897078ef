import { isRecord } from '../../../src/domain/knownFields';
import type { Money } from '../../../src/domain/stock/parse/readPrice';
import { isNothing, textOf } from '../../../src/domain/stock/parse/readText';
import { type FieldFault, shownValue } from '../../../src/domain/stock/parseStockItem';
import type { RawValues } from '../rows/rawFeed';
import type { CompiledMapping, MappedValues, ReadPath } from './compileMapping';

/** Names of columns, attributes and keys that hold a currency: `currency`, `@currencyCode`, `Price Currency`. */
const NAME =
  /^@?(?:\w+:)?(?:(?:sale|asking|list|retail)?[ _-]?prices?[ _-]?)?(?:currency|curr|ccy|waehrung|währung|moeda|devise|valuta)[ _-]?(?:code|iso|id|symbol)?$/i;

const CODES =
  'AED|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|FJD|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|MYR|NOK|NZD|PGK|PHP|PLN|RON|SAR|SEK|SGD|THB|TWD|USD|VND|XPF|ZAR';

/** A currency beside an amount: `30000 NZD`, `€ 9.990`, `US$9,990`. */
const WRITTEN = new RegExp(
  `(?<![A-Z])(?:${CODES})(?![A-Z])|(?<![A-Z])(?:AU?|NZ|US|CA?|HK|SG?|FJ|MX|NT|R)\\$|[€£¥]`,
  'gi',
);

/** What nearly every price is, which names no currency but the site's. */
const PLAIN = /^\$?[\d., ]*$/;

/** Finds the currency in a text, if it is not the site's. */
type Foreign = (text: string) => string | undefined;

function foreignTo({ currency, country, currencyMarks }: Money): Foreign {
  const own = new Set([currency, ...[currency, country, ...currencyMarks].map((mark) => `${mark}$`)]);
  return (text) =>
    PLAIN.test(text)
      ? undefined
      : text
          .toUpperCase()
          .match(WRITTEN)
          ?.find((written) => !own.has(written));
}

const isName = (() => {
  const known = new Map<string, boolean>();
  return (key: string): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const is = NAME.test(key);
    if (known.size < 10_000) known.set(key, is);
    return is;
  };
})();

/** What is on the way to a price, the row apart, and at its end: objects and texts. */
const onTheWay = (values: RawValues, { path, keys }: ReadPath): readonly unknown[] => {
  const seen: unknown[] = [];
  let here: readonly unknown[] = [values];
  for (const key of Object.hasOwn(values, path) ? [path] : keys) {
    here = here.filter(isRecord).flatMap((object) => object[key]);
    seen.push(...here);
  }
  return seen;
};

const ONE_CODE = new RegExp(`^(?:${CODES})$`, 'i');

/** The foreign currency that an object states: under a name for it, or, beside a price, as a code alone. */
const statedIn = (foreignIn: Foreign, object: RawValues, isBeside: boolean): string | undefined => {
  for (const key in object) {
    const text = textOf(object[key]);
    if (typeof text !== 'string' || !(isName(key) || (isBeside && ONE_CODE.test(text)))) continue;
    const foreign = foreignIn(text);
    if (foreign !== undefined) return foreign;
  }
  return undefined;
};

const currencyOf = (
  foreignIn: Foreign,
  values: RawValues,
  paths: readonly ReadPath[],
): string | undefined => {
  for (const one of paths.flatMap((path) => onTheWay(values, path))) {
    const text = textOf(one);
    const foreign =
      (isRecord(one) ? statedIn(foreignIn, one, true) : undefined) ??
      (typeof text === 'string' ? foreignIn(text) : undefined);
    if (foreign !== undefined) return foreign;
  }
  return undefined;
};

const FIELDS = ['price', 'specialPrice'] as const;

/**
 * Makes what takes prices in another currency out of a row's values: by a column or an attribute that names it, the name of its
 * own column, or its own words. A mapping that reads the currency, or names another one, converts for itself.
 */
export const createCurrencyCheck = ({ mapping, paths }: CompiledMapping, money: Money) => {
  const foreignIn = foreignTo(money);
  const checked = FIELDS.flatMap((field) => {
    const own = paths.filter((one) => one.field === field);
    const converts =
      own.some(({ keys }) => isName(keys.at(-1) ?? '')) ||
      (own[0]?.path !== mapping.fields[field] && foreignIn(String(mapping.fields[field])) !== undefined);
    return converts || own.length === 0 ? [] : [{ field, own, named: foreignIn(own[0]?.path ?? '') }];
  });
  return (values: RawValues, mapped: MappedValues): readonly FieldFault[] => {
    const ofRow = statedIn(foreignIn, values, false);
    return checked.flatMap(({ field, own, named }): readonly FieldFault[] => {
      if (isNothing(mapped[field])) return [];
      const currency = ofRow ?? currencyOf(foreignIn, values, own) ?? named;
      if (currency === undefined) return [];
      const value = shownValue(mapped[field]);
      mapped[field] = undefined;
      const reason = `is in ${currency}, and the site's prices are in ${money.currency}: the mapping can convert it`;
      return [{ field, value, reason, level: 'field' }];
    });
  };
};
