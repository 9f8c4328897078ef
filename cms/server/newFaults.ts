import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ContentFault } from '../../plugins/content-endpoint/contentFault';
import { type StaticFiles, staticFiles } from '../../plugins/content-endpoint/files/staticFiles';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import type { FileRequest } from './fileRequest';

/**
 * The new faults that a change would cause, found by loading a copy before anything is written. Existing faults do not
 * count, so one faulty entry can be fixed while another is still faulty.
 */
export async function newFaults(
  projectFolder: string,
  request: FileRequest,
): Promise<readonly ContentFault[]> {
  if (!['persistEntry', 'deleteFile', 'deleteFiles', 'persistMedia'].includes(request.action)) return [];
  const trial = mkdtempSync(join(tmpdir(), 'forecourt-cms-'));
  try {
    const content = join(projectFolder, 'content');
    cpSync(content, join(trial, 'content'), {
      recursive: true,
      // Pictures are read where they are.
      filter: (from) => from !== join(content, 'uploads'),
    });
    const staticFolders = [join(projectFolder, 'static'), resolve('static')];
    const folders = { contentFolder: content, staticFolders };
    const uploads = staticFiles(folders);
    const before = await loadContent(folders, uploads);
    const deleted = apply(trial, request);
    const changed = { contentFolder: join(trial, 'content'), staticFolders: [] };
    const after = await loadContent(changed, overlay(staticFiles(changed), uploads, deleted));
    if (after.kind === 'ok') return [];
    const known = new Set(before.kind === 'err' ? before.fault.map(keyOf) : []);
    return after.fault.filter((fault) => !known.has(keyOf(fault)));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

const keyOf = ({ file, field, reason }: ContentFault): string => `${file}\n${field}\n${reason}`;

/** Applies the request to the copy. @returns the addresses of deleted uploads */
function apply(trial: string, request: FileRequest): ReadonlySet<string> {
  const write = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(trial, path)), { recursive: true });
    writeFileSync(join(trial, path), bytes);
  };
  if (request.action === 'persistEntry') {
    for (const { path, raw } of request.params.dataFiles) write(path, raw);
    for (const { path, content } of request.params.assets) write(path, Buffer.from(content, 'base64'));
  }
  if (request.action === 'persistMedia')
    write(request.params.asset.path, Buffer.from(request.params.asset.content, 'base64'));
  const deleted =
    request.action === 'deleteFile'
      ? [request.params.path]
      : request.action === 'deleteFiles'
        ? request.params.paths
        : [];
  for (const path of deleted) rmSync(join(trial, path), { force: true });
  return new Set(deleted.map((path) => path.replace(/^content/, '')));
}

/** The changed files take precedence over the existing ones. */
const overlay = (changed: StaticFiles, there: StaticFiles, deleted: ReadonlySet<string>): StaticFiles => ({
  fileFault: async (url) =>
    deleted.has(url) ? changed.fileFault(url) : (await changed.fileFault(url)) && there.fileFault(url),
  pictureSize: async (url) => {
    const size = await changed.pictureSize(url);
    return size.kind === 'ok' || deleted.has(url) ? size : there.pictureSize(url);
  },
});
