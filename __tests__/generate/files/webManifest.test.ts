import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Described, writeWebManifest } from '../../../generate/files/siteFiles';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

async function manifestOf(of: Pick<Described, 'vocabulary' | 'hasUsedStock' | 'hasContact'>) {
  await writeWebManifest(folder, { dealershipName: 'Marrindale Marine', description: 'Boats.', ...of });
  return JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
}

it('offers no listing and no page that is not built', async () => {
  const vocabulary = buildVocabulary([], { stockType: 'boats' });
  const { shortcuts } = await manifestOf({ vocabulary, hasUsedStock: false, hasContact: false });
  expect(shortcuts.map(({ name }: { readonly name: string }) => name)).toEqual(['My shortlist']);
});

it('it names the dealership and its icons', async () => {
  const vocabulary = buildVocabulary([], { stockType: 'boats' });
  const manifest = await manifestOf({ vocabulary, hasUsedStock: true, hasContact: true });
  expect(manifest.name).toBe('Marrindale Marine');
  expect(manifest.shortcuts[0]).toEqual({ name: 'Used boats', url: '/stock/used-boats/' });
  const icons = manifest.icons as readonly Icon[];
  expect(icons.map(({ purpose }) => purpose ?? 'any').sort()).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src, sizes } of icons) expect(src).toContain(sizes.split('x')[0]);
});
