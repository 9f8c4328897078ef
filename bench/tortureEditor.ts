import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { hashPassword } from '../cms/server/editors';
import MEMORY from '../enquiries/memory.json';
import { freePort } from '../support/freePort';
import { megabytesOf, processTree } from '../support/measureProcess';
import { DEALERSHIP } from '../support/projectFolder';
import { type Attack, attack, tellVerdict } from './attacks';

/**
 * Attacks on the editor's server (`npm run cms:host`) by a stranger and by somebody who is signed in, the second part of
 * `npm run bench:torture`. Prints the CPU seconds of a request, the memory above what the idle server takes, and the slowest `GET /` meanwhile; then asks the server to
 * end. Exits with 1 if a kind is over its budget. Linux only: the figures come from /proc.
 */
const MAX_STOP_MS = 5000;

const EDITOR = { name: 'Dev', email: 'dev@quillbrook.example', password: 'sells cars all day' };
const MEMBER = 'content/team/dev-patel.md';

interface Target {
  readonly url: string;
  readonly cookie: string;
}

const signIn = ({ url }: Pick<Target, 'url'>, email: string, password: string, sender = '192.0.2.1') =>
  fetch(`${url}/admin/sign-in`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': sender },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });

const post = ({ url, cookie }: Target, path: string, body: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body,
  }).then((answer) => answer.text());

/** An entry with some text, sent to be saved and to be shown. */
const entry = (raw: string) => async (target: Target) => {
  const dataFiles = [{ slug: 'x', path: MEMBER, raw }];
  const options = { collectionName: 'x', commitMessage: 'x', useWorkflow: false, status: 'draft' };
  const params = { branch: 'files', dataFiles, assets: [], options };
  await post(target, '/api/v1', JSON.stringify({ action: 'persistEntry', params }));
  await post(target, '/admin/preview.json', JSON.stringify({ path: MEMBER, raw }));
};

const withYaml = (yaml: string) => entry(`---\n${yaml}\n---\nText\n`);
const withText = (text: string) => entry(`---\nname: x\n---\n${text}\n`);

const KINDS: readonly Attack<Target>[] = [
  { name: 'guesses of one sender', requests: 100, send: (target) => signIn(target, EDITOR.email, 'a guess') },
  {
    name: 'guesses of a hundred senders',
    requests: 100,
    send: (target, at) => signIn(target, `${at}@x.example`, 'a guess', `198.51.100.${at}`),
  },
  {
    name: '200,000 YAML keys',
    requests: 10,
    send: withYaml(Array.from({ length: 200_000 }, (_, at) => `k${at}: 1`).join('\n')),
  },
  {
    name: '10,000 YAML keys',
    requests: 10,
    send: withYaml(Array.from({ length: 10_000 }, (_, at) => `k${at}: 1`).join('\n')),
  },
  { name: 'YAML lists within lists', requests: 10, send: withYaml(`a: ${'['.repeat(149_000)}`) },
  { name: 'Markdown of brackets', requests: 10, send: withText('['.repeat(140_000)) },
  { name: 'Markdown of quotes', requests: 10, send: withText('>'.repeat(140_000)) },
  { name: 'Markdown of elements', requests: 10, send: withText('<div>'.repeat(28_000)) },
  {
    name: '40 MB of JSON brackets',
    requests: 5,
    send: (target) => post(target, '/api/v1', '['.repeat(40_000_000)),
  },
  {
    name: 'uploads of 20 MB',
    requests: 8,
    send: (target, at) => {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(19_900_000)]);
      const asset = {
        path: `content/uploads/b${at}.pdf`,
        content: bytes.toString('base64'),
        encoding: 'base64',
      };
      const params = { branch: 'files', asset, options: { commitMessage: 'x' } };
      return post(target, '/api/v1', JSON.stringify({ action: 'persistMedia', params }));
    },
  },
];

async function started(folder: string): Promise<{ readonly target: Target; readonly server: ChildProcess }> {
  cpSync(DEALERSHIP, folder, { recursive: true });
  const editors = [{ ...EDITOR, password: await hashPassword(EDITOR.password) }];
  writeFileSync(join(folder, 'editors.yml'), JSON.stringify({ editors }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('node', ['--import', 'tsx', resolve('cms/host.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // As docs/cms.md starts it.
      MALLOC_ARENA_MAX: MEMORY.MALLOC_ARENA_MAX,
      MALLOC_MMAP_THRESHOLD_: MEMORY.MALLOC_MMAP_THRESHOLD_,
      DEALER: folder,
      CMS_URL: url,
      CMS_PORT: String(port),
      CMS_EDITORS: join(folder, 'editors.yml'),
    },
  });
  for (;;) {
    const answer = await signIn({ url }, EDITOR.email, EDITOR.password).catch(() => undefined);
    const cookie = answer?.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie !== undefined) return { target: { url, cookie }, server };
    await rest(200);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-torture-'));
  const { target, server } = await started(folder);
  // The templates of the page beside a form are compiled once.
  await withText('x')(target);
  const root = server.pid ?? 0;
  const idle = megabytesOf(processTree(root));
  const over = await attack(KINDS, { target, process: root, idle });
  const asked = performance.now();
  const ended = new Promise((done) => server.once('exit', done));
  void withText('['.repeat(140_000))(target).catch(() => undefined);
  server.kill('SIGTERM');
  await ended;
  const stopMs = performance.now() - asked;
  console.log(`Ended ${stopMs.toFixed(0)} ms after SIGTERM.`);
  rmSync(folder, { recursive: true, force: true });
  tellVerdict(stopMs > MAX_STOP_MS ? [...over, 'SIGTERM'] : over);
}

main();
