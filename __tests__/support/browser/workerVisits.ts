import { readdirSync } from 'node:fs';
import { eventually } from '../eventually';
import { answersToClicks } from './builtSite';
import { addressOf } from './stockListing';
import type { Visitor, WorkerSite } from './workerSite';

/** The path of a compiled script, by the name of its chunk. */
export function scriptOf(chunk: string): string {
  const file = readdirSync('public').find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'));
  if (file === undefined) throw new Error(`The build has no script of the chunk ${chunk}.`);
  return `/${file}`;
}

/** Waits until the worker has kept the scripts and data that the page has loaded. */
export async function keepsItsFiles(visitor: Visitor): Promise<void> {
  const files = await visitor.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await visitor.keeps(...files.filter((file) => /^\/page-data\/|\.js$/.test(file)));
}

/** A first visit to its end: the worker is there and has kept the page. */
export async function firstVisit(site: WorkerSite, path: string, foreseen?: RegExp): Promise<Visitor> {
  const visitor = await site.visit(foreseen);
  await visitor.open(path);
  await visitor.keeps(path);
  await keepsItsFiles(visitor);
  await eventually(async () =>
    expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
  );
  return visitor;
}

/** How many documents the browser loads from now on. */
export function documentsOf({ page }: Visitor): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

/** Follows a link of the footer without loading a document. */
export async function followInFooter({ page }: Visitor, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await addressOf(page, path);
  await answersToClicks(page);
}

export const comesBackToTheTab = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The publication whose scripts the page runs. */
export const publicationOf = ({ page }: Visitor): Promise<string | undefined> =>
  page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash);
