import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import canary from '../../../support/search/adminKeyCanary.json';
import { chooseSuv, chooseUsed, hostedListings, notice } from '../../support/browser/hostedListings';
import { withTracking } from '../../support/browser/measuredPages';
import { carHeadings, listingOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';

const { site, server, used, usedSuvs, openListing } = hostedListings();

describe('a site with a hosted search', () => {
  it('asks it, and loads nothing of the embedded index', async () => {
    const { page, embeddedFiles } = await openListing('/stock/');
    const before = server().searches().length;
    await chooseUsed(page);
    await listingOf(page, used);
    await chooseSuv(page);
    await listingOf(page, usedSuvs);
    expect(server().searches().length).toBeGreaterThan(before);
    expect(embeddedFiles).toEqual([]);
    expect(await notice(page).count()).toBe(0);
  });

  it('waits for a host that hangs three seconds at most, once, says so quietly, and is back by itself', async () => {
    const { page } = await openListing('/stock/');
    await page.clock.pauseAt(Date.now() + 10_000);
    await server().goWrong('hangs');
    const before = server().asked().length;
    await chooseUsed(page);
    // The three seconds begin when the host is asked.
    await eventually(() => expect(server().asked().length).toBeGreaterThan(before));
    await page.clock.runFor(3000);
    await notice(page).waitFor();
    await page.clock.resume();
    await listingOf(page, used);
    const asked = server().asked().length;
    await chooseSuv(page);
    await listingOf(page, usedSuvs);
    expect(await notice(page).count()).toBe(1);
    expect(server().asked()).toHaveLength(asked);

    await server().goWrong(null);
    await page.clock.fastForward(60_000);
    await chooseSuv(page);
    await listingOf(page, used);
    await notice(page).waitFor({ state: 'detached' });
  });
});

describe('the built site', () => {
  it('is told nothing before a yes, nor later what was done before it, and nothing after a no', async () => {
    const told = () =>
      server()
        .events()
        .map(({ eventName }) => eventName);
    const { page } = await openListing(
      '/stock/used-cars/?keywords=suv',
      withTracking({ searchInsights: true, campaigns: false }),
    );
    const enquire = async () => {
      await page
        .getByRole('complementary', { name: 'Price' })
        .getByRole('link', { name: /^Enquire/ })
        .click();
      await page.getByRole('dialog').waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await carHeadings(page).first().getByRole('link').click();
    await enquire();
    await close();
    await page.getByRole('button', { name: 'Yes, you may' }).click();
    await enquire();
    await eventually(() => expect(told()).toEqual(['Dealership contacted']));

    await close();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await enquire();
    await page.waitForLoadState('networkidle');
    expect(told()).toEqual(['Dealership contacted']);
  });

  it('loads no script of the hosted search where it has none', async () => {
    const scripts: string[] = [];
    const page = await site.openPage('/stock/', {
      prepare: (page) => page.on('request', (request) => scripts.push(new URL(request.url()).pathname)),
    });
    await chooseUsed(page);
    await listingOf(page, used);
    expect(scripts.filter((path) => /hosted-search/.test(path))).toEqual([]);
    expect(readdirSync('public').filter((name) => /^hosted-search-.*\.js$/.test(name))).toHaveLength(1);
  });

  it('holds neither the key that may write the hosted index nor its name', () => {
    const secrets = [canary.adminKey, 'ALGOLIA_ADMIN_KEY', 'adminKey'];
    const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
      .map((name) => join('public', name))
      .filter((file) => statSync(file).isFile());
    const found = files.filter((file) => {
      const bytes = readFileSync(file);
      return secrets.some((secret) => bytes.includes(secret));
    });
    expect(files.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});
