import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '../../../src/domain/result';
import type { Content } from '../content';
import type { ContentFault } from '../contentFault';
import { type ContentFolders, staticFiles } from '../files/staticFiles';
import { loadContent } from '../loadContent';

interface ContentReader {
  /** The current content, or the last good one while a change has faults. Fails only if there never was a good one. */
  readonly read: () => Promise<Result<Content, readonly ContentFault[]>>;
  /** From now on, each reading checks whether a file has changed. */
  readonly follow: () => void;
}

export interface ContentReaderOptions extends ContentFolders {
  /** Whether drafts are read too, as for pages in development. */
  readonly hasDrafts?: boolean;
  /** Called once for each change with faults, while the last good content is served. */
  readonly onFaults?: (faults: readonly ContentFault[]) => void;
}

/**
 * Reads the content files once, so that all pages of a build show the same state; after `follow`, again on each change.
 * Requests at the same time share one reading.
 */
export function contentReader({
  hasDrafts = false,
  onFaults,
  ...folders
}: ContentReaderOptions): ContentReader {
  const files = staticFiles(folders);
  let following = false;
  const stamp = async (): Promise<string> => (following ? stampOf(folders.contentFolder) : '');
  let last:
    | { readonly stamp: string; readonly result: Promise<Result<Content, readonly ContentFault[]>> }
    | undefined;

  const load = async (good: Promise<Result<Content, readonly ContentFault[]>> | undefined) => {
    const read = await loadContent(folders, files);
    const loaded = read.kind === 'ok' && !hasDrafts ? ok(withoutDrafts(read.value)) : read;
    const before = await good;
    if (loaded.kind === 'ok' || before?.kind !== 'ok') return loaded;
    onFaults?.(loaded.fault);
    return ok(before.value);
  };

  return {
    follow: () => {
      following = true;
    },
    read: async () => {
      const now = await stamp();
      if (last?.stamp !== now) last = { stamp: now, result: load(last?.result) };
      return last.result;
    },
  };
}

/** Names, sizes and modification times of all files of a folder. It differs after any save. */
async function stampOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const lines = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const info = await stat(path).catch(() => undefined);
        return `${path} ${info?.size} ${info?.mtimeMs}`;
      }),
  );
  return lines.sort().join('\n');
}

const published = <Entry extends { readonly draft: boolean }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ draft }) => !draft);

/** The content that a build publishes. A draft is in no list and at no address; what refers to one does without it. */
export const withoutDrafts = (content: Content): Content => ({
  ...content,
  pages: published(content.pages),
  brandSpecials: published(content.brandSpecials),
  dealerSpecials: published(content.dealerSpecials),
  posts: published(content.posts),
});
