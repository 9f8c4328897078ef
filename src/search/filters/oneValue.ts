import { isRepaymentFrequency, type RepaymentFrequency } from '../../domain/finance/loan';
import { formatPrice } from '../../domain/formatNumber';
import { budgetFilters, budgetLimits } from '../budget';
import {
  type Codec,
  dollarsCodec,
  flagCodec,
  integerCodec,
  rangeCodec,
  rangeCodecIn,
  textCodec,
} from '../codecs';
import { sayCount } from '../countWords';
import { HITS_PER_PAGE, PAGING_LIMIT } from '../indexRecord';
import type { BudgetState, Range, StatedTerms } from '../searchState';
import { findSortOption, readSortBy, sortIndexName } from '../sortOptions';
import { PAYMENT, PAYMENT_DEFAULTS, writeBudget } from './budgetUrl';
import type { FilterKind } from './filterKind';

/** The value as an address can hold it; `undefined` if no address can hold it. */
const throughCodec = <Value>(codec: Codec<Value>, value: Value): Value | undefined =>
  codec.parse(codec.serialize(value)) ?? undefined;

interface OneValue<Value> {
  readonly parameter: string;
  readonly alias?: string;
  readonly codec: Codec<Value>;
}

/** Address and canonical form of a filter with one value in one parameter. */
const oneValue = <Value>({ parameter, alias, codec }: OneValue<Value>) =>
  ({
    parameters: [parameter],
    aliases: alias === undefined ? [] : [alias],
    // The first readable value counts; the others are skipped.
    read: (valuesOf) => {
      for (const text of [...valuesOf(parameter), ...(alias === undefined ? [] : valuesOf(alias))]) {
        const value = codec.parse(text);
        if (value !== null) return value;
      }
      return undefined;
    },
    write: (value) => [[parameter, codec.serialize(value)]],
    canonical: (value) => throughCodec(codec, value),
  }) satisfies Partial<FilterKind<Value>>;

/** A range as a part of a sentence: `up to $30,000`, `from 2020`, `$10,000 to $20,000`, `2019`. */
function rangeWords({ min, max }: Range, words: (value: number) => string): string {
  if (min === undefined) return max === undefined ? 'any' : `up to ${words(max)}`;
  if (max === undefined) return `from ${words(min)}`;
  // A year says itself. An amount would be read as a limit.
  return min === max && words === String ? words(min) : `${words(min)} to ${words(max)}`;
}

/** A range as a separate label: `Up to $30,000`. */
export const rangeLabel = (range: Range, words: (value: number) => string): string =>
  rangeWords(range, words).replace(/^[a-z]/, (letter) => letter.toUpperCase());

interface NumberRow {
  readonly parameter: string;
  readonly attribute: string;
  readonly words: (value: number) => string;
  /** What the number is, before its words: `payload from 1,000 kg`. Absent where the number alone says it. */
  readonly what?: string;
  /** Set for a number with tenths, such as metres. */
  readonly inTenths?: boolean;
}

/** A number between two ends. Either end may be open. */
export const range = ({ parameter, attribute, words, what, inTenths }: NumberRow): FilterKind<Range> => ({
  ...oneValue({ parameter, codec: inTenths ? rangeCodecIn(10) : rangeCodec }),
  attribute,
  holds: 'range',
  rank: 'howMuch',
  isContinuous: true,
  ranging: {
    rangeOf: (value) => value,
    from: (value) => (value.min === undefined && value.max === undefined ? undefined : value),
  },
  toQuery: (value) => ({ between: { [attribute]: value } }),
  chips: (value) => [{ label: [what, rangeWords(value, words)].filter(Boolean).join(' ') }],
});

/** A number from 0 up to a limit. */
export const maximum = ({ parameter, attribute, words }: NumberRow): FilterKind<number> => ({
  ...oneValue({ parameter, codec: integerCodec(0) }),
  attribute,
  holds: 'maximum',
  rank: 'howMuch',
  isContinuous: true,
  ranging: { rangeOf: (max) => ({ max }), from: ({ max }) => max },
  toQuery: (max) => ({ between: { [attribute]: { max } } }),
  chips: (max) => [{ label: rangeWords({ max }, words) }],
});

interface FlagRow {
  readonly parameter: string;
  readonly alias?: string;
  readonly attribute: string;
  readonly words: string;
}

/** A filter that is on or absent. */
export const flag = ({ attribute, words, ...row }: FlagRow): FilterKind<true> => ({
  ...oneValue({ ...row, codec: flagCodec }),
  attribute,
  holds: 'flag',
  rank: 'else',
  toQuery: () => ({ anyOf: { [attribute]: ['true'] } }),
  chips: () => [{ label: words }],
});

/** The sort order of the results: one that the dealership offers, other than the one that the search has anyway. */
export const sortBy = ({ parameter }: { readonly parameter: string }): FilterKind<string> => ({
  ...oneValue({ parameter, codec: textCodec }),
  canonical: (word, { vocabulary, above }) =>
    readSortBy(vocabulary.sortOptions, word, above.keywords !== undefined),
  toQuery: (key, { vocabulary }) => {
    const option = findSortOption(vocabulary.sortOptions, key);
    return option === undefined ? {} : { indexName: sortIndexName(option) };
  },
});

const LAST_PAGE = Math.ceil(PAGING_LIMIT / HITS_PER_PAGE);

/** Which page of the results, from the second on. */
export const page = ({ parameter }: { readonly parameter: string }): FilterKind<number> => {
  const parts = oneValue({ parameter, codec: integerCodec(1, LAST_PAGE) });
  return {
    ...parts,
    canonical: (value) => {
      const number = parts.canonical(value);
      return number === 1 ? undefined : number;
    },
    toQuery: (number) => ({ page: number }),
  };
};

