import { integerCodec, rangeCodec } from '../address/codecs';
import type { Range } from '../searchState';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';
import { rangeWords } from './rangeWords';

interface NumberRow {
  readonly parameter: string;
  readonly attribute: string;
  /** Formats one number: `$30,000`. */
  readonly words: (value: number) => string;
  /** What the number is, before its words: `payload from 1,000 kg`. Absent where the number alone says it. */
  readonly what?: string;
}

/** A number between two ends. Either end may be open. */
export const range = ({ parameter, attribute, words, what }: NumberRow): FilterKind<Range> => ({
  ...oneValue({ parameter, codec: rangeCodec }),
  ...{ attribute, holds: 'range', rank: 'howMuch', isContinuous: true },
  ranging: {
    rangeOf: (value) => value,
    from: (value) => (value.min === undefined && value.max === undefined ? undefined : value),
  },
  asks: (value) => ({ between: { [attribute]: value } }),
  says: (value) => [{ label: [what, rangeWords(value, words)].filter(Boolean).join(' ') }],
});

/** A number from 0 up to a limit. */
export const maximum = ({ parameter, attribute, words }: NumberRow): FilterKind<number> => ({
  ...oneValue({ parameter, codec: integerCodec(0) }),
  ...{ attribute, holds: 'maximum', rank: 'howMuch', isContinuous: true },
  ranging: { rangeOf: (max) => ({ max }), from: ({ max }) => max },
  asks: (max) => ({ between: { [attribute]: { max } } }),
  says: (max) => [{ label: rangeWords({ max }, words) }],
});
