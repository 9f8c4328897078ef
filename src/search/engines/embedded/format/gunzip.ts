/** Decompresses with `DecompressionStream`, in a browser, a Worker or Node. Rejects on a broken stream. */
export const gunzip = async (gzip: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([gzip as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
