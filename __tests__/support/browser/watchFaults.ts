import type { Page } from 'playwright-core';

/** Requests that a test makes fail on purpose, by the path they ask for: a failure of any other is a fault. */
export type ExpectedFailures = readonly (string | RegExp)[];

/**
 * What Gatsby says where a site is served without HTTPS on another host than `localhost`. The tests serve the site at
 * `127.0.0.1`, so that no service worker stands between them and the network; `serviceWorker.test.ts` has its own server.
 */
export const WITHOUT_WORKER = 'Service workers can only be used over HTTPS, or on localhost for development';

/**
 * Collects what a visitor's browser would complain about: errors and warnings in the console, uncaught errors (React
 * reports a hydration that failed as one), requests that failed or were answered by an error.
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
    if (message.text() === WITHOUT_WORKER) return;
    if (!isExpected(message.location().url)) faults.push(`${at()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${at()} uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The browser drops what it fetched ahead when the visitor goes on: nothing of the page is missing.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url())) return;
    faults.push(`${at()} request failed (${reason}): ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url())) return;
    faults.push(`${at()} answered ${response.status()}: ${response.url()}`);
  });
  return faults;
}
