import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { build, type Plugin, stop } from 'esbuild';
import type { Content } from '../../plugins/content-endpoint/content';
import type { Dealer } from '../../src/config/dealer';
import type { PageValues } from '../../src/config/pageValues';
import type { EditedStock } from './editedStock';

export type PreviewPage = (
  dealer: Dealer,
  content: Content,
  address: string,
  now: number,
  edited?: EditedStock,
) => Promise<string>;

/** Styles that webpack reads as text belong to what opens with a tap: a preview has no taps. */
const withoutTaps: Plugin = {
  name: 'without-taps',
  setup: ({ onResolve, onLoad, resolve: resolvePath }) => {
    onResolve({ filter: /^!!raw-loader!/ }, ({ path }) => ({ path, namespace: 'raw' }));
    // The site's filters wait for a script.
    onResolve({ filter: /\/FilterRail$/ }, ({ importer, kind }) =>
      importer.endsWith('ListingView.tsx')
        ? resolvePath('./cms/preview/FilterRail', { resolveDir: process.cwd(), kind })
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'raw' }, () => ({ contents: '', loader: 'text' }));
  },
};

/** Where the script of the templates finds what pages know of the dealer. */
const DEALER = 'FORECOURT_DEALER';

/** The site's templates as one script for this process, with Gatsby replaced. @returns what runs it for a dealer */
export async function siteTemplates(values: PageValues): Promise<(values: PageValues) => PreviewPage> {
  // Within the project, where its packages are found. Two editors may start at once.
  const outfile = resolve(`node_modules/.cache/forecourt/preview-${process.pid}.cjs`);
  await build({
    entryPoints: [resolve('cms/preview/previewPage.ts')],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    alias: { gatsby: resolve('cms/preview/gatsbyOnServer.ts') },
    define: {
      ...Object.fromEntries(Object.keys(values).map((name) => [`DEALER.${name}`, `${DEALER}.${name}`])),
      'process.env.NODE_ENV': '"production"',
    },
    external: ['sharp'],
    plugins: [withoutTaps],
    logLevel: 'error',
  });
  // The compiler would keep its 240 MB.
  await stop();
  const script = new Script(`(function (module, exports, require) {${readFileSync(outfile, 'utf8')}\n})`, {
    filename: outfile,
  });
  rmSync(outfile);
  return (given) => {
    Object.assign(globalThis, { [DEALER]: given });
    const module = { exports: {} as { readonly previewPage: PreviewPage } };
    script.runInThisContext()(module, module.exports, createRequire(outfile));
    return module.exports.previewPage;
  };
}
