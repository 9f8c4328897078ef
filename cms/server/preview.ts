import { join, resolve } from 'node:path';
import type { Content } from '../../plugins/content-endpoint/content';
import { parseRawFile, type RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { type StaticFiles, staticFiles } from '../../plugins/content-endpoint/files/staticFiles';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { readStockOverrides } from '../../plugins/content-endpoint/readStockOverrides';
import type { Dealer } from '../../src/config/dealer';
import type { PageValues } from '../../src/config/pageValues';
import { SITE_FILE } from '../../src/config/siteConfig';
import { ok } from '../../src/domain/result';
import { themeVariables } from '../../src/theme/theme';
import { withOwnWords } from '../config/cmsConfig';
import { dealerValues } from './adminFiles';
import { onCopy } from './dryRun';
import { type EditedStock, editedStock } from './editedStock';
import { placeOf } from './entries';
import { loadDraft } from './loadDraft';
import { dealerNow, dealerOfDraft, looksFaults } from './looks';
import { pageAddress } from './pageAddress';
import { NO_PICTURE_YET } from './placeholders';
import { type PreviewPage, siteTemplates } from './siteTemplates';

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

/** The templates for a dealer: they run again when what pages know of it has changed. */
function templateRunner() {
  let compiled: ReturnType<typeof siteTemplates> | undefined;
  let last: { readonly key: string; readonly page: PreviewPage } | undefined;
  return async (dealer: Dealer): Promise<PreviewPage> => {
    const values = await dealerValues(dealer);
    compiled ??= siteTemplates(values).catch((error: Error) => {
      // The next page tries again.
      compiled = undefined;
      throw error;
    });
    const key = JSON.stringify(values);
    const run = await compiled;
    if (last?.key !== key) last = { key, page: run(values) };
    return last.page;
  };
}

/** The labels of fields of `site.yml` that are wrong. */
async function wrongLooks(projectFolder: string, raw: string): Promise<readonly string[]> {
  const faults = await looksFaults(projectFolder, { write: new Map([[SITE_FILE, raw]]), remove: [] });
  // A chosen drawing is in the browser alone.
  const told = faults.filter(({ field = '' }) => !field.startsWith('logo.'));
  const places = await Promise.all(told.map(({ file, field }) => placeOf(projectFolder, file, field)));
  return [...new Set(places.flatMap((place) => place?.field?.split(' › ').at(-1) ?? []))];
}

/** The stock with a draft of a vehicle's entry. */
const stockIn = async (
  folder: string,
  dealer: Dealer,
  files: StaticFiles,
  path: string,
): Promise<EditedStock | undefined> => {
  const { country } = dealer;
  const content = { contentFolder: join(folder, 'content'), staticFolders: [], country };
  const overrides = await readStockOverrides(content, files);
  return overrides.kind === 'ok' ? editedStock(overrides.value, path, dealer) : undefined;
};

export function previewOf(projectFolder: string, known: Dealer): Preview {
  const templates = templateRunner();
  const files = withChosen(
    staticFiles({
      contentFolder: join(projectFolder, 'content'),
      staticFolders: [join(projectFolder, 'static'), resolve('static')],
    }),
  );
  const drawn = async ({
    dealer,
    content,
    address,
    at,
    unfinished,
    part,
    edited,
  }: Drawn): Promise<PreviewAnswer> => {
    const page = await templates(dealer);
    const html = await page(dealer, content, edited?.address ?? address, at, edited);
    return {
      html: stylesOf(known, await dealerValues(dealer), dealer) + html.replaceAll(NO_PICTURE_YET, NO_PICTURE),
      unfinished: withOwnWords(unfinished, {
        country: dealer.country,
        stockType: content.site.dealershipStockType,
      }),
      ...(part !== undefined && { part }),
    };
  };
  const looks = async (raw: string): Promise<PreviewAnswer> => {
    const dealer = dealerOfDraft(dealerNow(projectFolder, known), raw);
    const { country } = dealer;
    const content = await loadContent(
      { contentFolder: join(projectFolder, 'content'), staticFolders: [], country },
      files,
    );
    if (content.kind === 'err') return { isWrong: true };
    const unfinished = await wrongLooks(projectFolder, raw);
    return drawn({ dealer, content: content.value, address: '/', at: Date.now(), unfinished });
  };
  return {
    prepare: async () => void (await templates(dealerNow(projectFolder, known))),
    answer: async ({ path, raw }) => {
      const parsed = parseRawFile(path, raw);
      if (parsed.kind === 'err') return { isWrong: true };
      if (path === SITE_FILE) return looks(raw);
      const dealer = dealerNow(projectFolder, known);
      return onCopy(projectFolder, async (trial) => {
        const loaded = await loadDraft(trial, dealer, files, parsed.value);
        if (!loaded) return { isWrong: true };
        const { content, entry, unfinished } = loaded;
        const folder = path.split('/')[1] as Folder;
        const address = shownAt(folder, entry);
        const part = partOf(folder, entry, address);
        const edited = folder === 'stock-overrides' ? await stockIn(trial, dealer, files, path) : undefined;
        return drawn({ dealer, content, address, at: firstDayOf(entry), unfinished, part, edited });
      });
    },
  };
}

/** A page to draw, and what is said of it. */
interface Drawn {
  readonly dealer: Dealer;
  readonly content: Content;
  readonly address: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly unfinished: readonly string[];
  readonly part?: string | undefined;
  /** The stock, while a vehicle is edited: its page is drawn. */
  readonly edited?: EditedStock | undefined;
}

/** The theme of a page, and its typefaces if the editor's own page lacks them. */
const stylesOf = (known: Dealer, { looks }: PageValues, { fontFiles }: Dealer): string =>
  `<style>:root { ${themeVariables(looks.theme)} }
${JSON.stringify(fontFiles) === JSON.stringify(known.fontFiles) ? '' : looks.fontFaces}</style>`;
