import { readFileSync } from 'node:fs';
import { answersToClicks } from '../../support/browser/builtSite';
import { builtPublication } from '../../support/browser/publications';
import { addressOf } from '../../support/browser/stockListing';
import { workerSite } from '../../support/browser/workerSite';
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
  it('is taken at the next navigation, and not before', async () => {
    const visitor = await firstVisit(site, '/');
    const documents = documentsOf(visitor);
    await followInFooter(visitor, 'Privacy', '/privacy/');
    const newer = site.publishAnew();
    await comesBackToTheTab(visitor);
    await visitor.page.waitForFunction(() => (window as { ___swUpdated?: boolean }).___swUpdated === true);
    expect(documents()).toBe(0);
    // Gatsby has this page already, and would ask for nothing.
    await visitor.page
      .getByRole('banner')
      .getByRole('link')
      .and(visitor.page.locator('[href="/"]'))
      .first()
      .click();
    await eventually(async () => expect(await publicationOf(visitor)).toBe(newer));
    await addressOf(visitor.page, '/');
    expect(documents()).toBe(1);
  });

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
