import type { Page } from 'playwright-core';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { carsForSale } from '../stock/publishedStock';
import type { TrackingSite } from './trackingSite';

type TagHit = Readonly<Record<string, string>> & { readonly name: string; readonly page: string };

/** What the tag and the dealer's own collector received, read from the requests of the current test. */
export function sentEvents(site: TrackingSite) {
  /** The names of the events that reached the tag, in order. */
  const tagEvents = () => tagHits().map(({ name }) => name);
  /** In no order: two requests of one moment may overtake each other. */
  const arrived = () =>
    tagHits()
      .map((hit) => hit['ep.action'] ?? hit.name)
      .sort();
  const tagHits = () =>
    site
      .sent()
      .filter(({ to, url }) => to === 'tag' && url.pathname === '/g/collect')
      .map(({ url }) => ({
        name: url.searchParams.get('en'),
        page: url.searchParams.get('ep.page_path'),
        ...Object.fromEntries(url.searchParams),
      })) as readonly TagHit[];
  const ownEvents = () =>
    site
      .sent()
      .filter(({ to }) => to === 'own')
      .map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
  return { tagHits, tagEvents, arrived, ownEvents };
}

/** The question whether a visit may be counted. */
export const banner = (page: Page) =>
  page.getByRole('region', { name: /count your visit|Nothing is measured/ });

/** The names of everything that the site stores on the device. */
export const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('forecourt.')),
  );

/** Follows a link of the page itself, so that the document stays. */
export const follow = async (page: Page, name: string | RegExp) => {
  await page.getByRole('link', { name }).first().click();
};

/** Fills in the contact form and sends it. */
export const fillContact = async (page: Page) => {
  const form = page.locator('form[method="post"]');
  await form.getByLabel('Your name').fill('Jo Hidden');
  await form.getByLabel('Phone').fill('0491 570 156');
  await form.getByLabel('Email').fill('jo@hidden.example');
  await form.getByLabel('Message').fill('Is the hidden one still there?');
  await form.getByRole('button', { name: /^Send/ }).click();
};

/** The cars with a 360° view, and their addresses. */
export function carsWithSpin() {
  const [first, second] = carsForSale()
    .filter(({ spinImages = [] }) => spinImages.length > 0)
    .map((item) => ({
      id: item.id,
      title: stockTitle(item).title,
      path: stockItemPath(item.id, stockTitle(item).title),
    }));
  if (!first || !second) throw new Error('The test dealership has no two items with a 360° view.');
  return { first, second };
}
