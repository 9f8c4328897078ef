/** FNV-1a with 32 bits. Every step is reversible, so a single altered byte always changes the result. */
export const checksum = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
};
