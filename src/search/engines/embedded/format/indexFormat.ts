/** Raise by one when the content of the index files changes. A page refuses every other version. */
export const FORMAT_VERSION = 1;

/** The first four bytes of every index file: `FCIX`. */
export const MAGIC = 0x46434958;

/** Magic (4), format version (2), kind (2), length of the gzip stream (4), its checksum (4). */
export const HEADER_BYTES = 16;

export const FILE_KINDS = { core: 1, text: 2, cards: 3 } as const;

export type FileKind = keyof typeof FILE_KINDS;

/** Up to this many items, all cards are in one file; above it they are in shards, loaded on demand. */
export const SINGLE_CARD_FILE_LIMIT = 5_000;
export const CARDS_PER_SHARD = 64;
