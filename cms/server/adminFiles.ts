import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { SiteConfig } from '../../src/config/siteConfig';

/** The admin's own files by name. Decap's built script is in `decap/` beside them. */
export interface AdminFiles {
  readonly 'index.html': string;
  readonly 'manualStart.js': string;
  readonly 'admin.js': string;
}

/** The dealer's configuration, as `src/gatsby/webpack.ts` gives it to pages. */
const dealerSite = (site: SiteConfig): Plugin => ({
  name: 'dealer-site',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^dealer\/site\.yml$/ }, ({ path }) => ({ path, namespace: 'dealer' }));
    onLoad({ filter: /.*/, namespace: 'dealer' }, () => ({ contents: JSON.stringify(site), loader: 'json' }));
  },
});

/** The admin's page, and our script as one file: formats, previews, the site's fonts and tokens. */
export async function adminFiles(cmsFolder: string, site: SiteConfig): Promise<AdminFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(cmsFolder, 'admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.woff2': 'dataurl' },
    plugins: [dealerSite(site)],
    // Sanitising asks for Node's path and url modules, for options that are not used.
    external: ['node:*'],
    logLevel: 'error',
  });
  const read = (name: string): string => readFileSync(join(cmsFolder, 'admin', name), 'utf8');
  return {
    'index.html': read('index.html'),
    'manualStart.js': read('manualStart.js'),
    'admin.js': outputFiles[0]?.text ?? '',
  };
}
