/** `cards.3f2a9c1b.bin` for all cards, `cards.3f2a9c1b.17.bin` for a shard. */
export const cardFileName = (name: string, shard: number | undefined): string =>
  shard === undefined ? `${name}.bin` : `${name}.${shard}.bin`;
