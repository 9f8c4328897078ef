import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { ok } from '../../../src/domain/result';
import { australia } from '../../../support/australia';

test('the loader accepts every example of FORMAT.md', async () => {
  const contentFolder = mkdtempSync(join(tmpdir(), 'format-'));
  const sections = readFileSync('plugins/content-endpoint/FORMAT.md', 'utf8').split(/^## /m);
  const examples = sections.flatMap((section) => {
    const path = /^`([^`]+)`/.exec(section)?.[1];
    const example = /```(?:yaml|markdown)\n([\s\S]*?)```/.exec(section)?.[1];
    return path && example ? [{ path: path.replace('*', 'example'), example }] : [];
  });
  expect(examples.length).toBeGreaterThan(10);
  for (const { path, example } of examples) {
    const file = join(contentFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, example);
  }

  const anyFile = {
    pictureSize: () => Promise.resolve(ok({ width: 1, height: 1 })),
    fileFault: () => Promise.resolve(undefined),
  };
  const loaded = await loadContent({ contentFolder, staticFolders: [], country: australia }, anyFile);
  rmSync(contentFolder, { recursive: true });

  // The examples are single entries, so pages and relations of a whole dealership are missing.
  const faults = loaded.kind === 'err' ? loaded.fault : [];
  expect(
    faults.filter(({ reason }) => !/^there must be a page|does not exist$|is not a department/.test(reason)),
  ).toEqual([]);
});
