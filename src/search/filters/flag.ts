import { flagCodec } from '../address/codecs';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';

interface FlagRow {
  readonly parameter: string;
  readonly alias?: string;
  readonly attribute: string;
  /** The words of its chip. */
  readonly words: string;
}

/** A filter that is on or absent. */
export const flag = ({ attribute, words, ...row }: FlagRow): FilterKind<true> => ({
  ...oneValue({ ...row, codec: flagCodec }),
  ...{ attribute, holds: 'flag', rank: 'else' },
  asks: () => ({ anyOf: { [attribute]: ['true'] } }),
  says: () => [{ label: words }],
});
