import packaged from '@sparticuz/chromium';
import { chromiumPath } from '../../support/browser/chromium';

const given = process.env.CHROME_PATH;
afterEach(() => {
  if (given === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = given;
});

describe('The browser of the tests', () => {
  it('is that of the lock file, whatever the machine has', async () => {
    delete process.env.CHROME_PATH;
    expect(await chromiumPath()).toBe(await packaged.executablePath());
  });

  it('is another one if CHROME_PATH names it', async () => {
    process.env.CHROME_PATH = process.execPath;
    expect(await chromiumPath()).toBe(process.execPath);
  });

  it('is never a guess: a path that does not exist stops the tests', async () => {
    process.env.CHROME_PATH = '/nowhere/chromium';
    await expect(chromiumPath()).rejects.toThrow('/nowhere/chromium');
  });
});
