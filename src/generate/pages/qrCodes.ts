import type { GatsbyCache } from 'gatsby';
import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';

/** Changes when the same text should look different: every code is then drawn again. */
const KEY = 'qr-codes-1';

/**
 * The QR codes of a build's pages. Gatsby's cache has those of the last build: to draw them again would take longer than all
 * else of a page that has not changed.
 */
export async function qrCodes(cache: Pick<GatsbyCache, 'get' | 'set'>) {
  const known: Readonly<Record<string, string>> = (await cache.get(KEY)) ?? {};
  const codes: Record<string, string> = {};
  return {
    /** A text as a picture in a `data:` address. */
    draw(text: string): string {
      codes[text] ??= known[text] ?? toPngDataURL(generate(text), { scale: 2 });
      return codes[text];
    },
    /** Leaves the codes of this build to the next one. */
    keep: (): Promise<unknown> => cache.set(KEY, codes),
  };
}
