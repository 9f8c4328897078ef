import { existsSync } from 'node:fs';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { builtSite } from '../support/browser/builtSite';
import { copyProject, type Outcome, type ProjectCopy } from '../support/browser/projectCopy';
import { publishedStock } from '../support/stock/publishedStock';

let project: ProjectCopy;
let outcome: Outcome;

beforeAll(async () => {
  project = copyProject();
  // To this copy, the Gatsby that is installed is one that nobody has tried.
  project.change('src/gatsby/internals.ts', "gatsby: ['", "gatsby: ['0.0.0-");
  outcome = await project.run('scripts/build.mjs');
}, 1_800_000);
const site = builtSite(() => project.folder);
afterAll(() => project?.remove());

const pathsBelow = (path: string) => builtPages(project.folder).filter((page) => page.startsWith(path));

describe('A site that is built with an untried version of Gatsby', () => {
  it('is built, with one warning that names the version and says what it costs', () => {
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.said.match(/it was not tried with gatsby \S+ \(tried: 0\.0\.0-/g)).toHaveLength(1);
    expect(outcome.said).toContain('Gatsby makes every page of stock itself');
    expect(outcome.said).toContain('the build takes about twice as long');
    expect(outcome.said).not.toContain('write the pages of stock');
  });

  it('has its pages of stock, and each answers to clicks', async () => {
    const [item = ''] = pathsBelow('/stock/item/');
    expect(pathsBelow('/stock/item/')).toHaveLength(publishedStock(project.folder).length);
    const page = await site.openPage(item);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    const listing = await site.openPage('/stock/');
    await listing.getByRole('heading', { level: 1 }).waitFor();
    expect(existsSync(pageFile('/', project.folder))).toBe(true);
  });
});
