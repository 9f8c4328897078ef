import type { StockFieldName } from '../../../domain/stock/stockFields';
import { locale } from '../../../locales/site/locale';
import type { Known } from './waysToRead';

/** Names of prices with and without the costs of registering a vehicle. */
const DRIVE_AWAY = /\bDAP\b|drive.?away/i;
const BEFORE_CHARGES = /\bEGC\b|excl.*gov|ex.?gov/i;

export const spaced = (parts: readonly string[]): string => parts.join(' ').replaceAll('_', ' ');

/** Of two columns of prices, of which each row fills one: the drive-away price, else the price before government charges. */
export function twoPrices(columns: readonly Known[]): readonly [StockFieldName, string][] {
  const prices = columns.filter(
    ({ facts, parts }) => facts.numbers > 0.4 && /pri|amount|DAP|EGC/i.test(spaced(parts)),
  );
  const [dap] = prices.filter(({ parts }) => DRIVE_AWAY.test(spaced(parts)));
  const [egc] = prices.filter(({ parts }) => BEFORE_CHARGES.test(spaced(parts)));
  if (!dap || !egc) return [];
  const hasDap = `$money(${dap.reference}) > 0`;
  return [
    ['price', `${hasDap} ? ${dap.reference} : ${egc.reference}`],
    ['priceType', `${hasDap} ? "driveAway" : "egc"`],
  ];
}

/** The currency of prices if it is not the site's and the feed tells it. */
export function foreignCurrency(price: Known | undefined, columns: readonly Known[]): string | undefined {
  if (!price) return undefined;
  const sign = /R\$|€|£|CHF|EUR|USD|BRL|NZD/.exec(price.facts.example)?.[0];
  if (sign) return sign;
  const [top = ''] = price.parts;
  const code = columns.find(
    ({ parts }) =>
      parts[0] === top && /currency|waehrung|währung|moeda|devise|valuta/i.test(parts.at(-1) ?? ''),
  )?.facts.example;
  return code !== undefined && /^[A-Z]{3}$/.test(code) && code !== locale.currency ? code : undefined;
}

/** Columns `Foto1`, `Foto2` … of one picture each, as one list. */
export function numberedPictures(columns: readonly Known[]): readonly Known[] {
  const groups = new Map<string, Known[]>();
  for (const column of columns) {
    const [, stem, number] = /^(.*?)[ _-]?(\d{1,3})$/.exec(column.parts.join('.')) ?? [];
    const isEmpty = column.facts.count === 0;
    if (stem && number && (column.facts.addresses > 0.6 || isEmpty))
      groups.set(stem, [...(groups.get(stem) ?? []), column]);
  }
  const lists = [...groups.values()].filter(
    (group) => group.length > 1 && group.some(({ facts }) => facts.addresses > 0.6),
  );
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

const NAMED_YEAR = /^(?:19|20)\d{2}\s+\S+\s+\S+/;

/** What a title gives where no column names make, model and year. */
export function fromTitle(
  title: Known,
  missing: ReadonlySet<StockFieldName>,
): readonly [StockFieldName, string][] {
  const isDated = title.values.filter((text) => NAMED_YEAR.test(text)).length * 10 > title.values.length * 8;
  const start = isDated ? '\\d{4}\\s+' : '';
  const ref = title.reference;
  const parts: readonly [StockFieldName, string][] = [
    ['make', `$match(${ref}, /^${start}(\\S+)/).groups[0]`],
    ['model', `$match(${ref}, /^${start}\\S+\\s+(\\S+)/).groups[0]`],
    ...(isDated ? [['year', `$match(${ref}, /^(\\d{4})/).groups[0]`] as [StockFieldName, string]] : []),
  ];
  return parts.filter(([field]) => missing.has(field));
}
