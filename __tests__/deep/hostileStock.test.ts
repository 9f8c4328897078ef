import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEALERSHIP } from '../../support/projectFolder';
import { copyProject, type Outcome, type ProjectCopy } from '../support/browser/projectCopy';

const FEED = readFileSync(join(DEALERSHIP, 'feed/stock.csv'), 'utf8');
const ROWS = FEED.trimEnd().split('\n').length - 1;
const COLUMNS = FEED.split('\n', 1)[0]?.split(',') ?? [];

/** A used car with these values, as a line of the feed. */
const line = (values: Readonly<Record<string, string>>): string => {
  const row: Record<string, string> = { vehType: 'Used', make: 'Kia', model: 'Rio', year: '2020', ...values };
  return `${COLUMNS.map((column) => row[column] ?? '').join(',')}\n`;
};

const BUILT = [
  line({ id: 'LONG-NAME', stockName: `${'Grand Tourer '.repeat(21)}Last` }),
  line({ id: 'CHINESE', stockName: '比亚迪海豚'.repeat(12) }),
  line({ id: 'EMOJI', stockName: '🚗'.repeat(60) }),
  line({ id: 'LONG-MAKE', make: 'Kia '.repeat(70), model: 'Rio '.repeat(70) }),
  line({ id: '../../..' }),
  line({ id: '__proto__' }),
  line({ id: 'NO-PICTURE', images: `/uploads|/uploads/${'a'.repeat(280)}.webp` }),
];
const PUT_ASIDE = [line({ id: '🚗'.repeat(40) }), line({ id: '/'.repeat(100) })];

let project: ProjectCopy;
let outcome: Outcome;
beforeAll(async () => {
  project = copyProject();
  const feed = join(project.folder, 'dealers/quillbrook/feed/stock.csv');
  if (!readFileSync(feed, 'utf8').endsWith('\n')) appendFileSync(feed, '\n');
  appendFileSync(feed, [...BUILT, ...PUT_ASIDE].join(''));
  outcome = await project.run('scripts/build.mjs');
}, 900_000);
afterAll(() => project?.remove());

describe('A feed with rows that no folder could be named after', () => {
  it('is built, and what could not be built is put aside', () => {
    expect(outcome.said).toContain(`${ROWS + BUILT.length} accepted, ${PUT_ASIDE.length} quarantined`);
    expect(outcome.said).toContain('is too long for an address');
    expect(outcome.code).toBe(0);
    expect(existsSync(join(project.folder, 'public/whole-site.json'))).toBe(true);
  });

  it('has a page for every other row', () => {
    const items = join(project.folder, 'public/stock/item');
    const pages = readdirSync(items, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('index.html'),
    );
    expect(pages).toHaveLength(ROWS + BUILT.length);
    for (const id of ['LONG-NAME', 'CHINESE', 'EMOJI', 'LONG-MAKE', 'NO-PICTURE', '__proto__'])
      expect(pages.some((name) => name.startsWith(`${id}/`))).toBe(true);
  });
});
