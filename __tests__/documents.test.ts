import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DEALERSHIP } from '../support/projectFolder';

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(DECISIONS)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Made by a build, or missing on purpose. */
const MADE =
  /^(public|reports)\/|\.mapping\.json$|[*{…<]|NNNN|^(stock-history|redirects|response-headers-policy)\.json$/;
const FOLDERS =
  /^(src|templates|generate|enquiries|functions|cms|plugins|support|__tests__|content|static|scripts|bench|docs|\.github|\.ci)\//;
const ROOT_FILE =
  /^(\.env\.example|\.dependency-cruiser\.cjs|[A-Za-z-]+\.(json|ts|tsx)|README\.md|CONTRIBUTING\.md|LICENSE)$/;
/** The names of all source files: a document that has said where they are may leave out the folder. */
const fileNames = new Set(
  ['src', 'templates', 'generate', 'enquiries', 'cms', 'plugins', '__tests__'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => basename(path)),
  ),
);
/** Examples. */
const ELSEWHERE = new Set(['stock.csv', 'index.ts']);

const inBackticks = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const isPath = (code: string): boolean =>
  (FOLDERS.test(code) || ROOT_FILE.test(code)) &&
  !MADE.test(code) &&
  !ELSEWHERE.has(code) &&
  !/\s/.test(code);

describe.each(documents)('$file', ({ file, text }) => {
  test('names only files and folders that exist', () => {
    const named = inBackticks(text).filter(isPath);
    // A path that begins with `content/` is one of any dealer's folder.
    const exists = (path: string) =>
      [path, join(DEALERSHIP, path)].some((one) => existsSync(one)) ||
      (!path.includes('/') && fileNames.has(path));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const broken = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(
      ([, path = '', heading]) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(target)) return true;
        if (heading === undefined) return false;
        const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
          words
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        );
        return !headings.includes(heading);
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('names only things that are in the file it names', () => {
    const claims = [
      ...text.matchAll(/`([A-Za-z_]\w*)`(?:\s+of\s+`\w+`)?\s+in\s+`([^`\n]+\.(?:tsx?|graphql))`/g),
    ];
    const wrong = claims.filter(
      ([, name = '', path = '']) =>
        !existsSync(path) || !new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')),
    );
    expect(wrong.map(([claim]) => claim)).toEqual([]);
  });

  test('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const named = [...text.matchAll(/npm (?:run (?:-s )?(\w[\w:-]*)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('The decision records', () => {
  test('are all in the list of their folder, with a number each', () => {
    const text = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
    const listed = [...text.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name);
    expect([...listed].sort()).toEqual(decisions);
    expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
  });

  test.each(decisions)('%s has its number and its parts', (name) => {
    const text = readFileSync(join(DECISIONS, name), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    const parts = [...text.matchAll(/^## (.*)$/gm)].map(([, part]) => part);
    expect(parts.slice(0, 3)).toEqual(['Context', 'Decision', 'Rejected']);
  });
});
