import { err, ok, type Result } from '../../../../domain/result';
import { FORMAT_VERSION } from '../format/indexFormat';
import type { IndexFault } from '../indexFault';

/** `manifest.json`, the only file of the index without a hash in its name: it names all others. */
export interface Manifest {
  readonly formatVersion: number;
  /** Records in the index. */
  readonly count: number;
  readonly files: {
    readonly core: string;
    readonly text: string;
    readonly cards: CardFiles;
  };
  /** When the index was built (ISO 8601), if the build recorded it. */
  readonly builtAt?: string;
}

/** One file named `{name}.bin`, or shards `{name}.0.bin`, `{name}.1.bin` … of `perShard` cards each. */
export interface CardFiles {
  readonly name: string;
  readonly perShard?: number;
}

export const MANIFEST_NAME = 'manifest.json';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isManifest = (value: Record<string, unknown>): boolean =>
  isCount(value.count) &&
  isRecord(value.files) &&
  typeof value.files.core === 'string' &&
  typeof value.files.text === 'string' &&
  isRecord(value.files.cards) &&
  typeof value.files.cards.name === 'string' &&
  (value.files.cards.perShard === undefined ||
    (isCount(value.files.cards.perShard) && value.files.cards.perShard > 0));

/** Reads the text of `manifest.json`. Fails with `damaged` or `otherVersion`. */
export const parseManifest = (text: string): Result<Manifest, IndexFault> => {
  const damaged = err<IndexFault>({
    kind: 'damaged',
    message: 'The manifest of the stock index cannot be read.',
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isRecord(value) || typeof value.formatVersion !== 'number') return damaged;
  if (value.formatVersion !== FORMAT_VERSION)
    return err({
      kind: 'otherVersion',
      message: `The stock index has format ${value.formatVersion}; this page reads ${FORMAT_VERSION}.`,
    });
  return isManifest(value) ? ok(value as unknown as Manifest) : damaged;
};
