import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { writeServiceWorker } from '../../../src/generate/files/serviceWorker';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
  const files = {
    'offline/index.html':
      '<html><head><link rel="preload" href="/static/a.woff2"></head><body><h1>Offline</h1><script>window.pagePath="/offline/"</script><script src="/app.js" async></script></body></html>',
    'page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the written worker as a browser would, and returns the events that it listens to. */
function eventsOf(file: string): readonly string[] {
  const events: string[] = [];
  const self = { addEventListener: (name: string) => events.push(name) };
  runInNewContext(readFileSync(join(folder, file), 'utf8'), { self });
  return events.sort();
}

it('the worker of a site answers requests; the worker that removes it does not', async () => {
  await writeServiceWorker(folder, true);
  expect(eventsOf('sw.js')).toEqual(['activate', 'fetch', 'install', 'message']);
  await writeServiceWorker(folder, false);
  expect(eventsOf('sw.js')).toEqual(['activate', 'install']);
});

it('every publication has a different worker, so that browsers see that it is new', async () => {
  await writeServiceWorker(folder, true);
  const first = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(first).toContain('/static/a.woff2');
  writeFileSync(join(folder, 'page-data/app-data.json'), '{"webpackCompilationHash":"4567"}');
  await writeServiceWorker(folder, true);
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).not.toBe(first);
});

it('the offline page works at any address, because it has none of Gatsby’s scripts', async () => {
  await writeServiceWorker(folder, true);
  const html = readFileSync(join(folder, 'when-offline.html'), 'utf8');
  expect(html).toContain('<h1>Offline</h1>');
  expect(html).not.toMatch(/pagePath|app\.js/);
  expect(html).toMatch(/<script>[^<]+<\/script><\/body>/);
});
