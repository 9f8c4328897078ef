import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { builtSite, inTurns, PHONE, someOf, unbuilt, WINDOWS } from '../support/browser/builtSite';
import { addressOf } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';
import { gate } from '../support/gate';

const site = builtSite();

const all = builtPages();
const htmlOf = (path: string): string => readFileSync(pageFile(path), 'utf8');
const kept = all.filter((path) => !path.startsWith('/stock/'));

/** The site says that it was built at the beginning of the year: no clock of these tests is behind it. */
const builtLongBefore = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'lastModified', { get: () => '01/01/2026 00:00:00' }),
  );
  await page.route('**/page-data.json', async (route) => {
    const body = await (await route.fetch({ maxRetries: 3 })).text();
    await route.fulfill({ body: body.replace(/("buildTime":")[^"]+/g, '$12026-01-01T00:00:00Z') });
  });
};

/** A reader somewhere else in the world, at a time of ours. */
const readerIn = (timeZone: string, instant: string) => async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
  await page.clock.setFixedTime(new Date(instant));
  await builtLongBefore(page);
};

/** Opened by a link of the site: the page is made of its data, and its HTML, which knows the true build, is not there. */
const openFromElsewhere = async (path: string, prepare: (page: Page) => Promise<void>): Promise<Page> => {
  const page = await site.openPage('/privacy/', { prepare });
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
  await addressOf(page, path);
  return page;
};

/** Built pages show the time of their build: waits until this one shows the reader's, by the line of opening hours. */
const readersTime = async (page: Page) => {
  const hours = page.getByRole('banner').locator('a[href="/contact/#opening-hours"]').first();
  await eventually(async () =>
    expect((await hours.innerText()).trim()).toMatch(/^(Open until|Opens|Closed)/),
  );
};

describe('an offer, in pages that were built long before', () => {
  const title = '2025-plate Garnet clearance';
  const path = '/brand-specials/2025-plate-garnet-clearance-4402/';

  // It begins on 15 October and includes 31 December, on the dealership’s clock (Sydney, UTC+11 then).
  const instants: readonly (readonly [
    when: string,
    instant: string,
    runs: boolean,
    said: RegExp | undefined,
  ])[] = [
    ['before its first day', '2026-10-14T12:59:59Z', false, /starts on 15 October 2026/],
    ['from the first instant of its first day', '2026-10-14T13:00:00Z', true, undefined],
    ['to the last instant of its last day', '2032-12-31T12:59:59Z', true, undefined],
    ['and no longer', '2032-12-31T13:00:00Z', false, /ended on 31 December 2032/],
  ];
  it.each(someOf(instants, 2))(
    '%s (%s), on the dealership’s clock wherever the reader is: listed %s',
    async (_when, instant, runs, said) => {
      const prepare = readerIn('America/Los_Angeles', instant);
      const list = await openFromElsewhere('/brand-specials/', prepare);
      await readersTime(list);
      await eventually(async () =>
        expect(await list.getByRole('main').getByRole('heading', { name: title }).count()).toBe(runs ? 1 : 0),
      );
      const page = await openFromElsewhere(path, prepare);
      await readersTime(page);
      const main = page.getByRole('main');
      if (said) await main.getByText(said).waitFor();
      await eventually(async () =>
        expect((await main.getByRole('link', { name: 'Book A Test Drive' }).count()) > 0).toBe(runs),
      );
    },
  );
});

describe('an address that has changed', () => {
  const from = '/brand-specials/limited-time-test-drive-offer-4411/';
  const to = '/brand-specials/test-drive-bonus-offer-4411/';

  it.each([from, from.replace(/\/$/, '')])(
    'the limited-time test-drive offer is the test-drive bonus offer for good, with query and hash: %s',
    async (path) => {
      const page = await site.openPage(`${path}?utm_source=mail&x=1#terms`, {
        expectedFailures: unbuilt(from),
      });
      await eventually(() => expect(page.url()).toBe(site.url(`${to}?utm_source=mail&x=1#terms`)));
      await page.getByRole('heading', { level: 1, name: 'Test-drive bonus offer' }).waitFor();
    },
  );

  it('arrives on a slow phone too, where the address changes before the page is taken over', async () => {
    const page = await site.openPage(`${from}?utm_source=mail`, {
      window: PHONE,
      expectedFailures: unbuilt(from),
      prepare: async (opened) => {
        const devTools = await opened.context().newCDPSession(opened);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      },
    });
    await page
      .getByRole('heading', { level: 1, name: 'Test-drive bonus offer' })
      .waitFor({ timeout: 30_000 });
    expect(page.url()).toBe(site.url(`${to}?utm_source=mail`));
  });

  it('and hosts are told of all of them', () => {
    const lines = readFileSync('public/_redirects', 'utf8').trim().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `${from}  ${to}  301`,
        '/about/  /about-us/  301',
        '/contact-us/  /contact/  301',
      ]),
    );
    const moved = lines.filter((line) => line.endsWith('301'));
    for (const line of moved) expect(all).toContain(line.split(/\s+/)[1]);
  });
});

