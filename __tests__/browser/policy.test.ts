import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/browser/chromium';
import { TEST_SITE_URL } from '../support/browser/startTestSite';
import { watchPolicy } from '../support/browser/watchFaults';
import { eventually } from '../support/eventually';

let browser: Browser;
let page: Page;
let refused: readonly string[];

jest.setTimeout(60_000);

beforeAll(async () => {
  browser = await launchChromium();
});
beforeEach(async () => {
  const context = await browser.newContext();
  refused = watchPolicy(context);
  page = await context.newPage();
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
});

const address = () => `${process.env[TEST_SITE_URL]}/contact/`;

/** What a stranger's HTML could do, if it got into a page by way of content or feed. */
const ATTACKS: Readonly<Record<string, string>> = {
  'a script as text': '<script>document.title = "taken"</script>',
  'an attribute that runs': '<img src="/nowhere.png" onerror="document.title = \'taken\'">',
  'a script of another host': '<script src="https://elsewhere.example/taken.js"></script>',
  'a script in a data address': '<script src="data:text/javascript,document.title=%22taken%22"></script>',
  'another base for every address': '<base href="https://elsewhere.example/">',
  'a frame of another host': '<iframe src="https://elsewhere.example/"></iframe>',
};

it.each(Object.entries(ATTACKS))('a page refuses %s', async (_, html) => {
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(address());
  await eventually(async () => expect(refused.length).toBeGreaterThan(0));
  expect(await page.title()).not.toBe('taken');
  expect(await page.evaluate(() => document.baseURI)).toBe(address());
});

it('a page sends nothing to a host that no setting names', async () => {
  await page.goto(address());
  const result = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(result).toBe('refused');
  await eventually(async () => expect(refused.join()).toContain('connect-src'));
});

it('a page runs no text as code', async () => {
  await page.goto(address());
  // Called by the page itself: what a test runs in a page may use `eval`.
  await page.evaluate(() => void setTimeout('document.title = "taken"'));
  await eventually(async () => expect(refused.join()).toContain('script-src'));
  expect(await page.title()).not.toBe('taken');
});
