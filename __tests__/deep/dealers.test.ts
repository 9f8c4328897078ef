import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folders of dealers that tests build, and nobody else. */
const DEALERS = resolve(__dirname, '../support/dealers');
const CHECKOUT = resolve(__dirname, '../..');

/** What each site may not say: words of cars, of other dealers, and of another country. */
const OF_CARS =
  /\b(?:cars?|utes?|hatch(?:back)?|sedans?|SUVs?|odometer|kilometres driven|kms|test drive|motor dealer|roadworthy|ANCAP|rego)\b/gi;
const SAID_OF_CARS = /\b(?:drive away|registration|kilometres|VIN)\b/gi;
const OF_OTHERS = /\b(?:Wattlebrook|Tarrow|Quillbrook|Tallis)\b/gi;

const OF_AUSTRALIA = /\b(?:Australian?|NSW|Queensland|Tasmania|ABN|AUD|Drive Away|EGC)\b|\+61/g;

const FORBIDDEN: Readonly<Record<string, readonly RegExp[]>> = {
  saltmarsh: [OF_CARS, SAID_OF_CARS, OF_OTHERS],
  // A caravan is registered and has a VIN.
  ridgeway: [OF_CARS, /\b(?:drive away|kilometres)\b/gi, OF_OTHERS],
  tarata: [OF_CARS, OF_OTHERS, OF_AUSTRALIA],
};

/** What visitors and search engines read of a page: its text, and the texts of its head. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, ' ')
    .replace(
      /<(?:meta|img|input|a|button)\b[^>]*?\b(?:content|alt|placeholder|aria-label)="([^"]*)"[^>]*>/g,
      ' $1 ',
    )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');

describe('Several dealers from one build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-dealers-'));
  let said: string;
  let status: number | null;
  beforeAll(() => {
    const broken = join(folder, 'broken');
    cpSync(join(DEALERS, 'ridgeway'), broken, { recursive: true });
    writeFileSync(join(broken, 'content/pages/home.yml'), 'pageType: home\n');
    const dealers = [join(DEALERS, 'saltmarsh'), broken, join(DEALERS, 'ridgeway'), join(DEALERS, 'tarata')];
    const outcome = spawnSync(
      'node',
      [
        ...['--import', join(CHECKOUT, 'node_modules/tsx/dist/loader.mjs')],
        ...[join(CHECKOUT, 'scripts/buildDealers.ts'), '--dealers', dealers.join(',')],
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, DEALER: '', NODE_ENV: 'production', CI: 'true' },
      },
    );
    said = outcome.stdout + outcome.stderr;
    status = outcome.status;
  }, 1_800_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  const filesOf = (dealer: string, ending: string): readonly string[] =>
    readdirSync(join(folder, 'sites', dealer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => join(entry.parentPath, entry.name));

  it('are all built but the one with a fault, which the summary names', () => {
    expect(said).toMatch(/3 of 4 sites were built in \d+ s:\n/);
    expect(said).toMatch(/ {2}broken +\d+ s.* FAILED; it has no site yet/);
    expect(said).toContain('home.yml: title:');
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'sites/broken'))).toBe(false);
  });

  describe.each(Object.keys(FORBIDDEN))('%s', (dealer) => {
    it('has a whole site with its own name, logo, icons and addresses', () => {
      const html = readFileSync(join(folder, 'sites', dealer, 'index.html'), 'utf8');
      const site = readFileSync(join(DEALERS, dealer, 'site.yml'), 'utf8');
      const [, url = ''] = /^url: (.*)$/m.exec(site) ?? [];
      expect(html).toContain(`<link rel="canonical" href="${url}/"`);
      expect(html).toContain('/static/logo-');
      for (const file of ['whole-site.json', 'favicon.svg', 'icons/share.png', 'manifest.webmanifest'])
        expect(existsSync(join(folder, 'sites', dealer, file))).toBe(true);
    });

    it('says no word of cars, of other dealers or of another country', () => {
      const found = new Set<string>();
      for (const file of [
        ...filesOf(dealer, '.html'),
        ...filesOf(dealer, '.webmanifest'),
        ...filesOf(dealer, '.xml'),
      ]) {
        const words = wordsOf(readFileSync(file, 'utf8'));
        for (const forbidden of FORBIDDEN[dealer] ?? [])
          for (const match of words.matchAll(forbidden)) {
            const around = words.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
            found.add(`${file.slice(join(folder, 'sites', dealer).length)}: …${around}…`);
          }
      }
      expect([...found]).toEqual([]);
    });
  });
});
