import { honest, isWhole, unlessCutOff } from '../../src/offline/plugins';

const PAGE = '<!doctype html><html><body><div id="___gatsby"></div></body></html>';

/** An answer of the site's own server. Node has no `basic` type, which browsers give to it. */
function answerOf(body: string, contentType: string, status = 200, given: object = {}): Response {
  const response = new Response(body, { status, headers: { 'Content-Type': contentType } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }])),
  });
}

it.each([
  ['/about-us/', PAGE, 'text/html; charset=utf-8'],
  ['/app-c2fff020f860.js', 'push([]);\n', 'text/javascript'],
  ['/app-c2fff020f860.js', 'push([]);', 'application/javascript; charset=utf-8'],
  ['/page-data/app-data.json', '{"webpackCompilationHash":"0123"}', 'application/json'],
  ['/stock-index/core.c819335c.bin', '…', 'application/octet-stream'],
  ['/static/a.woff2', '…', 'font/woff2'],
  ['/pictures/a.webp', '…', 'image/webp'],
])('%s as %j, %s, may be kept', async (path, body, type) => {
  expect(await isWhole(path, answerOf(body, type))).toBe(true);
});

it.each([
  ['a page for a script', '/app-c2fff020f860.js', PAGE, 'text/html'],
  ['a page for data', '/page-data/app-data.json', PAGE, 'text/html'],
  ['a page for the index', '/stock-index/core.c819335c.bin', PAGE, 'text/html'],
  ['a page for a picture', '/pictures/a.webp', PAGE, 'text/html'],
  ['another site’s page', '/about-us/', '<html><body>Welcome to the Wi-Fi</body></html>', 'text/html'],
  ['text for a page', '/about-us/', PAGE, 'text/plain'],
  ['half a page', '/about-us/', PAGE.slice(0, -3), 'text/html'],
  ['half a script', '/app-c2fff020f860.js', 'push([', 'text/javascript'],
  ['half of the data', '/page-data/app-data.json', '{"webpack', 'application/json'],
])('%s is not kept', async (_name, path, body, type) => {
  expect(await isWhole(path, answerOf(body, type))).toBe(false);
});

it.each([
  ['an error', 503, {}],
  ['the answer of another address', 200, { redirected: true }],
  ['the answer of another site', 200, { type: 'opaque' }],
])('%s is not kept', async (_name, status, given) => {
  expect(await isWhole('/about-us/', answerOf(PAGE, 'text/html', status, given))).toBe(false);
});

describe('A page that is cut off', () => {
  const CUT = PAGE.slice(0, 4);
  const answered = (kept: boolean, body: string) => {
    Object.assign(globalThis, { caches: { match: async () => (kept ? new Response(PAGE) : undefined) } });
    const response = answerOf(body, 'text/html');
    const request = new Request('https://dealer.example/about-us');
    return unlessCutOff.fetchDidSucceed?.({ request, response } as never);
  };

  it('is no answer if a copy is kept, so that the copy is shown', async () => {
    await expect(answered(true, CUT)).rejects.toThrow('cut off');
  });

  it.each([
    ['without a copy is shown as it is', false, CUT],
    ['does not concern a whole one', true, PAGE],
    [
      'is not what a network shows that asks to sign in',
      true,
      '<html><body>Welcome to the Wi-Fi</body></html>',
    ],
  ])('%s', async (_name, kept, body) => {
    expect(await (await answered(kept, body))?.text()).toBe(body);
  });
});

it.each([
  ['/page-data/500.html/page-data.json', 500, false],
  ['/page-data/about-us/page-data.json', 500, true],
])('the data at %s with the status %s is an answer: %s', async (path, status, isAnswer) => {
  const request = new Request(`https://host.example${path}`);
  const answer = honest.fetchDidSucceed?.({ request, response: answerOf('', 'text/html', status) });
  expect(
    await answer?.then(
      () => true,
      () => false,
    ),
  ).toBe(isAnswer);
});
