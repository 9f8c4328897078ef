import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DEALERSHIP } from '../support/projectFolder';

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(DECISIONS, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)\d{4}-/.test(name))
  .sort();
/** Records say what was true on their day; nobody changes one because a file has moved since. */
const documents = ['README.md', 'CONTRIBUTING.md'].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Made by a build, or missing on purpose. */
const MADE = /^(public|reports)\/|\.mapping\.json$|[*{…]|NNNN/;
const FOLDERS = /^(src|plugins|__tests__|content|static|scripts|bench|docs)\//;
const ROOT_FILE =
  /^(\.env\.example|\.dependency-cruiser\.cjs|[A-Za-z-]+\.(json|ts|tsx)|README\.md|CONTRIBUTING\.md|LICENSE)$/;
/** Named without their path, or as examples. */
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
    const exists = (path: string) => [path, join(DEALERSHIP, path)].some((one) => existsSync(one));
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
    const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

const numberOf = (name: string): string => basename(name).slice(0, 4);

/** The files that a text links to, without addresses of other sites and places on the same page. */
const linkedFiles = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) => path);

test('Documents and records link only to files that exist', () => {
  const texts = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const broken = [...texts.map((name) => join('docs', name)), 'SECURITY.md'].flatMap((file) =>
    linkedFiles(readFileSync(file, 'utf8'))
      .filter((path) => !existsSync(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

describe('The decision records', () => {
  test('are listed by the README of their folder if they hold, and only then', () => {
    const text = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
    const listed = linkedFiles(text.slice(text.indexOf('\n## ')));
    expect([...listed].sort()).toEqual(decisions.filter((name) => !name.includes('/')));
  });

  test('have a number each', () => {
    const numbers = decisions.map(numberOf);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(decisions)('%s has its number, date and four parts', (name) => {
    const text = readFileSync(join(DECISIONS, name), 'utf8');
    expect(text).toMatch(
      new RegExp(`^# ${Number(numberOf(name))}\\. .+\\n\\n\\d{4}-\\d{2}-\\d{2}(\\. .+)?\\n`),
    );
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, part]) => part)).toEqual([
      'Context',
      'Decision',
      'Rejected',
      'Consequences',
    ]);
  });
});
