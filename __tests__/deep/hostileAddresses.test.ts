import { ALL_FILTERS } from '../../src/search/filters/filters';
import { samplePages } from '../../support/browser/templatePages';
import { brokenAddresses, HASHES } from '../support/browser/brokenAddresses';
import { builtSite } from '../support/browser/builtSite';

const site = builtSite();
jest.setTimeout(1_200_000);

/** Values that no form of ours writes: not to be decoded, of another type, names of JavaScript's own, markup, endless. */
const VALUES = ['%', '%E0%A4%A', '__proto__', '_', '-1', '1e400', '%3Cscript%3E', 'x'.repeat(2000)];
const OTHER_KEYS = ['keywords', 'page', 'sortBy', 'affordAmount', 'frequency', 'depositAmount'];

const samples = samplePages(1);

it.each(samples)('%s stays whole with a hash that cannot be decoded', async (_template, path) => {
  expect(
    await brokenAddresses(
      site,
      HASHES.map((hash) => path + hash),
    ),
  ).toEqual([]);
});

const keys = [...new Set([...ALL_FILTERS.flatMap(({ parameters }) => parameters), ...OTHER_KEYS])];

it.each(keys)('the listing stays whole with a hostile %s', async (key) => {
  expect(
    await brokenAddresses(
      site,
      VALUES.map((value) => `/stock/?${key}=${value}`),
    ),
  ).toEqual([]);
});

it('these are more than three hundred addresses', () => {
  expect(samples.length * HASHES.length + keys.length * VALUES.length).toBeGreaterThan(300);
});
