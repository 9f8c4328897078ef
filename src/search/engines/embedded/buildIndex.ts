import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { isFactName } from '../../../domain/stock/stockFacts';
import { type IndexRecord, PRICE_ATTRIBUTES } from '../../indexRecord';
import { answerRequests } from './answerRequests';
import { ATTRIBUTES, buildColumn } from './attributes';
import { cardFileName, writeCards } from './cards';
import type { EmbeddedEngine } from './createEmbeddedEngine';
import {
  CARDS_PER_SHARD,
  type FileKind,
  FORMAT_VERSION,
  fail,
  frameFile,
  type IndexFiles,
  MANIFEST_NAME,
  type Manifest,
  SINGLE_CARD_FILE_LIMIT,
} from './indexFile';
import { type OpenIndex, openIndex } from './openIndex';
import { writeStockIndex } from './stockIndex';
import { writeTextIndex } from './textFile';

interface IndexFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface BuiltIndex {
  readonly manifest: Manifest;
  /** `manifest.json` is the last file, so a half-written folder never looks like a whole index. */
  readonly files: readonly IndexFile[];
}

interface BuildOptions {
  /** ISO 8601. Without it, two builds of the same records are equal byte for byte. */
  readonly builtAt?: string;
  /** Up to this many items, all cards are in one file. The default is 5,000; tests set their own. */
  readonly singleCardFileLimit?: number;
}

/** The default order: by `createdAt`; unknown dates come last, and equal dates keep their order. */
export const inDefaultOrder = (records: readonly IndexRecord[]): readonly IndexRecord[] =>
  [...records].sort((a, b) => {
    const [x, y] = [created(a), created(b)];
    return x === y ? 0 : x - y;
  });

const created = ({ createdAt }: IndexRecord): number =>
  createdAt !== undefined && Number.isFinite(createdAt) ? createdAt : Number.POSITIVE_INFINITY;

const pack = (kind: FileKind, content: Uint8Array): Uint8Array =>
  frameFile(kind, gzipSync(content, { level: 9 }));

const hashOf = (files: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 8);
};

/**
 * The files of the stock index, which the build writes into one folder.
 *
 * @param records in any order, with unique ids (the stock loader ensures that)
 */
export const buildIndex = (records: readonly IndexRecord[], options: BuildOptions = {}): BuiltIndex => {
  const ordered = inDefaultOrder(records);
  const derived: readonly string[] = Object.values(PRICE_ATTRIBUTES);
  const columns = ATTRIBUTES.filter(
    ({ name }) => !derived.includes(name) && (!isFactName(name) || ordered.some((record) => record[name])),
  ).map((attribute) => buildColumn(attribute, ordered));
  const sharded = ordered.length > (options.singleCardFileLimit ?? SINGLE_CARD_FILE_LIMIT);
  const core = pack('core', writeStockIndex(ordered, columns));
  const text = pack('text', writeTextIndex(ordered));
  const cards = writeCards(
    ordered.map((record) => record.card),
    columns,
    sharded ? CARDS_PER_SHARD : Math.max(1, ordered.length),
  ).map((content) => pack('cards', content));
  const cardsName = `cards.${hashOf(cards)}`;
  const manifest: Manifest = {
    formatVersion: FORMAT_VERSION,
    count: ordered.length,
    files: {
      core: `core.${hashOf([core])}.bin`,
      text: `text.${hashOf([text])}.bin`,
      cards: { name: cardsName, ...(sharded && { perShard: CARDS_PER_SHARD }) },
    },
    builtAt: options.builtAt,
  };
  return {
    manifest,
    files: [
      { name: manifest.files.core, bytes: core },
      { name: manifest.files.text, bytes: text },
      ...cards.map((bytes, shard) => ({ name: cardFileName(cardsName, sharded ? shard : undefined), bytes })),
      { name: MANIFEST_NAME, bytes: new TextEncoder().encode(JSON.stringify(manifest)) },
    ],
  };
};

/** Opens an index from a build's own files, so it answers exactly as it will in a browser. */
export const openBuiltIndex = (built: BuiltIndex): Promise<OpenIndex> =>
  openIndex(built.manifest, memoryFiles(built.files));

export const memoryFiles = (files: readonly IndexFile[]): IndexFiles => ({
  read: async (name) =>
    files.find((file) => file.name === name)?.bytes ?? fail('missing', `${name} is not in the index.`),
});

/** The engine for an already open index. The build uses it for first results, and tests use it. */
export const createInProcessEngine = (index: OpenIndex): EmbeddedEngine => ({
  search: ((requests: unknown) => answerRequests(index, requests)) as EmbeddedEngine['search'],
  warm: async () => index.stock.count,
  retry: async () => index.stock.count,
});
