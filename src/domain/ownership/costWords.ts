import type { Locale } from '../country';
import type { EnquiryLine } from '../enquiry/enquiry';
import { rateWords } from '../finance/comparisonRate';
import { coverWords } from '../finance/cover';
import { formatKilometres, formatNumber, formatPrice } from '../formatNumber';
import { ENERGY } from './energy';
import type { CostGap } from './listedCost';
import type { QuotedCost } from './quotedCost';
import type { CostPart, CostPartName, MissingPart, WeeklyCost } from './weeklyCost';

export const PART_NAMES: Readonly<Record<CostPartName, string>> = {
  repayment: 'Repayment',
  energy: 'Fuel',
  servicing: 'Servicing',
  registration: 'Registration',
};

/** What a part is called: an energy by its own name, if it is known. */
export const partName = (part: CostPart | MissingPart): string =>
  'of' in part ? ENERGY[part.of].label : PART_NAMES[part.name];

/** How a part is worked out; nothing for a repayment, whose rates are beside it. */
export function partWorking(part: CostPart): string {
  switch (part.name) {
    case 'repayment':
      return '';
    case 'energy': {
      const { unit, used } = ENERGY[part.of];
      return `${formatNumber(part.amount)} ${used}, ${formatKilometres(part.kilometresAYear)} a year, ${formatPrice(part.price)} a ${unit}`;
    }
    case 'servicing':
      return `${part.count} capped-price ${part.count === 1 ? 'service' : 'services'} in ${part.termMonths} months, ${formatPrice(part.all)} in all`;
    case 'registration':
      return `${formatPrice(part.aYear)} a year in ${part.place}, with compulsory insurance`;
  }
}

/** Why a part has no figure, and what to do about it. */
export function missingWords({ name, because }: MissingPart): string {
  switch (because) {
    case 'unknown':
      return name === 'energy' ? 'We don’t know how much this one uses' : 'Ask us';
    case 'noPrice':
      return 'Type your own price below';
    case 'outOfDate':
      return 'Our price is too old to use. Type your own below';
    case 'beyondPlan':
      return 'You’d need more services than have a set price';
  }
}

/** Never part of a weekly cost. */
const NEVER = ['comprehensive insurance', 'tyres'];

/** What a total leaves out: `registration, comprehensive insurance and tyres`. */
function leftOut(without: readonly CostPartName[]): string {
  const names = [...without.map((name) => PART_NAMES[name].toLowerCase()), ...NEVER];
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const withoutWords = (without: readonly CostPartName[]): string => `Without ${leftOut(without)}`;

/** How many items of a list have no weekly cost, for each reason. */
export type CostGaps = Readonly<Record<string, number>>;

/** After a number of items. */
const GAP_WORDS: Readonly<Record<CostGap, string>> = {
  price: 'without a price',
  unknown: 'whose fuel use we don’t know',
  noPrice: 'whose fuel we have no price for',
  outOfDate: 'whose fuel price is too old to use',
  beyondPlan: '',
};

const isCostGap = (reason: string): reason is CostGap => Object.hasOwn(GAP_WORDS, reason);

/**
 * How many items of a list come last because their weekly cost is unknown, and why:
 * `11 cars come last: 9 whose fuel use we don’t know, 2 without a price.` Empty if all are known.
 * @param all how many the list has
 * @param noun the word for so many items
 */
export function gapWords(gaps: CostGaps, all: number, noun: (count: number) => string): string {
  const reasons = Object.entries(gaps).flatMap(([reason, count]) =>
    isCostGap(reason) ? [{ count, words: GAP_WORDS[reason] }] : [],
  );
  const [first, ...others] = reasons;
  if (!first) return '';
  const count = reasons.reduce((sum, one) => sum + one.count, 0);
  const each = reasons.map((one) => `${formatNumber(one.count)} ${one.words}`).join(', ');
  const those = `${formatNumber(count)} ${noun(count)}`;
  const last = count === 1 ? 'comes last' : 'come last';
  const cure = gaps.noPrice || gaps.outOfDate ? ' You can type your own price.' : '';
  if (count === all) return `We can’t put these in order of cost: ${each}.${cure}`;
  return `${others.length > 0 ? `${those} ${last}: ${each}` : `${those} ${first.words} ${last}`}.${cure}`;
}

/** The parts of a total: `$151 repayment + $21 unleaded 91 + $19 registration`. */
export const sumWords = ({ parts, without }: WeeklyCost): string =>
  parts
    .filter(({ name }) => !without.includes(name))
    .map((part) => `${formatPrice(part.dollars)} ${partName(part).toLowerCase()}`)
    .join(' + ');

type Law = Pick<Locale, 'hasComparisonRate'>;

/** The rates of the repayment, after its amount if that isn't for a week; or what pays for the item without a loan. */
export function creditWords({ repaid }: QuotedCost, law: Law): string {
  if (repaid?.kind !== 'repayment') return repaid ? coverWords(repaid) : '';
  const { displayed, frequency, interestRate, comparisonRate } = repaid;
  const rates = rateWords(interestRate, comparisonRate, law);
  return frequency === 'week' ? rates : `${formatPrice(displayed)} a ${frequency}, ${rates}`;
}

/** The parts of a total, and the rates of the repayment if it is one of them, for where the parts are not a list. */
export function sumWithRates(cost: QuotedCost, law: Law): string {
  const credit = cost.without.includes('repayment') ? '' : creditWords(cost, law);
  return sumWords(cost) + (credit && ` (${credit})`);
}

/**
 * A weekly cost as the lines of an enquiry; none if no part is known.
 * @param law absent where other lines of the enquiry have the rates of the repayment
 */
export const costLines = (cost: QuotedCost, law?: Law): readonly EnquiryLine[] =>
  cost.total === undefined
    ? []
    : [
        {
          label: 'Costs a week',
          value: `${formatPrice(cost.total)}: ${law ? sumWithRates(cost, law) : sumWords(cost)}`,
        },
        { label: 'Without', value: leftOut(cost.without) },
      ];
