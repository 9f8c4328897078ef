import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';

const KILLS = 20;
const SEED = 34;

/** Files that hold a time of the build itself. */
const TIMED = new Set(['whole-site.json', 'stock-history.json']);

/** The time of the build inside other files. */
const BUILD_TIMES = /"buildTime":"[^"]*"|<lastBuildDate>[^<]*/g;

/**
 * The styles of a page. Their order says which page a renderer began with: a part that loads late waits on that page alone. Each
 * style has its own class, named after what it says, so the names are enough, and their order has no effect.
 */
const STYLES = /<style data-emotion="css ([^"]*)">.*?<\/style>/gs;

/** Two states of the content: a build that begins where another ended differs from it in every page. */
const NAMES = ['Quillbrook Tallis', 'Quillbrook Tallis & Daughters'] as const;

let project: ProjectCopy;
/** How long a build takes that finds compiled scripts, in milliseconds. */
let duration: number;
let clean: readonly ReadonlyMap<string, string>[];

/** Publishes under another name from now on. */
const rename = (from: string, to: string) =>
  project.change(
    'dealers/quillbrook/content/settings/site.yml',
    `dealershipName: ${from}\n`,
    `dealershipName: ${to}\n`,
  );

async function build(): Promise<void> {
  const { code, said } = await project.run('scripts/build.mjs');
  if (code !== 0) throw new Error(said.slice(-4000));
}

/** Every published file by its path, as a hash of its bytes. */
function publishedFiles(): ReadonlyMap<string, string> {
  const folder = join(project.folder, 'public');
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !TIMED.has(relative(folder, file)))
      .map((file) => {
        const bytes = readFileSync(file);
        const content = /\.(json|xml|html)$/.test(file)
          ? bytes
              .toString()
              .replace(BUILD_TIMES, '')
              .replace(STYLES, (_, names: string) => names.split(' ').sort().join(' '))
          : bytes;
        return [relative(folder, file), createHash('sha256').update(content).digest('hex')];
      }),
  );
}

const pagesOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter((name) => /\.html$|page-data\.json$/.test(name)).sort();

/** What a visitor could get that a clean build would not have given: missing and other files, and pages too many. */
const faults = (
  found: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...wanted].filter(([name, hash]) => found.get(name) !== hash).map(([name]) => name),
  ...pagesOf(found).filter((name) => !wanted.has(name)),
];

/** The content is in the second state afterwards. */
beforeAll(async () => {
  project = copyProject();
  const [header, ...rows] = readFileSync(
    join(project.folder, 'dealers/quillbrook/feed/stock.csv'),
    'utf8',
  ).split('\n');
  project.write('dealers/quillbrook/feed/stock.csv', [header, ...rows.slice(0, 20), ''].join('\n'));
  const first = await cleanBuild();
  rename(NAMES[0], NAMES[1]);
  clean = [first, await cleanBuild()];
}, 1_800_000);
afterAll(() => project?.remove());

async function cleanBuild(): Promise<ReadonlyMap<string, string>> {
  for (const name of ['public', '.cache/data', '.cache/redux', '.cache/caches-lmdb'])
    rmSync(join(project.folder, name), { recursive: true, force: true });
  const start = performance.now();
  await build();
  duration = performance.now() - start;
  return publishedFiles();
}

/** One moment in each twentieth of a build, in thousandths of its time, so that every part of it is interrupted. */
const MOMENTS = fc
  .sample(fc.noBias(fc.integer({ min: 0, max: 1000 / KILLS - 1 })), { seed: SEED, numRuns: KILLS })
  .map((part, count) => (count * 1000) / KILLS + part);

let state = 1;
/** Content changes, the build that would publish it is killed, and another one runs to its end. */
async function expectRightAfter(killed: RegExp | { readonly after: number }): Promise<void> {
  rename(NAMES[state] ?? '', NAMES[1 - state] ?? '');
  state = 1 - state;
  await project.run('scripts/build.mjs', {}, killed);
  await build();
  expect(faults(publishedFiles(), clean[state] ?? new Map())).toEqual([]);
}

describe('A build that was killed is followed by one that publishes what a clean build would', () => {
  it(
    'after its queries ran, and before their results were written',
    () => expectRightAfter(/run queries in workers - /),
    600_000,
  );

  it.each(MOMENTS)(
    'after %i thousandths of its time',
    (moment) => expectRightAfter({ after: (moment / 1000) * duration }),
    600_000,
  );
});