/** Words to find in the texts of the stock. */
export const keywords = (row: {
  readonly parameter: string;
  readonly alias: string;
}): FilterKind<string> => ({
  ...oneValue({ ...row, codec: textCodec }),
  holds: 'keywords',
  rank: 'words',
  isContinuous: true,
  toQuery: (query) => ({ query }),
  chips: (text, { unknown = [] }) => {
    const words = text.split(' ');
    const isUnknown = (word: string) => {
      const parts = word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
      return parts.length > 0 && parts.every((part) => unknown.includes(part));
    };
    const known = words.filter((word) => !isUnknown(word)).join(' ');
    const ignored = words.filter(isUnknown).join(' ');
    return [
      ...(known ? [{ label: `“${said(known)}”`, rest: ignored || undefined }] : []),
      ...(ignored
        ? [{ value: ignored, label: notUsed(said(ignored)), rest: known || undefined, ...QUIET }]
        : []),
    ];
  },
});

const said = (words: string): string => words.split(/[ _]/).map(sayCount).join(' ');

const QUIET = { isQuiet: true } as const;
const notUsed = (words: string): string => `not used: ${words}`;

/** Words that were read and mean nothing here. They stay visible, and filter nothing. */
export const unread = (row: { readonly parameter: string }): FilterKind<string> => ({
  ...oneValue({ ...row, codec: textCodec }),
  rank: 'else',
  isContinuous: true,
  toQuery: () => ({}),
  chips: (text) => [{ label: notUsed(text), ...QUIET }],
});

const written = (values: readonly string[]): string | undefined => values.find((value) => value !== '');

/** A shopper's budget: one value in three parameters, of which the amount is required. */
export const budget: FilterKind<BudgetState> = {
  parameters: [PAYMENT.afford, PAYMENT.frequency, PAYMENT.deposit],
  rank: 'howMuch',
  isContinuous: true,
  // Without a deposit that can be read, it is the default. A wrong frequency refuses the whole budget: $170 a year is not
  // $170 a week.
  read: (valuesOf) => {
    const affordAmount = dollarsCodec.parse(written(valuesOf(PAYMENT.afford)) ?? '');
    const depositAmount =
      dollarsCodec.parse(written(valuesOf(PAYMENT.deposit)) ?? '') ?? PAYMENT_DEFAULTS.depositAmount;
    const frequency = written(valuesOf(PAYMENT.frequency)) ?? PAYMENT_DEFAULTS.frequency;
    if (affordAmount === null) return undefined;
    // `canonical` refuses an unknown frequency.
    return { affordAmount, depositAmount, frequency: frequency as RepaymentFrequency };
  },
  write: writeBudget,
  canonical: ({ frequency, ...amounts }) => {
    const affordAmount = throughCodec(dollarsCodec, amounts.affordAmount);
    const depositAmount = throughCodec(dollarsCodec, amounts.depositAmount) ?? PAYMENT_DEFAULTS.depositAmount;
    if (affordAmount === undefined) return undefined;
    return isRepaymentFrequency(frequency) ? { affordAmount, frequency, depositAmount } : undefined;
  },
  toQuery: (value, { budgetTerms }) => {
    const limits = budgetTerms && budgetLimits(value, budgetTerms);
    // A budget below the fees reaches no price. It stays in the address and filters nothing.
    return limits?.kind === 'ok' ? { filters: budgetFilters(limits.value) } : {};
  },
  chips: ({ affordAmount, frequency, depositAmount }, { budgetReach }) => {
    const deposit = depositAmount > 0 ? ` with a ${formatPrice(depositAmount)} deposit` : '';
    const short = `${formatPrice(affordAmount)} a ${frequency}${deposit}`;
    return [{ label: `${short}: ${budgetReach ?? 'too little to filter by'}`, short }];
  },
};

/** How a shopper would pay, if an address says so without a budget. It does not change the engine's question. */
export const statedTerms: FilterKind<StatedTerms> = {
  parameters: [PAYMENT.frequency, PAYMENT.deposit],
  filtersNothing: true,
  read: (valuesOf) => {
    if (written(valuesOf(PAYMENT.afford)) !== undefined) return undefined;
    const frequency = written(valuesOf(PAYMENT.frequency));
    const depositAmount = dollarsCodec.parse(written(valuesOf(PAYMENT.deposit)) ?? '');
    return {
      // `canonical` refuses an unknown frequency.
      ...(frequency === undefined ? {} : { frequency: frequency as RepaymentFrequency }),
      ...(depositAmount === null ? {} : { depositAmount }),
    };
  },
  write: ({ frequency, depositAmount }) => [
    ...(frequency === undefined ? [] : [[PAYMENT.frequency, frequency] as const]),
    ...(depositAmount === undefined
      ? []
      : [[PAYMENT.deposit, dollarsCodec.serialize(depositAmount)] as const]),
  ],
  canonical: (terms, { above }) => {
    if (above.budget) return undefined;
    const frequency = isRepaymentFrequency(terms.frequency) ? terms.frequency : undefined;
    const depositAmount =
      terms.depositAmount === undefined ? undefined : throughCodec(dollarsCodec, terms.depositAmount);
    if (frequency === undefined && depositAmount === undefined) return undefined;
    return { ...(frequency && { frequency }), ...(depositAmount !== undefined && { depositAmount }) };
  },
  toQuery: () => ({}),
};
