import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the editor's packages in its own folder, if they are missing or older than its lock file. The site's build
 * does not need them.
 * @throws an error with npm's message
 */
export async function installPackages(cmsFolder: string): Promise<void> {
  const changed = (file: string) => statSync(join(cmsFolder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  console.log('Forecourt: installing the content editor (about 80 MB, once) …');
  const began = Date.now();
  await new Promise<void>((resolve, reject) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: cmsFolder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The content editor could not be installed:\n${said}`)),
    );
  });
  console.log(`Forecourt: the content editor is installed (${Math.round((Date.now() - began) / 1000)} s)`);
}
