/** Inflates by the platform's own stream, the same in a browser, a Worker and Node; rejects on a broken stream. */
export const gunzip = async (gzip: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([gzip as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
