import type { BrowserContext, Page } from 'playwright-core';

/** Paths of requests that a test makes fail on purpose. Every other failed request is a fault. */
export type ExpectedFailures = readonly (string | RegExp)[];

/**
 * Gatsby's message on a site without HTTPS on any host but `localhost`. The tests serve the site at `127.0.0.1`, so that no
 * service worker comes between them and the network; `serviceWorker.test.ts` has its own server.
 */
export const WITHOUT_WORKER = 'Service workers can only be used over HTTPS, or on localhost for development';

/** Chromium says so of a header that only secure pages need. */
const OVER_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/;

/**
 * Collects the faults in a visitor's browser: errors and warnings in the console, uncaught errors (including React's failed
 * hydrations), and requests that failed or had an error status.
 */
export function watchFaults(page: Page, expected: ExpectedFailures): readonly string[] {
  const faults: string[] = [];
  const isExpected = (url: string) => {
    if (!URL.canParse(url)) return false;
    const { pathname } = new URL(url);
    return expected.some((path) => (typeof path === 'string' ? path === pathname : path.test(pathname)));
  };
  const at = () => `${new URL(page.url()).pathname}${new URL(page.url()).search}`;

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === WITHOUT_WORKER || OVER_HTTP.test(message.text())) return;
    if (!isExpected(message.location().url)) faults.push(`${at()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${at()} uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The browser cancels prefetches when the visitor leaves; the page needs none of them.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url())) return;
    faults.push(`${at()} request failed (${reason}): ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url())) return;
    faults.push(`${at()} answered ${response.status()}: ${response.url()}`);
  });
  return faults;
}

/**
 * Collects what a visitor's pages and workers did against the site's Content-Security-Policy. Nothing that a test breaks on
 * purpose may.
 */
export function watchPolicy(context: BrowserContext): readonly string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}
