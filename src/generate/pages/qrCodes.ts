import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';

/** The part of Gatsby's cache that is used here. */
interface Cache {
  get(key: string): Promise<Readonly<Record<string, string>> | undefined>;
  set(key: string, codes: Readonly<Record<string, string>>): Promise<unknown>;
}

/** Changes when the same text should look different: every code is then drawn again. */
const KEY = 'qr-codes-1';

/** The QR codes of a build's pages. Gatsby's cache has those of the last build: to draw them again would take longer than all else of a page that has not changed. */
export interface QrCodes {
  /** A text as a picture in a `data:` address. */
  draw(text: string): string;
  /** Leaves the codes of this build to the next one. */
  keep(): Promise<unknown>;
}

export async function qrCodes(cache: Cache): Promise<QrCodes> {
  const known = (await cache.get(KEY)) ?? {};
  const codes: Record<string, string> = {};
  return {
    draw(text) {
      codes[text] ??= known[text] ?? toPngDataURL(generate(text), { scale: 2 });
      return codes[text];
    },
    keep: () => cache.set(KEY, codes),
  };
}
