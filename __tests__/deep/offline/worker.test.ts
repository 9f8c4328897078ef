import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOfflineFiles } from '../../../generate/files/offlineFiles';
import { answersToClicks } from '../../support/browser/builtSite';
import { builtPublication } from '../../support/browser/publications';
import { WITHOUT_WORKER } from '../../support/browser/watchFaults';
import { keptPaths, workerSite } from '../../support/browser/workerSite';
import {
  comesBackToTheTab,
  documentsOf,
  firstVisit,
  followInFooter,
  publicationOf,
} from '../../support/browser/workerVisits';
import { eventually } from '../../support/eventually';

const site = workerSite();

/** The script of the blocks on the contact page. The folder may hold those of earlier builds too. */
const LATE = `/${/contact-blocks-[0-9a-f]+\.js/.exec(readFileSync('public/contact/index.html', 'utf8'))?.[0]}`;

describe('a new publication', () => {
  it('has a page that lacks a part of itself loaded again, once, and then it is whole', async () => {
    const visitor = await firstVisit(site, '/privacy/');
    const documents = documentsOf(visitor);
    site.answer(LATE, (_, response) => response.writeHead(404).end());
    await followInFooter(visitor, 'Contact', '/contact/');
    await visitor.page.getByText('The list of opening hours did not load.').waitFor();
    expect(documents()).toBe(0);
    const newer = site.publishAnew();
    await comesBackToTheTab(visitor);
    await eventually(async () => expect(await publicationOf(visitor)).toBe(newer));
    await visitor.page.getByRole('main').getByText('Monday', { exact: false }).first().waitFor();
    await comesBackToTheTab(visitor);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.getByText('did not load').count()).toBe(0);
    expect(documents()).toBe(1);
  });

  it('and the one before: without a network, pages of both open without loading twice', async () => {
    const visitor = await firstVisit(site, '/');
    const newer = site.publishAnew();
    await visitor.open('/about-us/');
    expect(await publicationOf(visitor)).toBe(newer);
    await visitor.goOffline();
    for (const [path, publication] of [
      ['/', builtPublication()],
      ['/about-us/', newer],
    ] as const) {
      const documents = documentsOf(visitor);
      await visitor.open(path);
      expect(await publicationOf(visitor)).toBe(publication);
      await visitor.page.waitForLoadState('networkidle');
      expect(documents()).toBe(1);
    }
  });

  it('is there at once after Back, so that no reload takes a click away', async () => {
    const visitor = await firstVisit(site, '/privacy/');
    const { page } = visitor;
    const newer = site.publishAnew();
    await visitor.open('/about-us/');
    const documents = documentsOf(visitor);
    await page.goBack();
    await answersToClicks(page);
    await page.waitForLoadState('networkidle');
    expect(await publicationOf(visitor)).toBe(newer);
    expect(documents()).toBe(1);
  });
});

describe('a worker that', () => {
  it('was removed leaves nothing on the device', async () => {
    const visitor = await firstVisit(site, '/');
    const folder = mkdtempSync(join(tmpdir(), 'removed-worker-'));
    await writeOfflineFiles(folder, false);
    const script = readFileSync(join(folder, 'sw.js'), 'utf8');
    site.answer('/sw.js', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
    );
    await visitor.open('/about-us/');
    await eventually(async () => {
      expect(await keptPaths(visitor.page)).toEqual([]);
      expect(
        await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      ).toBe(0);
    });
    await visitor.goOffline();
    await expect(visitor.page.goto(site.url('/about-us/'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('cannot be registered is logged, and the page goes on', async () => {
    site.answer('/sw.js', (_, response) => response.writeHead(500).end());
    const visitor = await site.visit();
    const logged = visitor.page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('Error during service worker registration'),
    });
    await visitor.open('/about-us/');
    await logged;
    await followInFooter(visitor, 'Privacy', '/privacy/');
  });

  it('is served over plain HTTP on another host says what it needs, and the page goes on', async () => {
    const visitor = await site.visit();
    const logged = visitor.page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error' && message.text() === WITHOUT_WORKER,
    });
    await visitor.page.goto(site.url('/about-us/').replace('localhost', '127.0.0.1'));
    await logged;
    await answersToClicks(visitor.page);
    await followInFooter(visitor, 'Privacy', '/privacy/');
  });
});
