import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort';

export interface ServedSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves the built site (`public/`) of a project with the real server on a free port. */
export async function serveSite(project = '.'): Promise<ServedSite> {
  if (!existsSync(join(project, 'public/whole-site.json')))
    throw new Error('There is no whole site in public/. Build it first: npm run build');
  const port = await freePort();
  const server = spawn(
    'node',
    [resolve('node_modules/gatsby/cli.js'), 'serve', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('You can now view')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it was ready:\n${said}`)),
    );
  });
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
