import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import fc from 'fast-check';
import { runs } from '../../support/runs';

jest.setTimeout(runs(180_000, 3_600_000));

const FILES = 300;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-torture-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A whole built site of many files, each of which says whose it is. */
function buildSite(name: string): string {
  const site = join(folder, name);
  mkdirSync(join(site, 'pages'), { recursive: true });
  for (let at = 0; at < FILES; at += 1)
    writeFileSync(join(site, 'pages', `${at}.html`), `${name} ${'x'.repeat(2000 + at)}`);
  writeFileSync(join(site, 'whole-site.json'), JSON.stringify({ name }));
  return site;
}

/** One hash of all files of a folder with their paths. */
function hashOf(site: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const file of files.map((one) => join(one.parentPath, one.name)).sort())
    hash.update(`${relative(site, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

const publish = (site: string, to: string): ChildProcess =>
  spawn('node', ['--import', 'tsx', 'scripts/sitePublish.ts', '--folder', site, '--to', to], {
    env: { ...process.env, DEALER: '__tests__/support/dealers/quillbrook', PUBLISH_COMMAND: '' },
    stdio: 'ignore',
  });

/** How a run ended: 0 published, 1 nothing was published, null killed. */
const endOf = async (run: ChildProcess): Promise<number | null> => (await once(run, 'exit'))[0];

/** Resolves once a run has begun to copy, or has ended. */
async function copying(to: string, run: ChildProcess): Promise<void> {
  const releases = join(to, 'quillbrook/releases');
  for (;;) {
    if (run.exitCode !== null) return;
    try {
      if (readdirSync(releases).some((name) => name.endsWith('.part'))) return;
    } catch {
      // Nobody has made the folder yet.
    }
    await rest(2);
  }
}

it('however many publish at once, and whichever is killed, visitors get one whole site', async () => {
  const sites = new Map(['ant', 'bee', 'cat'].map((name) => [name, buildSite(name)]));
  const hashes = new Map([...sites].map(([name, site]) => [hashOf(site), name]));
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: fc.constantFrom('ant', 'bee', 'cat'), isKilled: fc.boolean() }), {
        minLength: 3,
        maxLength: 5,
      }),
      async (wanted) => {
        round += 1;
        const to = join(folder, `to-${round}`);
        const ends = await Promise.all(
          [...wanted, { name: 'cat', isKilled: false }].map(async ({ name, isKilled }) => {
            const run = publish(sites.get(name) ?? '', to);
            const end = endOf(run);
            if (isKilled) void copying(to, run).then(() => run.kill('SIGKILL'));
            return { isKilled, status: await end };
          }),
        );
        // Who was not killed has published.
        expect(ends.filter(({ isKilled, status }) => !isKilled && status !== 0)).toEqual([]);
        const dealer = join(to, 'quillbrook');
        expect(readlinkSync(join(dealer, 'current'))).toMatch(/^releases\/\d{8}T\d{9}Z$/);
        for (const name of readdirSync(join(dealer, 'releases')).filter((one) => !one.endsWith('.part')))
          expect(hashes.has(hashOf(join(dealer, 'releases', name)))).toBe(true);
      },
    ),
    { numRuns: runs(2, 60) },
  );
});
