import type { RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { publishedTracking, type Tracking } from '../../src/config/tracking';

const EVERYTHING: Tracking = {
  tag: { id: 'G-ABC123', scriptUrl: 'https://metrics.dealer.example/gtag/js?a="b"&c=<d>' },
  log: { clientToken: 'pub0123456789abcdef', site: 'datadoghq.eu' },
  eventsUrl: 'https://events.dealer.example/',
  campaigns: true,
};

/** The head that the build writes into a page with these settings. */
async function headOf(tracking: Tracking | undefined, pathname = '/about-us/'): Promise<string> {
  jest.resetModules();
  Object.assign(globalThis, { TRACKING: tracking, INLINE_SCRIPTS: {}, SEARCH_MANIFEST: undefined });
  const { onRenderBody } = await import('../../src/gatsby/htmlHead');
  const parts: ReactNode[] = [];
  onRenderBody({
    pathname,
    loadPageDataSync: () => ({}),
    setHtmlAttributes: () => undefined,
    setHeadComponents: (given: ReactNode[]) => parts.push(...given),
  } as unknown as RenderBodyArgs);
  // Fonts and styles are separate components.
  return renderToStaticMarkup(parts.filter((part) => isValidElement(part) && typeof part.type === 'string'));
}

afterEach(() => {
  document.head.innerHTML = '';
});

it('a page reads the settings from its head', async () => {
  document.head.innerHTML = await headOf(EVERYTHING);
  expect(publishedTracking()).toEqual(EVERYTHING);
});

it('the head of a site that measures nothing says nothing about it', async () => {
  document.head.innerHTML = await headOf(undefined);
  expect(document.head.querySelector('link[rel=icon]')).not.toBeNull();
  expect(publishedTracking()).toBeUndefined();
});

it('search engines do not index the empty page that the service worker keeps', async () => {
  const robots = '<meta name="robots" content="noindex"/>';
  expect(await headOf(undefined, '/offline-plugin-app-shell-fallback/')).toContain(robots);
  expect(await headOf(undefined)).not.toContain(robots);
});
