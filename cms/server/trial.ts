import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { graphql } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Content } from '../../plugins/content-endpoint/content';
import type { ContentFault } from '../../plugins/content-endpoint/contentFault';
import { contractPath } from '../../plugins/content-endpoint/endpoint/contractPath';
import { type EndpointContext, resolvers } from '../../plugins/content-endpoint/endpoint/resolvers';
import { withoutDrafts } from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { type StaticFiles, staticFiles, staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { cleanContent, withoutScheduled } from '../../src/generate/content/contentSource';
import type { StockContentQuery } from '../../src/generate/content/queryTypes';
import { sitePages } from '../../src/generate/pages/sitePages';
import { STOCK_CONTENT_QUERY } from '../../src/generate/stock/stockContent';
import { makeStockSite } from '../../src/generate/stock/stockSite';
import { fileOfEntry } from './entries';
import type { FileRequest } from './fileRequest';

/** The files that a save or a deletion changes, by their paths in the project. */
export interface Change {
  readonly write: ReadonlyMap<string, string | Buffer>;
  readonly remove: readonly string[];
}

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
  readonly faults: readonly ContentFault[];
  readonly deadLinks: readonly DeadLink[];
}

export function changeOf(request: FileRequest): Change {
  switch (request.action) {
    case 'persistEntry': {
      const { dataFiles, assets } = request.params;
      return {
        write: new Map<string, string | Buffer>([
          ...dataFiles.map(({ path, raw }) => [path, raw] as const),
          ...assets.map(({ path, content }) => [path, Buffer.from(content, 'base64')] as const),
        ]),
        remove: [],
      };
    }
    case 'persistMedia': {
      const { path, content } = request.params.asset;
      return { write: new Map([[path, Buffer.from(content, 'base64')]]), remove: [] };
    }
    case 'deleteFile':
      return { write: new Map(), remove: [request.params.path] };
    case 'deleteFiles':
      return { write: new Map(), remove: request.params.paths };
    default:
      return { write: new Map(), remove: [] };
  }
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

/**
 * Tries a change on a copy of the content before anything is written: the loader's checks, then the link check of the
 * build. What is wrong already does not count, so one entry can be mended while another is still wrong. Links are only
 * followed while the content has no other fault.
 */
export async function tryChange(projectFolder: string, change: Change): Promise<Trial> {
  const trial = mkdtempSync(join(tmpdir(), 'forecourt-cms-'));
  try {
    const content = join(projectFolder, 'content');
    cpSync(content, join(trial, 'content'), {
      recursive: true,
      // Pictures are read where they are.
      filter: (from) => from !== join(content, 'uploads'),
    });
    const there = filesOf(projectFolder, [join(projectFolder, 'static'), resolve('static')]);
    applyChange(trial, change);
    const removed = new Set(change.remove.map((path) => path.replace(/^content/, '')));
    const after = await stateOf(trial, overlay(filesOf(trial, []), there, removed));
    if (after.faults.length + after.deadLinks.length === 0) return after;
    const before = await stateOf(projectFolder, there);
    return {
      faults: unlike(after.faults, before.faults),
      deadLinks: unlike(after.deadLinks, before.deadLinks),
    };
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

const unlike = <Fault extends ContentFault>(
  after: readonly Fault[],
  before: readonly Fault[],
): readonly Fault[] => {
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

async function stateOf(folder: string, files: ProjectFiles): Promise<Trial> {
  const loaded = await loadContent({ contentFolder: join(folder, 'content'), staticFolders: [] }, files);
  if (loaded.kind === 'err') return { faults: loaded.fault, deadLinks: [] };
  const { links } = await pagesOf(loaded.value, files.isPublished);
  const deadLinks = links.faults.map(async ({ collection, id, field, address, reason, meant }) => ({
    file: await fileOfEntry(folder, collection, id),
    field: field.replace(/\btermsHtml$/, 'terms'),
    address,
    reason: `${address} ${reason}`,
    ...(meant !== undefined && { meant }),
  }));
  return { faults: [], deadLinks: await Promise.all(deadLinks) };
}

const schema = createSchema<EndpointContext>({
  typeDefs: readFileSync(contractPath(), 'utf8'),
  resolvers,
});

/**
 * The pages that the next build would make of the content, and the links that would lead nowhere. Without any stock: what a
 * listing finds changes daily, and stops no build.
 */
export async function pagesOf(content: Content, isPublished: (path: string) => boolean) {
  const now = Date.now();
  const published = withoutDrafts(content);
  const ask = async <Data>(source: string): Promise<Data> => {
    const { data, errors } = await graphql({ schema, source, contextValue: { content: published } });
    if (errors?.[0]) throw errors[0];
    const due = withoutScheduled(JSON.parse(JSON.stringify(data)), now, () => undefined);
    return cleanContent(due, () => undefined) as Data;
  };
  return sitePages({
    content: { ask },
    settings: { testForms: true },
    startedAt: now,
    stock: await makeStockSite([], await ask<StockContentQuery>(STOCK_CONTENT_QUERY)),
    isPublished,
  });
}
