// `npm run cms`: the content editor and a preview of the site, on this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { dealerFolder } from '../src/config/dealer';
import { installPackages } from './installPackages';

const ADDRESS = '127.0.0.1';
const EDITOR_PORT = Number(process.env.CMS_PORT ?? 8001);
const SITE_PORT = Number(process.env.PORT ?? 8000);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const checkPort = (port: number, name: string): Promise<void> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      stop(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. Stop that program, or choose another port: ${name}=${port + 10} npm run cms`
          : `Port ${port} cannot be opened: ${message}`,
      ),
    );
    probe.listen(port, ADDRESS, () => probe.close(() => resolve()));
  });

async function start(): Promise<void> {
  await checkPort(EDITOR_PORT, 'CMS_PORT');
  await checkPort(SITE_PORT, 'PORT');
  await installPackages(join(process.cwd(), 'cms')).catch((error: Error) => stop(error.message));

  const siteUrl = `http://${ADDRESS}:${SITE_PORT}`;
  const { startCmsServer } = await import('./server/startCmsServer');
  const editor = await startCmsServer({
    projectFolder: resolve(dealerFolder()),
    cmsFolder: join(process.cwd(), 'cms'),
    siteUrl,
    port: EDITOR_PORT,
  }).catch((error: Error) => stop(`The content editor could not start: ${error.message}`));
  const where = () =>
    console.log(
      `\n  The editor:              ${editor.url}/admin/\n  The site as it will be:  ${siteUrl}/\n  Only this machine can open them. Ctrl+C stops both.\n`,
    );
  where();

  /** Its own process group, so that its child processes end with it. It reads `content/`, which the editor changes. */
  const site: ChildProcess = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--host', ADDRESS, '--port', String(SITE_PORT)],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, CONTENT_URL: '' },
    },
  );
  let isReady = false;
  site.stdout?.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (isReady || !chunk.toString().includes('You can now view')) return;
    isReady = true;
    where();
  });
  site.stderr?.pipe(process.stderr);

  let isEnding = false;
  function end(code: number): void {
    if (isEnding) return;
    isEnding = true;
    if (site.pid !== undefined && site.exitCode === null) {
      try {
        process.kill(-site.pid, 'SIGTERM');
      } catch {
        // It has ended by itself.
      }
    }
    void editor.stop().then(() => process.exit(code));
  }
  site.once('exit', (code) => end(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(0));
}

void start();
