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
  says: (text, { unknown = [] }) => {
    const words = text.split(' ');
    const isUnknown = (word: string) => {
      const parts = word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
      return parts.length > 0 && parts.every((part) => unknown.includes(part));
    };
    const known = words.filter((word) => !isUnknown(word)).join(' ');
    const ignored = words.filter(isUnknown).join(' ');
    return [
      ...(known ? [{ label: `“${known}”`, rest: ignored || undefined }] : []),
      ...(ignored
        ? [{ value: ignored, label: notUnderstood(ignored), rest: known || undefined, ...QUIET }]
        : []),
    ];
  },
});

const QUIET = { isQuiet: true } as const;
const notUnderstood = (words: string): string => `not understood: ${words}`;

/** Words that were read and mean nothing here. They stay visible, and filter nothing. */
export const unread = (row: { readonly parameter: string }): FilterKind<string> => ({
  ...oneValue({ ...row, codec: textCodec }),
  ...{ rank: 'else', isContinuous: true },
  asks: () => ({}),
  says: (text) => [{ label: notUnderstood(text), ...QUIET }],
});
