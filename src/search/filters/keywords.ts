import { textCodec } from '../address/codecs';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';

/** Words to find in the texts of the stock. */
export const keywords = (row: {
  readonly parameter: string;
  readonly alias: string;
}): FilterKind<string> => ({
  ...oneValue({ ...row, codec: textCodec }),
  ...{ holds: 'keywords', rank: 'words', isContinuous: true },
  asks: (query) => ({ query }),
  says: (text) => [{ label: `“${text}”` }],
});
