import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../../bench/taps';
import { launchChromium } from '../../support/browser/chromium';
import { DESKTOP, PHONE } from '../support/browser/builtSite';
import { eventually } from '../support/eventually';
import { writeNewDealer } from '../support/newDealers';

/** The dealer of another country. The others are written as new dealers. */
const TARATA = resolve(__dirname, '../support/dealers/tarata');
const CHECKOUT = resolve(__dirname, '../..');

/** What each site may not say: words of cars, of other dealers, and of another country. */
const OF_CARS =
  /\b(?:cars?|utes?|hatch(?:back)?|sedans?|SUVs?|odometer|kilometres driven|kms|test drive|a vehicle|the vehicle|which vehicle|motor dealer|drive the|vehicle type|roadworthy|ANCAP|rego)\b/gi;
const SAID_OF_CARS = /\b(?:drive away|registration|kilometres|VIN|(?<!\/)garage)\b/gi;
const OF_OTHERS = /\b(?:Wattlebrook|Tarrow|Quillbrook|Tallis)\b/gi;

const OF_AUSTRALIA = /\b(?:Australian?|NSW|Queensland|Tasmania|ABN|AUD|Drive Away|EGC)\b|\+61/g;

const FORBIDDEN: Readonly<Record<string, readonly RegExp[]>> = {
  saltmarsh: [OF_CARS, SAID_OF_CARS, OF_OTHERS],
  // A caravan is registered and has a VIN.
  ridgeway: [OF_CARS, /\b(?:drive away|kilometres|(?<!\/)garage)\b/gi, OF_OTHERS],
  tarata: [OF_CARS, OF_OTHERS, OF_AUSTRALIA],
  southern: [OF_CARS, /\b(?:drive away|kilometres|(?<!\/)garage)\b/gi, OF_OTHERS],
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
  const written = join(folder, 'written');
  let said: string;
  let status: number | null;
  beforeAll(() => {
    cpSync(TARATA, join(written, 'tarata'), { recursive: true });
    for (const name of ['saltmarsh', 'ridgeway', 'southern'] as const) writeNewDealer(name, written);
    cpSync(join(written, 'ridgeway'), join(written, 'broken'), { recursive: true });
    writeFileSync(join(written, 'broken/content/pages/home.yml'), 'pageType: home\n');
    const dealers = ['saltmarsh', 'broken', 'ridgeway', 'tarata', 'southern'].map((name) =>
      join(written, name),
    );
    const outcome = spawnSync(
      'node',
      [
        '--import',
        join(CHECKOUT, 'node_modules/tsx/dist/loader.mjs'),
        join(CHECKOUT, 'scripts/buildDealers.ts'),
        dealers.join(','),
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
    expect(said).toMatch(/4 of 5 sites were built in \d+ s:\n/);
    expect(said).toMatch(/ {2}broken +\d+ s.* FAILED; it has no site yet/);
    expect(said).toContain('home.yml: title:');
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'sites/broken'))).toBe(false);
  });

  describe.each(Object.keys(FORBIDDEN))('%s', (dealer) => {
    it('has a whole site with its own name, logo, icons and addresses', () => {
      const html = readFileSync(join(folder, 'sites', dealer, 'index.html'), 'utf8');
      const site = readFileSync(join(written, dealer, 'site.yml'), 'utf8');
      const [, url = ''] = /^url: (.*)$/m.exec(site) ?? [];
      expect(html).toContain(`<link rel="canonical" href="${url}/"`);
      expect(html).toContain('/static/logo-');
      for (const file of ['whole-site.json', 'favicon.svg', 'icons/share.png', 'manifest.webmanifest'])
        expect(existsSync(join(folder, 'sites', dealer, file))).toBe(true);
    });

    it('shows stock on its home page, whether or not its feed has pictures', () => {
      const words = wordsOf(readFileSync(join(folder, 'sites', dealer, 'index.html'), 'utf8'));
      expect(words).toMatch(/Just (?:arrived|in) .*\$\d/);
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

  describe('southern, a group of two of them', () => {
    const site = (dealer: string) => join(folder, 'sites', dealer);
    /** How many items a dealer has for sale, by the pages of its own site. */
    const countOf = (dealer: string) =>
      (readFileSync(join(site(dealer), 'sitemap-0.xml'), 'utf8').match(/\/stock\/item\//g) ?? []).length;
    let group: Awaited<ReturnType<typeof serveFolder>>;
    let browser: Browser;
    beforeAll(async () => {
      group = await serveFolder(site('southern'));
      browser = await launchChromium();
    });
    afterAll(async () => {
      await browser?.close();
      await group?.stop();
    });

    /** A visitor of the group's site, for whom the dealers' own addresses answer with their built sites. */
    async function visit(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
      const page = await browser.newPage({ viewport });
      for (const [host, dealer] of [
        ['www.saltmarshmarine.example', 'saltmarsh'],
        ['www.ridgewaycaravans.example', 'ridgeway'],
      ] as const)
        await page.route(`https://${host}/**`, (route) => {
          const { pathname } = new URL(route.request().url());
          return route.fulfill({
            path: join(site(dealer), pathname, pathname.endsWith('/') ? 'index.html' : ''),
          });
        });
      return page;
    }

    it.each([
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const)(
      'shows the stock of both on a %s, narrows it to one, and leads to the same price on the dealer’s own page',
      async (_, viewport) => {
        const page = await visit(viewport);
        const [boats, caravans] = [countOf('saltmarsh'), countOf('ridgeway')];
        const cards = page.getByRole('main').getByRole('article');
        await page.goto(`${group.url}/stock/`);
        await page
          .getByText(`${boats + caravans} items`, { exact: true })
          .first()
          .waitFor();
        if (viewport === PHONE) await page.getByRole('button', { name: 'Filters' }).click();
        await page
          .getByRole('group', { name: 'Dealer' })
          .getByRole('checkbox', { name: /^Ridgeway Caravans/ })
          .check();
        if (viewport === PHONE) await page.getByRole('button', { name: `Show ${caravans} items` }).click();
        await eventually(async () => expect(await cards.count()).toBe(caravans));
        expect(new URL(page.url()).searchParams.get('dealer')).toBe('Ridgeway Caravans');
        for (const words of await cards.allInnerTexts()) expect(words).toContain('Ridgeway Caravans');

        const card = cards.first();
        const title = await card.getByRole('heading').innerText();
        const price = /\$[\d,]+/.exec(await card.innerText())?.[0] ?? 'no price';
        await card.getByRole('link', { name: title }).click();
        await page.waitForURL(/^https:\/\/www\.ridgewaycaravans\.example\/stock\/item\/SAMPLE/);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
        expect(await page.getByRole('main').innerText()).toContain(price);
        await page.close();
      },
    );

    it('has no page of its own for an item: its address there leads on to the dealer’s page', async () => {
      expect(countOf('southern')).toBe(0);
      const page = await visit(DESKTOP);
      await page.goto(`${group.url}/stock/item/saltmarsh~2ESM1001/`);
      await page.waitForURL(/^https:\/\/www\.saltmarshmarine\.example\/stock\/item\/SM1001\//);
      await page.close();
    });
  });
});
