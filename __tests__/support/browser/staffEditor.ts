import { join, resolve } from 'node:path';
import { startContentEndpoint } from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { australia } from '../../../support/australia';
import { type CmsInRepository, startCmsInRepository } from './cmsServer';
import { type EditorOfCopy, openEditorOver } from './editor';

/** The editor over a copy of the content in a repository, with what its files and the real endpoint say afterwards. */
interface StaffEditor extends EditorOfCopy<CmsInRepository> {
  /** Commits what a test left. What staff change next is told from here. */
  readonly commit: () => void;
  /** The lines that staff changed since the last call of `commit`: taken out with `-`, put in with `+`. */
  readonly difference: () => readonly string[];
  /** The files that they changed since then, each with its letter (`A`, `M`, `D`) or with `??` if no save committed it. */
  readonly changedFiles: () => readonly string[];
  /** What the real endpoint answers about the content as it is saved now. */
  readonly asked: (query: string) => Promise<unknown>;
  /** Addresses that were asked for outside the editor's own server. */
  readonly outside: readonly string[];
  /** Uncaught errors in the editor. */
  readonly faults: readonly string[];
}

export async function openStaffEditor(): Promise<StaffEditor> {
  const outside: string[] = [];
  const faults: string[] = [];
  const editor = await openEditorOver(startCmsInRepository, (page, url) => {
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${url}/`))
        outside.push(request.url());
    });
    // Where a save is refused, Decap drops a promise without an error in it.
    page.on('pageerror', ({ message }) => {
      if (!['undefined', 'Object'].includes(message)) faults.push(message);
    });
  });
  const { folder } = editor.cms;
  const endpoint = await startContentEndpoint({
    contentFolder: join(folder, 'content'),
    staticFolders: [join(folder, 'static'), resolve('static')],
    country: australia,
  });
  const { git } = editor.cms;
  const head = () => git('rev-parse', 'HEAD').trim();
  let start = head();
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return {
    ...editor,
    commit: () => {
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'x');
      start = head();
    },
    difference: () => lines(git('diff', '-U0', start)).filter((line) => /^[+-](?![+-])/.test(line)),
    changedFiles: () => [
      ...lines(git('diff', '--name-status', start)).map((line) => line.replace('\t', ' ')),
      ...lines(git('status', '--porcelain', '-uall', '--', 'content', 'static')).filter((line) =>
        line.startsWith('??'),
      ),
    ],
    asked: async (query) => {
      endpoint.readSaved();
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return ((await response.json()) as { readonly data: unknown }).data;
    },
    outside,
    faults,
    close: async () => {
      await endpoint.stop();
      await editor.close();
    },
  };
}
