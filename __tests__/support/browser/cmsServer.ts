import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackages } from '../../../cms/installPackages';
import { type CmsServerOptions, type RunningCms, startCmsServer } from '../../../cms/server/startCmsServer';
import { layOutDealer } from '../../../support/projectFolder';

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

/** The editor over a project that a test may change, on a free port. Missing packages are installed first. */
export async function startCmsOver(
  projectFolder: string,
  site?: CmsServerOptions['site'],
): Promise<RunningCms> {
  const cmsFolder = resolve('cms');
  await installPackages(cmsFolder);
  return startCmsServer({
    projectFolder,
    cmsFolder,
    siteUrl: 'http://127.0.0.1:8000',
    ...(site && { site }),
    port: 0,
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
