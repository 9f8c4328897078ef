import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, expectNoStack, type ProjectCopy, UNTOUCHED } from '../support/browser/projectCopy';
import { startOtherEndpoint } from '../support/content/otherEndpoint/startOtherEndpoint';

jest.setTimeout(120_000);

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
beforeEach(() => project.reset());
afterAll(() => project.remove());

/** `generate/brokenInput` tries a fault of the content in every test run. */
describe('a build that cannot go on stops before it changes the site, and says all that is wrong at once', () => {
  it('a content endpoint that cannot be reached', async () => {
    const { code, said } = await project.run('scripts/build.mjs', {
      CONTENT_URL: 'http://dealer:CANARY@127.0.0.1:1/graphql?token=CANARY',
    });
    expect(said).toContain('http://127.0.0.1:1/graphql');
    expect(said).not.toContain('CANARY');
    expect(said).toContain('CONTENT_URL');
    expect(said).toContain(UNTOUCHED);
    expectNoStack(said);
    expect(code).not.toBe(0);
    expect(project.holdsLastSite()).toBe(true);
  });

  it('content of another endpoint that the contract does not allow', async () => {
    const endpoint = await startOtherEndpoint((field, value) => {
      if (field === 'pages' && Array.isArray(value))
        return value.filter(({ pageType }) => pageType !== 'home');
      if (field === 'dealershipStockType') return 'spaceships';
      return field === 'ancapRating' && value !== null ? 7 : value;
    });
    const { code, said } = await project.run('scripts/build.mjs', { CONTENT_URL: endpoint.url });
    await endpoint.stop();
    expect(said).toContain('Page: pageType: there must be a page of the type home');
    expect(said).toContain('Site: dealershipStockType: must be one of cars, bikes');
    expect(said).toContain('Vehicle "model-1": displayFields.ancapRating: must be from 0 to 5, not 7');
    expect(said).toContain(UNTOUCHED);
    expectNoStack(said);
    expect(code).not.toBe(0);
    expect(project.holdsLastSite()).toBe(true);
  });

  it('a stock feed that is not there', async () => {
    mkdirSync(join(project.folder, 'reports'), { recursive: true });
    project.write('reports/stock.txt', 'stock.csv: 210 rows read');
    const { code, said } = await project.run('scripts/build.mjs', { STOCK_FEED: 'missing.csv' });
    // The report is about this import, not about the one before.
    const report = readFileSync(join(project.folder, 'reports/stock.txt'), 'utf8');
    expect(report).toContain('missing.csv: cannot be read: the file does not exist');
    expect(report).not.toContain('210 rows read');
    expect(said).toContain('missing.csv');
    expect(said).toContain(UNTOUCHED);
    expectNoStack(said);
    expect(code).not.toBe(0);
    expect(project.holdsLastSite()).toBe(true);
  });

  it('two wrong settings', async () => {
    const { code, said } = await project.run('scripts/build.mjs', {
      CONTENT_URL: 'not an address',
      STOCK_ANY_BRAND: 'perhaps',
    });
    expect(said).toContain('CONTENT_URL=not an address');
    expect(said).toContain('STOCK_ANY_BRAND=perhaps must be true or false');
    expect(said).toContain(UNTOUCHED);
    expect(code).not.toBe(0);
    expect(project.holdsLastSite()).toBe(true);
  });
});
