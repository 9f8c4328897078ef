import { maximumPriceForBudget } from '../../../src/domain/finance/maximumPriceForBudget';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { BudgetTerms } from '../../../src/search/budget';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { okValue } from '../../../support/okValue';

/** Says of a stock item whether a shopper means it. */
export type PhraseMeaning = (item: StockItem) => boolean;

const FIELDS: Readonly<Record<string, (item: StockItem) => readonly (string | number | undefined)[]>> = {
  type: ({ vehType }) => [vehType],
  title: (item) => [toIndexRecord(item).text.title],
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  badge: ({ variations }) => [variations],
  body: ({ bodyType }) => [bodyType],
  fuel: ({ fuelType }) => [fuelType],
  gears: ({ transmissionType }) => [transmissionType],
  colour: ({ colour }) => [colour],
  at: ({ location }) => [location?.name],
  tag: ({ tags }) => tags,
  year: ({ year }) => [year],
  km: ({ odometer }) => [odometer],
  seats: ({ seats }) => [seats],
  doors: ({ doorNum }) => [doorNum],
  ancap: ({ ancapRating }) => [ancapRating],
  cyl: ({ cylinders }) => [cylinders],
  berths: ({ sleepingCapacity }) => [sleepingCapacity],
  tows: ({ brakedTowing }) => [brakedTowing],
  ball: ({ towBallLimit }) => [towBallLimit],
  payload: ({ payload }) => [payload],
  boot: ({ bootLitres }) => [bootLitres],
  uses: ({ fuelCombined }) => [fuelCombined],
  price: (item) => [toIndexRecord(item).price],
  text: (item) => [Object.values(toIndexRecord(item).text).join(' ')],
};

const CLAUSE = /^(\w+)(<=|>=|!=|=|~|\^)(.+)$/;

/**
 * Reads a wish as the tables write it: `make=Toyota & price<=25000`. `=` takes several values (`White|Silver`), `!=` all others, `~` looks
 * for a part of the text, `^` for its beginning, `pay<=150/week+5000` is a repayment with a deposit, and `none` is met by nothing in
 * stock, `all` by everything.
 */
export const readWish = (text: string, terms: BudgetTerms): PhraseMeaning => {
  const clauses = text.split(' & ').map((clause) => clauseOf(clause.trim(), terms));
  return (item) => clauses.every((meets) => meets(item));
};

const clauseOf = (clause: string, terms: BudgetTerms): PhraseMeaning => {
  if (clause === 'none') return () => false;
  if (clause === 'all') return () => true;
  if (clause === 'certified') return ({ brandCertified }) => brandCertified;
  if (clause === 'special') return ({ featured }) => featured;
  if (clause === 'reduced') return ({ specialPrice }) => specialPrice !== undefined;
  const [, name = '', operator, wanted = ''] = CLAUSE.exec(clause) ?? [];
  if (name === 'pay') return paysAtMost(wanted, terms);
  const read = FIELDS[name];
  if (!read) throw new Error(`A wish has no field "${name}": ${clause}`);
  const values = wanted.split('|').map((value) => value.replaceAll('"', ''));
  return (item) =>
    read(item).some((own) => {
      if (own === undefined) return false;
      if (operator === '!=') return !values.includes(`${own}`);
      if (operator === '<=') return Number(own) <= Number(wanted);
      if (operator === '>=') return Number(own) >= Number(wanted);
      if (operator === '~')
        return values.some((value) => `${own}`.toLowerCase().includes(value.toLowerCase()));
      if (operator === '^')
        return values.some((value) => `${own}`.toLowerCase().startsWith(value.toLowerCase()));
      return values.includes(`${own}`);
    });
};

const paysAtMost = (wanted: string, { settings }: BudgetTerms): PhraseMeaning => {
  const [, amount, frequency, deposit = '0'] = /^(\d+)\/(week|fortnight|month)\+?(\d+)?$/.exec(wanted) ?? [];
  const asked = {
    affordAmount: Number(amount),
    frequency: frequency as 'week',
    depositAmount: Number(deposit),
  };
  const limits = okValue(maximumPriceForBudget(asked, settings));
  return (item) => (toIndexRecord(item).price ?? Number.POSITIVE_INFINITY) <= limits[item.vehType];
};
