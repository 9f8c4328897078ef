import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort';

export interface ServedSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const SERVER = resolve(__dirname, '../../enquiries/server.ts');

/** Nothing that a developer set for real enquiries. */
const NOBODY = Object.fromEntries(
  ['LEADS_SMTP_URL', 'LEADS_MAIL_FROM', 'LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET', 'LEADS_CRM_EMAIL'].map(
    (name) => [name, ''],
  ),
);

/**
 * Serves the built site (`public/`) of a project as `npm run serve` does, with all its headers, on a free port. Enquiries go
 * into its own store and reach nobody.
 * @param host At `127.0.0.1` the site registers no service worker, at `localhost` it does.
 */
export async function serveSite(
  project = '.',
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<ServedSite> {
  if (!existsSync(join(project, 'public/whole-site.json')))
    throw new Error('There is no whole site in public/. Build it first: npm run build');
  const port = await freePort();
  const store = mkdtempSync(join(tmpdir(), 'forecourt-served-'));
  const server = spawn(process.execPath, ['--import', require.resolve('tsx'), SERVER, String(port)], {
    cwd: project,
    env: {
      ...process.env,
      ...NOBODY,
      NODE_ENV: 'production',
      // All suites of a run are one sender.
      LEADS_MOST_A_MINUTE: '1000000',
      LEADS_MOST_A_DAY: '1000000',
      LEADS_MOST_TO_A_MAILBOX: '1000000',
      LEADS_STORE: `file:${join(store, 'leads.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('the site is at')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it was ready:\n${output}`)),
    );
  });
  return {
    url: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => {
          rmSync(store, { recursive: true, force: true });
          resolve();
        });
        // A browser may keep its connections open; this doesn't wait for them.
        if (!server.kill('SIGKILL')) server.emit('exit');
      }),
  };
}