describe('the links of the site', () => {
  it('without the slash find their page all the same', async () => {
    const page = await site.openPage('/about-us', { window: PHONE });
    await addressOf(page, '/about-us/');
  });
});

describe('the pictures of content', () => {
  /**
   * A gallery has its own images for the space and the preview of a picture; readers are not told of them. The logo is one
   * drawing for every size, beside the name.
   */
  const images = (path: string): readonly string[] =>
    (htmlOf(path).match(/<img\b[^>]*>/g) ?? []).filter(
      (image) =>
        !/\/static\/logo[^"]*\.svg"/.test(image) &&
        !image.includes('/icons/') &&
        !image.includes('aria-hidden="true"') &&
        !isOfGallery(image),
    );
  const isOfGallery = (image: string) => image.includes('data-main-image');
  const attribute = (image: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1];

  it('say what they show, how large they are, and come in sizes of a modern format', () => {
    const faulty = kept.flatMap((path) =>
      images(path)
        .filter((image) => {
          const sources = attribute(image, 'srcset')?.split(/,\s+/) ?? [];
          return !(
            /\salt(=|\s|>)/.test(image) &&
            Number(attribute(image, 'width')) > 0 &&
            Number(attribute(image, 'height')) > 0 &&
            sources.length > 1 &&
            sources.every((source) => /\.(webp|avif) \d+w$/.test(source)) &&
            attribute(image, 'sizes')
          );
        })
        .map((image) => `${path}: ${image.slice(0, 160)}`),
    );
    expect(kept.flatMap(images).length).toBeGreaterThan(60);
    expect(faulty).toEqual([]);
  });

  it.each([
    ['on a page that was loaded', '/vehicles/jasper/'],
    ['on a page behind a link', '/vehicles/'],
  ])('of a model keep their place until they have loaded, %s', async (_, path) => {
    const [released, release] = gate();
    const page = await site.openPage(path, {
      window: PHONE,
      prepare: (opened) =>
        opened.route(/\/pictures\/content\/jasper-side\./, async (route) => {
          await released;
          await route.continue();
        }),
    });
    if (path === '/vehicles/')
      await page
        .getByRole('main')
        .getByRole('link', { name: /Jasper/ })
        .first()
        .click();
    const gallery = page.getByRole('region', { name: 'Pictures of the Jasper' });
    const picture = gallery.getByRole('img', { name: 'The Jasper in Bonfire Orange from the side' });
    await picture.scrollIntoViewIfNeeded();
    const state = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return {
          shape: Math.round((width / height) * 10) / 10,
          isLoaded: image.complete && image.naturalWidth > 0,
        };
      });
    expect(await state()).toEqual({ shape: 1.5, isLoaded: false });
    release();
    await eventually(async () => expect(await state()).toEqual({ shape: 1.5, isLoaded: true }));
  });

  it('wait until they come near, but for the one at the top, which is fetched first', () => {
    const faulty = kept.filter((path) => {
      const eager = images(path).filter((image) => attribute(image, 'loading') !== 'lazy');
      return eager.length > 1 || eager.some((image) => attribute(image, 'fetchpriority') !== 'high');
    });
    expect(faulty).toEqual([]);
  });

  it.each(
    WINDOWS.flatMap((window) =>
      inTurns(
        someOf(
          ['/', '/stock/', '/vehicles/', '/vehicles/jasper/', '/brand-specials/', '/blog/', '/about-us/'],
          4,
        ),
        window,
      ).map((path) => [path, window.width, window] as const),
    ),
  )('that are the largest paint are fetched first: %s at %s pixels', async (path, _width, window) => {
    const page = await site.openPage(path, { window });
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
            resolve(
              element instanceof HTMLImageElement ? `${element.loading} ${element.fetchPriority}` : 'words',
            );
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['words', 'eager high']).toContain(largest);
  });
});

describe('the blog', () => {
  it('has a feed that readers understand, with stories that are there', async () => {
    const page = await site.openPage('/blog/');
    const href = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
    const feed = await page.evaluate(async (url) => {
      const answer = await fetch(url);
      const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      const text = (parent: Element | Document, name: string) =>
        parent.querySelector(name)?.textContent ?? '';
      return {
        type: answer.headers.get('content-type'),
        faults: xml.querySelectorAll('parsererror').length,
        version: xml.documentElement.getAttribute('version'),
        channel: ['title', 'link', 'description'].map((name) => text(xml, `channel > ${name}`)),
        items: [...xml.querySelectorAll('item')].map((item) => ({
          link: text(item, 'link'),
          guid: text(item, 'guid'),
          title: text(item, 'title'),
          time: Date.parse(text(item, 'pubDate')),
        })),
      };
    }, href ?? '');
    expect(feed).toMatchObject({ type: expect.stringMatching(/xml/), faults: 0, version: '2.0' });
    expect(feed.channel.every((text) => text !== '')).toBe(true);
    expect(feed.items.length).toBeGreaterThan(3);
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
    const times = feed.items.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { link, title } of feed.items) {
      expect(title).not.toBe('');
      expect(all).toContain(new URL(link).pathname);
    }
  });
});
