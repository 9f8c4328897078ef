import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveSourceMaps } from '../../src/gatsby/sourceMaps';

it('source maps lie beside the site, and go with their scripts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const [site, maps] = [mkdtempSync(join(folder, 'site-')), join(folder, 'reports', 'maps')];
  for (const name of ['app-1.js', 'app-1.js.map', 'page-2.js', 'page-2.js.map', 'index.html'])
    writeFileSync(join(site, name), '');
  await moveSourceMaps(site, maps);
  expect(readdirSync(site).sort()).toEqual(['app-1.js', 'index.html', 'page-2.js']);
  expect(readdirSync(maps).sort()).toEqual(['app-1.js.map', 'page-2.js.map']);
  // The next build writes the map of a changed script alone.
  rmSync(join(site, 'page-2.js'));
  for (const name of ['page-3.js', 'page-3.js.map']) writeFileSync(join(site, name), '');
  await moveSourceMaps(site, maps);
  expect(readdirSync(maps).sort()).toEqual(['app-1.js.map', 'page-3.js.map']);
  rmSync(folder, { recursive: true });
});
