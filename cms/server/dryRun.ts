import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withoutScheduled } from '../../generate/content/contentSource';
import type { StockContentQuery } from '../../generate/content/queryTypes';
import { contentFileOf, fieldInFile } from '../../generate/links/deadLinks';
import { sitePages } from '../../generate/pages/sitePages';
import { STOCK_CONTENT_QUERY } from '../../generate/stock/stockContent';
import { makeStockSite } from '../../generate/stock/stockSite';
import type { Content } from '../../plugins/content-endpoint/content';
import { withoutDrafts } from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { type StaticFiles, staticFiles, staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import type { Dealer } from '../../src/config/dealer';
import { parseRedirects } from '../../src/config/siteConfig';
import type { Fault } from '../../src/domain/fault';
import type { Change } from './fileRequest';
import { loadedSource } from './loadedSource';
import { looksFaults } from './looks';
import { REDIRECTS_FILE, redirectsText } from './redirects';

/** A link of the content that leads nowhere. */
export interface DeadLink {
  readonly file: string;
  readonly field: string;
  readonly address: string;
  readonly reason: string;
  /** The address that may have been meant. */
  readonly meant?: string;
}

/** What a change would break that is whole now. */
export interface Trial {
  readonly faults: readonly Fault[];
  readonly deadLinks: readonly DeadLink[];
}

/** Writes and deletes the files of a change. Each file is whole at every moment: it is written beside, then renamed. */
export function applyChange(folder: string, { write, remove }: Change): void {
  for (const [path, bytes] of write) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const beside = `${file}.${process.pid}.new`;
    writeFileSync(beside, bytes);
    renameSync(beside, file);
  }
  for (const path of remove) rmSync(join(folder, path), { force: true });
}

/** Gives a copy of the content that may be changed. Its pictures are read where they are. */
export async function onCopy<Value>(
  projectFolder: string,
  use: (copy: string) => Promise<Value>,
): Promise<Value> {
  const copy = mkdtempSync(join(tmpdir(), 'forecourt-cms-'));
  const content = join(projectFolder, 'content');
  try {
    const filter = (from: string) => from !== join(content, 'uploads');
    cpSync(content, join(copy, 'content'), { recursive: true, filter });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Tries a change on a copy of the content before anything is written: the loader's checks, then the link check of the
 * build. What is wrong already does not count, so one entry can be mended while another is still wrong. Links are only
 * followed while the content has no other fault.
 */
export async function tryChange(projectFolder: string, dealer: Dealer, change: Change): Promise<Trial> {
  return onCopy(projectFolder, async (trial) => {
    const there = filesOf(projectFolder, [join(projectFolder, 'static'), resolve('static')]);
    const redirects = join(projectFolder, REDIRECTS_FILE);
    if (existsSync(redirects)) cpSync(redirects, join(trial, REDIRECTS_FILE));
    applyChange(trial, change);
    const removed = new Set(change.remove.map((path) => path.replace(/^content/, '')));
    const after = await stateOf(trial, dealer, overlay(filesOf(trial, []), there, removed));
    const looks = await looksFaults(projectFolder, change);
    if (after.faults.length + after.deadLinks.length + looks.length === 0) return after;
    const before = await stateOf(projectFolder, dealer, there);
    return {
      faults: [...unlike(after.faults, before.faults), ...looks],
      deadLinks: unlike(after.deadLinks, before.deadLinks),
    };
  });
}

const unlike = <One extends Fault>(after: readonly One[], before: readonly One[]): readonly One[] => {
  const known = new Set(before.map(({ file, reason }) => `${file}\n${reason}`));
  return after.filter(({ file, reason }) => !known.has(`${file}\n${reason}`));
};

interface ProjectFiles extends StaticFiles {
  readonly isPublished: (path: string) => boolean;
}

function filesOf(projectFolder: string, staticFolders: readonly string[]): ProjectFiles {
  const folders = { contentFolder: join(projectFolder, 'content'), staticFolders };
  return {
    ...staticFiles(folders),
    isPublished: (path) => existsSync(staticPath(folders, path) ?? ''),
  };
}

/** The changed files take precedence over the existing ones. */
const overlay = (changed: ProjectFiles, there: ProjectFiles, removed: ReadonlySet<string>): ProjectFiles => ({
  fileFault: async (url) =>
    removed.has(url) ? changed.fileFault(url) : (await changed.fileFault(url)) && there.fileFault(url),
  pictureSize: async (url) => {
    const size = await changed.pictureSize(url);
    return size.kind === 'ok' || removed.has(url) ? size : there.pictureSize(url);
  },
  isPublished: (path) => changed.isPublished(path) || (!removed.has(path) && there.isPublished(path)),
});

async function stateOf(folder: string, dealer: Dealer, files: ProjectFiles): Promise<Trial> {
  const { country } = dealer;
  const loaded = await loadContent(
    { contentFolder: join(folder, 'content'), staticFolders: [], country },
    files,
  );
  if (loaded.kind === 'err') return { faults: loaded.fault, deadLinks: [] };
  const redirects = parseRedirects(redirectsText(folder), REDIRECTS_FILE);
  if (redirects.kind === 'err') return { faults: redirects.fault, deadLinks: [] };
  const now = { ...dealer, ...redirects.value };
  const { links, offers } = await pagesOf(loaded.value, now, files.isPublished);
  const fileOf = contentFileOf(join(folder, 'content'));
  const deadLinks = links.faults.map((link) => ({
    file: fileOf(link),
    field: fieldInFile(link.field),
    address: link.address,
    reason: `${link.address} ${link.reason}`,
    ...(link.meant !== undefined && { meant: link.meant }),
  }));
  const faults = offers.faults.map((offer) => ({
    file: fileOf(offer),
    field: offer.field,
    reason: `${offer.address} ${offer.reason}`,
  }));
  return { faults, deadLinks };
}

/**
 * The pages that the next build would make of the content, and the links that would lead nowhere. Without any stock: what a
 * listing finds changes daily, and stops no build.
 */
export async function pagesOf(content: Content, dealer: Dealer, isPublished: (path: string) => boolean) {
  const now = Date.now();
  const published = loadedSource(withoutDrafts(content), (answer) =>
    withoutScheduled(answer, now, () => undefined),
  );
  return sitePages({
    dealer,
    content: published,
    settings: { testForms: true },
    startedAt: now,
    stock: makeStockSite([], await published.ask<StockContentQuery>(STOCK_CONTENT_QUERY)),
    isPublished,
  });
}
