import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin, stop } from 'esbuild';
import type { Content } from '../../plugins/content-endpoint/content';
import { parseRawFile, type RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { type StaticFiles, staticFiles } from '../../plugins/content-endpoint/files/staticFiles';
import type { Dealer } from '../../src/config/dealer';
import { ok } from '../../src/domain/result';
import { withOwnWords } from '../config/cmsConfig';
import { dealerConstants } from './adminFiles';
import { loadDraft } from './loadDraft';
import { pageAddress } from './pageAddress';
import { NO_PICTURE_YET } from './placeholders';

type PreviewPage = (dealer: Dealer, content: Content, address: string, now: number) => Promise<string>;

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

/** The site's templates as one script for this process, with Gatsby replaced. */
async function siteTemplates(dealer: Record<string, string>): Promise<PreviewPage> {
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
    define: { ...dealer, 'process.env.NODE_ENV': '"production"' },
    external: ['sharp'],
    plugins: [withoutTaps],
    logLevel: 'error',
  });
  // The compiler would keep its 240 MB.
  await stop();
  const { previewPage } = createRequire(outfile)(outfile) as { readonly previewPage: PreviewPage };
  rmSync(outfile);
  return previewPage;
}

/** A picture that was chosen and is not saved yet is nowhere on this machine. */
const withChosen = (files: StaticFiles): StaticFiles => ({
  fileFault: async () => undefined,
  pictureSize: async (url) => {
    const size = await files.pictureSize(url);
    return size.kind === 'ok' ? size : ok({ width: 1600, height: 1200 });
  },
});

const DAY = 86_400_000;

/** When an entry that is scheduled for later is there, in milliseconds since 1970; for every other one, now. */
const firstDayOf = ({ data }: RawFile): number =>
  Math.max(Date.now(), (Date.parse(String(data.publishedAt ?? data.startsAt)) || 0) + DAY);

/** An entry with its unsaved text. */
export interface PreviewGiven {
  readonly path: string;
  readonly raw: string;
}

export type PreviewAnswer =
  | { readonly isWrong: true }
  | {
      readonly html: string;
      /** The selector of the part that shows the entry, if that is not the whole page. */
      readonly part?: string;
      /** The labels of fields that are missing or wrong: the page has something else in their place. */
      readonly unfinished: readonly string[];
    };

export interface Preview {
  /** The page of the site that shows an entry, as it would be with the entry's unsaved text. */
  readonly answer: (draft: PreviewGiven) => Promise<PreviewAnswer>;
  /** Compiles the site's templates, which takes seconds; otherwise the first page does. */
  readonly prepare: () => Promise<void>;
}

/** Grey, like a picture that is still loading. */
const NO_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><path fill="#d9d9d4" d="M0 0h1600v1200H0z"/></svg>',
)}`;

/** The page beside a form: filters are not on the home page. */
const shownAt = (folder: Folder, entry: RawFile): string =>
  folder === 'settings' && entry.id === 'filters' ? '/stock/' : pageAddress(folder, entry);

/** The part of that page: its fragment, or where a setting shows. */
function partOf(folder: Folder, { id }: RawFile, address: string): string | undefined {
  const [, fragment] = address.split('#');
  if (fragment !== undefined) return `[id="${fragment}"]`;
  if (folder !== 'settings') return undefined;
  return id === 'filters' ? '[aria-label="Filters"]' : id === 'navigation' ? 'header nav details' : undefined;
}

export function previewOf(projectFolder: string, dealer: Dealer): Preview {
  let compiled: Promise<PreviewPage> | undefined;
  const templates = (): Promise<PreviewPage> => {
    compiled ??= dealerConstants(dealer)
      .then(siteTemplates)
      .catch((error: Error) => {
        // The next page tries again.
        compiled = undefined;
        throw error;
      });
    return compiled;
  };
  const files = withChosen(
    staticFiles({
      contentFolder: join(projectFolder, 'content'),
      staticFolders: [join(projectFolder, 'static'), resolve('static')],
    }),
  );
  return {
    prepare: async () => void (await templates()),
    answer: async ({ path, raw }) => {
      const parsed = parseRawFile(path, raw);
      if (parsed.kind === 'err') return { isWrong: true };
      const trial = mkdtempSync(join(tmpdir(), 'forecourt-preview-'));
      try {
        cpSync(join(projectFolder, 'content'), join(trial, 'content'), {
          recursive: true,
          filter: (from) => from !== join(projectFolder, 'content/uploads'),
        });
        const loaded = await loadDraft(trial, dealer, files, parsed.value);
        if (!loaded) return { isWrong: true };
        const { content, entry, unfinished } = loaded;
        const folder = path.split('/')[1] as Folder;
        const address = shownAt(folder, entry);
        const page = await templates();
        const html = await page(dealer, content, address, firstDayOf(entry));
        const part = partOf(folder, entry, address);
        return {
          html: html.replaceAll(NO_PICTURE_YET, NO_PICTURE),
          unfinished: withOwnWords(unfinished, {
            country: dealer.country,
            stockType: content.site.dealershipStockType,
          }),
          ...(part !== undefined && { part }),
        };
      } finally {
        rmSync(trial, { recursive: true, force: true });
      }
    },
  };
}
