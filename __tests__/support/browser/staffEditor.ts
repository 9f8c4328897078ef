import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { startContentEndpoint } from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { type EditorOfCopy, openEditorOfCopy } from './editor';

/** The editor over a copy of the content in a repository, with what its files and the real endpoint say afterwards. */
export interface StaffEditor extends EditorOfCopy {
  readonly git: (...words: readonly string[]) => string;
  readonly commit: () => void;
  /** The lines that differ from the last commit: taken out with `-`, put in with `+`. */
  readonly difference: () => readonly string[];
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
  const editor = await openEditorOfCopy((page, url) => {
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
  });
  endpoint.follow();
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', 'x');
  };
  git('init', '-q');
  commit();
  return {
    ...editor,
    git,
    commit,
    difference: () =>
      git('diff', '-U0', 'HEAD')
        .split('\n')
        .filter((line) => /^[+-](?![+-])/.test(line)),
    asked: async (query) => {
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
