import type { RepaymentFrequency } from '../../domain/finance/loan';
import { formatKilometres } from '../../domain/formatNumber';
import type { PhraseMeaning } from './phraseMeaning';

export type Parts = Readonly<Record<string, string | undefined>>;

/** A number alone is a price from this many dollars on. A smaller one needs a dollar sign or a "k". */
const MIN_PRICE = 500;
/** A distance alone is an odometer from this many kilometres on. */
const MIN_DISTANCE = 1000;
/** How most prices end. */
const LIKE_A_PRICE = /^[1-9]\d{1,2}(?:[05]00|990)$/;
export const A_YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
export const YEAR = new RegExp(`^${A_YEAR}$`);
/** The most that a typed amount, its kilometres and its seats may be. More is not what anybody means. */
export const MAX_AMOUNT = 100_000_000;
const MAX_KILOMETRES = 5_000_000;
const MAX_SEATS = 99;

const UNSAYABLE = { isUnsayable: true } as const;

const figure = (text = '', isThousands?: string): number => {
  const [, tens, ones] = /^(\d0) (\d)$/.exec(text) ?? [];
  const number = ones ? Number(tens) + Number(ones) : Number(text.replaceAll(' ', ''));
  return Math.round(number * (isThousands ? 1000 : 1));
};

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** An amount with the words around it, before it is known what it measures. */
const amountOf = (parts: Parts) => {
  const { low, lowTimes, lowSign, high, highTimes, highSign } = parts;
  const isOne = high === undefined;
  const first = figure(low, lowTimes ?? (figure(low) < 1_000 ? highTimes : undefined));
  const second = isOne ? first : figure(high, highTimes);
  const [from, to] = [first, second].sort((one, other) => one - other) as [number, number];
  const isMore = parts.over ?? parts.after;
  const isLess = parts.under ?? parts.before;
  const isLeast = isOne && !!(isMore ?? parts.least ?? parts.orMore ?? parts.family);
  const isMost = isOne && !!(isLess ?? parts.most ?? parts.orLess);
  const isYear = (text = '', mark?: string) => YEAR.test(text) && !mark;
  return {
    parts,
    isOne,
    from,
    to,
    isLeast,
    isMost,
    // After a number with its thousands written out, "k" means kilometres: `100,000 k`.
    distance:
      parts.km ??
      parts.of ??
      parts.distance ??
      (lowTimes === 'k' && /\d{4}/.test(low ?? '') ? low : undefined),
    seats: parts.seats ?? parts.seatsAfter ?? parts.room ?? parts.family,
    areYears: isYear(low, lowSign ?? lowTimes),
    isHighYear: isYear(high, highSign ?? highTimes),
    /** The bounds of whole numbers: "over 5" begins at 6. */
    bounds: (open?: number) =>
      range(
        isMost ? undefined : isMore && isOne ? from + 1 : from,
        isLeast ? open : isLess && isOne ? to - 1 : to,
      ),
  };
};

type Amount = ReturnType<typeof amountOf>;

/** One letter distinguishes the words of a period. */
const frequencyOf = (period: string): RepaymentFrequency =>
  period.includes('f') ? 'fortnight' : period.includes('m') ? 'month' : 'week';

const repayment = ({ parts, from, to }: Amount): PhraseMeaning => {
  const frequency = frequencyOf(parts.period ?? '');
  return {
    budget: { affordAmount: to, frequency, depositAmount: figure(parts.down, parts.downTimes) },
    ...(from < to && { unsaid: `from $${from} a ${frequency}` }),
  };
};

const kilometres = ({ parts, from, to, isOne, isMost, distance }: Amount): PhraseMeaning | undefined => {
  const { low, lowTimes } = parts;
  // Few vehicles have so few kilometres: `400 km` alone means how far one goes.
  if (to < (isMost ? 1 : MIN_DISTANCE)) return undefined;
  const size = parts.km?.[0] === 'm' ? 1.609 : 1;
  const kilometresMax = Math.round(size * (lowTimes && distance === low ? figure(low) : to));
  // `from 2019 up to 80,000 km` is a year and a distance.
  if (!isOne && !lowTimes && YEAR.test(low ?? '')) return { kilometresMax, yearRange: { min: from } };
  return { kilometresMax, ...(from < to && from > 0 && { unsaid: `from ${formatKilometres(from)}` }) };
};

const seatsOf = ({ bounds }: Amount): PhraseMeaning => {
  const { min: seatsFrom = 1, max: seatsTo = MAX_SEATS } = bounds(MAX_SEATS);
  return { seatsFrom, seatsTo };
};

const years = ({ parts, from, isOne, bounds }: Amount): PhraseMeaning => ({
  yearRange: isOne && parts.about ? range(from - 1, from + 1) : bounds(),
});

const price = ({ parts, from, to, isOne, isLeast, isMost }: Amount): PhraseMeaning | undefined => {
  if (parts.about) return { priceRange: range(Math.round(from * 0.9), Math.round(to * 1.1)) };
  // A number alone may mean anything. A dollar sign, a "k" or the form of a price decides.
  const isPlain = isOne && !isLeast && !isMost && !parts.lowSign && !parts.lowTimes;
  if (isPlain && !LIKE_A_PRICE.test(parts.low ?? '')) return undefined;
  return { priceRange: range(isLeast || !isOne ? from : undefined, isLeast ? undefined : to) };
};

/** An amount with the words around it: `under 30k`, `2019 or newer`, `from 20 to 30 grand`, `5 or 7 seats`. */
export const quantity = (parts: Parts, thisYear: number): PhraseMeaning | undefined => {
  const amount = amountOf(parts);
  const { to, isOne, isLeast, isMost, distance, seats, areYears } = amount;
  if (!isOne && (distance ?? seats) && parts.lowSign) return undefined;
  const most = distance ? MAX_KILOMETRES : seats ? MAX_SEATS : MAX_AMOUNT;
  if (to > most || (isLeast && (parts.period ?? distance))) return UNSAYABLE;
  if (parts.period) return repayment(amount);
  if (distance) return kilometres(amount);
  if (seats) return seatsOf(amount);
  if (parts.age)
    return isMost || /newer|younger|older/.test(`${parts.orMore}${parts.least}`)
      ? { yearRange: { min: thisYear - to } }
      : undefined;
  // A year and another number: `2019 to 30k`.
  if (!isOne && areYears !== amount.isHighYear) return undefined;
  if (areYears && !(parts.under ?? parts.over) && (isOne || !parts.about)) return years(amount);
  if (to < MIN_PRICE && !(parts.lowSign ?? parts.highSign)) return isLeast || isMost ? UNSAYABLE : undefined;
  return price(amount);
};
