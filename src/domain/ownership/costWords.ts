import { formatKilometres, formatNumber, formatPrice } from '../formatNumber';
import { ENERGY } from './energy';
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

/** What a total leaves out: `Without registration, comprehensive insurance and tyres`. */
export function withoutWords(without: readonly CostPartName[]): string {
  const names = [...without.map((name) => PART_NAMES[name].toLowerCase()), ...NEVER];
  return `Without ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The parts of a total: `$151 repayment + $21 unleaded 91 + $19 registration`. */
export const sumWords = ({ parts, without }: WeeklyCost): string =>
  parts
    .filter(({ name }) => !without.includes(name))
    .map((part) => `${formatPrice(part.dollars)} ${partName(part).toLowerCase()}`)
    .join(' + ');
