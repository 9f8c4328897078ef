import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWebManifest } from '../../../src/generate/files/webManifest';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { DEALERSHIP } from '../../../support/projectFolder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-manifest-'));
  copyFileSync(join(DEALERSHIP, 'static/favicon.svg'), join(folder, 'favicon.svg'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

it('it names the dealership, and icons with their real sizes', async () => {
  const vocabulary = buildVocabulary([], { stockType: 'boats' });
  await writeWebManifest(folder, { dealershipName: 'Marrindale Marine', description: 'Boats.', vocabulary });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest.name).toBe('Marrindale Marine');
  expect(manifest.shortcuts[0]).toEqual({ name: 'Used boats', url: '/stock/used-boats/' });
  const icons = manifest.icons as readonly Icon[];
  expect(icons.map(({ purpose }) => purpose ?? 'any').sort()).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src, sizes, purpose } of icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    // A phone cuts off the corners of a maskable icon, so they must be opaque.
    const { data } = await sharp(join(folder, src)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
});
