import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { looksOf } from '../../generate/looks/looks';
import type { Dealer } from '../../src/config/dealer';
import { pageConstants } from '../../src/config/pageValues';

/** The admin's own files by name. Decap's built script is in `decap/` beside them. */
interface AdminFiles {
  readonly 'index.html': string;
  readonly 'manualStart.js': string;
  readonly 'admin.js': string;
}

const asDataUrl = (name: string, bytes: Buffer): string =>
  `data:${name.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'};base64,${bytes.toString('base64')}`;

/** What pages know of the dealer, for esbuild's option `define`. It makes the fonts, which takes a second. */
export const dealerConstants = async (dealer: Dealer): Promise<Record<string, string>> =>
  pageConstants({ ...(await looksOf(dealer, asDataUrl)), ...dealer.country });

/**
 * The admin's page, and our script as one file: formats, previews, the site's fonts and tokens.
 * @param define what `dealerConstants` made
 */
export async function adminFiles(cmsFolder: string, define: Record<string, string>): Promise<AdminFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(cmsFolder, 'admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    logLevel: 'error',
  });
  const read = (name: string): string => readFileSync(join(cmsFolder, 'admin', name), 'utf8');
  return {
    'index.html': read('index.html'),
    'manualStart.js': read('manualStart.js'),
    'admin.js': outputFiles[0]?.text ?? '',
  };
}
