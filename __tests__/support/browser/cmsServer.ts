import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CmsServerOptions, type RunningCms, startCmsServer } from '../../../cms/server/startCmsServer';
import { installPackages } from '../../../scripts/installPackages';
import { layOutDealer } from '../../../support/projectFolder';
import { theDealer } from '../theDealer';

/** What a request to save an entry says. */
export const entryToSave = (path: string, raw: string) => ({
  dataFiles: [{ slug: 'x', path, raw }],
  assets: [],
  options: { collectionName: 'x', commitMessage: 'x', useWorkflow: false, status: 'draft' },
});

/** A copy of the folder of the tests' dealer, which a test may change. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  layOutDealer(folder);
  return folder;
}

export interface CmsOverCopy extends RunningCms {
  /** The folder of the edited project. */
  readonly folder: string;
}

/** The editor over a project that a test may change, on a free port or a given one. Missing packages are installed first. */
export async function startCmsOver(
  projectFolder: string,
  { site, port = 0 }: Partial<Pick<CmsServerOptions, 'site' | 'port'>> = {},
): Promise<RunningCms> {
  const cmsFolder = resolve('cms');
  await installPackages(cmsFolder);
  return startCmsServer({
    dealer: theDealer,
    projectFolder,
    cmsFolder,
    siteUrl: 'http://127.0.0.1:8000',
    ...(site && { site }),
    port,
  });
}

/** The editor over a copy of the content. */
export async function startCmsOverCopy(): Promise<CmsOverCopy> {
  const folder = copyContent();
  const running = await startCmsOver(folder);
  return {
    ...running,
    folder,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface CmsInRepository extends CmsOverCopy {
  readonly git: (...words: readonly string[]) => string;
  /** A request of the editor's backend. */
  readonly post: (
    action: string,
    params: object,
    terms?: object,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** The editor over a copy of the content in a git repository, whose owner is Priya. */
export async function startCmsInRepository(): Promise<CmsInRepository> {
  const folder = copyContent();
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  git('config', 'user.name', 'Priya');
  git('config', 'user.email', 'priya@example.com');
  git('add', '-A');
  git('commit', '-qm', 'The site as it was handed over');
  const running = await startCmsOver(folder);
  return {
    ...running,
    folder,
    git,
    post: async (action, params, terms = {}) => {
      const response = await fetch(`${running.url}/api/v1`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: running.url },
        body: JSON.stringify({ action, params: { branch: 'files', ...params }, terms }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
