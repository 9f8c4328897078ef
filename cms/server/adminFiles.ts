import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { looksOf } from '../../generate/looks/looks';
import { makeTypefaces } from '../../generate/looks/typefaces';
import type { Dealer } from '../../src/config/dealer';
import { type PageValues, pageConstants } from '../../src/config/pageValues';

/** The admin's own files by name. Decap's built script is in `decap/` beside them. */
interface AdminFiles {
  readonly 'index.html': string;
  readonly 'manualStart.js': string;
  readonly 'admin.js': string;
}

const asDataUrl = (name: string, bytes: Buffer): string =>
  `data:${name.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'};base64,${bytes.toString('base64')}`;

let lastTypefaces: { readonly files: string; readonly made: ReturnType<typeof makeTypefaces> } | undefined;

/** Making fonts takes a second, so we keep the last dealer's. */
const typefacesOnce: typeof makeTypefaces = (dealer, publish) => {
  const files = JSON.stringify(dealer.fontFiles);
  if (lastTypefaces?.files !== files) lastTypefaces = { files, made: makeTypefaces(dealer, publish) };
  return lastTypefaces.made;
};

/** A chosen drawing that is in the browser alone, which knows its address. */
const unsaved = (file: string) => ({ url: file.replace(/^content/, ''), width: 40, height: 40 });

/** What pages know of the dealer. */
export const dealerValues = async (dealer: Dealer): Promise<PageValues> => ({
  ...(await looksOf(dealer, asDataUrl, { typefaces: typefacesOnce, unsaved })),
  ...dealer.country,
});

/**
 * The admin's page, and our script as one file: formats, previews, the site's fonts and tokens.
 */
export async function adminFiles(cmsFolder: string, dealer: Dealer): Promise<AdminFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(cmsFolder, 'admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: pageConstants(await dealerValues(dealer)),
    logLevel: 'error',
  });
  const read = (name: string): string => readFileSync(join(cmsFolder, 'admin', name), 'utf8');
  return {
    'index.html': read('index.html'),
    'manualStart.js': read('manualStart.js'),
    'admin.js': outputFiles[0]?.text ?? '',
  };
}
