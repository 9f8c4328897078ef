import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { looksOf } from '../../generate/looks/looks';
import { type Dealer, type LocaleModule, localeModules } from '../../src/config/dealer';

/** The admin's own files by name. Decap's built script is in `decap/` beside them. */
interface AdminFiles {
  readonly 'index.html': string;
  readonly 'manualStart.js': string;
  readonly 'admin.js': string;
}

const asDataUrl = (name: string, bytes: Buffer): string =>
  `data:${name.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'};base64,${bytes.toString('base64')}`;

/**
 * What pages know of the dealer, by the names under which `src/gatsby/webpack.ts` gives it to them. It makes the fonts, which
 * takes a second.
 */
export async function dealerFiles(dealer: Dealer): Promise<Plugin> {
  const values: Readonly<Record<string, object>> = { ...(await looksOf(dealer, asDataUrl)) };
  return {
    name: 'dealer-files',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^dealer\/\w+\.json$/ }, ({ path }) => ({ path, namespace: 'dealer' }));
      onResolve({ filter: /\/locales\/site\/\w+$/ }, ({ path }) => ({
        path: basename(path),
        namespace: 'locale',
      }));
      onLoad({ filter: /.*/, namespace: 'locale' }, ({ path }) => ({
        contents: localeModules(dealer.site, (file) => resolve('src/locales', file))[path as LocaleModule],
        resolveDir: resolve('src/locales'),
      }));
      onLoad({ filter: /.*/, namespace: 'dealer' }, ({ path }) => ({
        contents: JSON.stringify(values[path.slice('dealer/'.length, -'.json'.length)]),
        loader: 'json',
      }));
    },
  };
}

/**
 * The admin's page, and our script as one file: formats, previews, the site's fonts and tokens.
 * @param dealer what `dealerFiles` made
 */
export async function adminFiles(cmsFolder: string, dealer: Plugin): Promise<AdminFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(cmsFolder, 'admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    plugins: [dealer],
    logLevel: 'error',
  });
  const read = (name: string): string => readFileSync(join(cmsFolder, 'admin', name), 'utf8');
  return {
    'index.html': read('index.html'),
    'manualStart.js': read('manualStart.js'),
    'admin.js': outputFiles[0]?.text ?? '',
  };
}
