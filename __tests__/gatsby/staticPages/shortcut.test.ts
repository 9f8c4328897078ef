import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TRIED } from '../../../src/gatsby/internals';
import { rememberDifference, untriedPackages, whyNoShortcut } from '../../../src/gatsby/staticPages/shortcut';

const PROJECT = process.cwd();
const asTried = Object.fromEntries(Object.entries(TRIED).map(([name, [version = '']]) => [name, version]));

describe('the shortcut that writes pages beside Gatsby’s', () => {
  it('is taken only with versions that were tried', () => {
    expect(untriedPackages(asTried)).toEqual([]);
    expect(untriedPackages({ ...asTried, gatsby: '5.99.0' })).toEqual([
      `gatsby 5.99.0 (tried: ${TRIED.gatsby?.join(', ')})`,
    ]);
    const { react: _, ...withoutReact } = asTried;
    expect(untriedPackages(withoutReact)).toEqual([
      `react of no version (tried: ${TRIED.react?.join(', ')})`,
    ]);
  });

  it('was tried with the installed packages', () => {
    expect(whyNoShortcut()).toBeUndefined();
  });

  it('is skipped by a build after one whose pages differed from Gatsby’s', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shortcut-'));
    try {
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      mkdirSync(join(folder, '.cache'));
      process.chdir(folder);
      expect(whyNoShortcut()).toBeUndefined();
      rememberDifference('/stock/: Gatsby wrote "a", and we wrote "b"');
      expect(whyNoShortcut()).toContain('/stock/: Gatsby wrote "a", and we wrote "b"');
    } finally {
      process.chdir(PROJECT);
      rmSync(folder, { recursive: true });
    }
  });
});
