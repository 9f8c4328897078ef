import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { answersToClicks } from '../../support/browser/builtSite';
import { addressOf } from '../../support/browser/stockListing';
import { type Visitor, workerSite } from '../../support/browser/workerSite';
import { firstVisit, followInFooter, scriptOf } from '../../support/browser/workerVisits';
import { eventually } from '../../support/eventually';

const site = workerSite();

const CALCULATOR = scriptOf('component---templates-finance-calculator-template-tsx');
const PORTAL = '<!doctype html><html><body><h1>Welcome to the Wi-Fi of Bay 4</h1></body></html>';

const answerPortal = (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);

const halfOf = (file: string): Buffer => {
  const whole = readFileSync(`public${file}`);
  return whole.subarray(0, whole.length / 2);
};

const worksOutRepayments = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('220');
  await eventually(async () =>
    expect(await page.getByRole('main').getByRole('status').first().innerText()).toContain('For $220 a week'),
  );
};

describe('an answer that is not what it should be', () => {
  it.each([
    ['a page under its name', answerPortal],
    [
      'half of it',
      (_: unknown, response: ServerResponse) =>
        void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(halfOf(CALCULATOR)),
    ],
  ])('is not kept in the place of a script: %s', async (_name, answer) => {
    const visitor = await firstVisit(
      site,
      '/privacy/',
      /chunk|Unexpected|page resources|Invalid|already been declared/i,
    );
    const { page } = visitor;
    site.answer(CALCULATOR, answer);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Finance calculator' }).first().click();
    await addressOf(page, '/finance-calculator/');
    await page.waitForLoadState('networkidle');
    site.repair(CALCULATOR);
    await page.reload();
    await page.reload();
    await answersToClicks(page);
    await worksOutRepayments(visitor);
  });

  it('is not kept or used in the place of a page’s data', async () => {
    const visitor = await firstVisit(site, '/privacy/');
    const { page } = visitor;
    site.answer('/page-data/privacy/page-data.json', answerPortal);
    await visitor.open('/about-us/');
    await followInFooter(visitor, 'Privacy', '/privacy/');
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
    await visitor.goOffline();
    await visitor.open('/privacy/');
  });

  it('is shown in the place of a page, for it may be how to get a network, and is not kept', async () => {
    const visitor = await firstVisit(site, '/about-us/');
    const { page } = visitor;
    site.answer('/about-us/', answerPortal);
    await page.goto(site.url('/about-us/'));
    await page.getByRole('heading', { name: 'Welcome to the Wi-Fi of Bay 4' }).waitFor();
    await visitor.goOffline();
    await visitor.open('/about-us/');
  });

  it('is not kept where the host cut a page off', async () => {
    const visitor = await firstVisit(site, '/about-us/', /./);
    const half = halfOf('/about-us/index.html');
    site.answer('/about-us/', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(half);
    });
    await visitor.page.goto(site.url('/about-us/'));
    await visitor.goOffline();
    await visitor.open('/about-us/');
  });
});

describe('an error of the site', () => {
  it('reaches a visitor who has the page, with its status, type and policy', async () => {
    // The policy also refuses the styles with which the browser shows plain text.
    const visitor = await firstVisit(site, '/about-us/', /Content Security Policy/);
    const { page } = visitor;
    const body = '<script>document.title = "ran"</script>Down for maintenance';
    const policy = "default-src 'none'; style-src 'unsafe-inline'";
    site.answer('/about-us/', (_, response) =>
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Content-Security-Policy': policy }).end(body),
    );
    const answer = await page.goto(site.url('/about-us/'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({
      'content-type': 'text/plain',
      'content-security-policy': policy,
    });
    expect(await page.locator('body').innerText()).toContain(body);
    expect(await page.title()).not.toBe('ran');
  });
});
