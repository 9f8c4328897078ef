import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSinceLaidOut, layOutProject } from '../../support/projectFolder';

describe('The project of the tests', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-'));
    layOutProject(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is as new as its sources when it was laid out', () => {
    expect(changedSinceLaidOut(folder)).toEqual([]);
  });

  it('is older than code, content, settings and the dealer’s ids that changed, came or went since', () => {
    const at = (file: string) => join(folder, file);
    for (const file of [
      'src/domain/result.ts',
      'dealers/quillbrook/content/pages/home.yml',
      'dealers/quillbrook/site.yml',
      'package.json',
    ])
      appendFileSync(at(file), '\n');
    rmSync(at('src/theme/tokens.ts'));
    writeFileSync(at('dealers/quillbrook/content/pages/gone.yml'), '');
    expect([...changedSinceLaidOut(folder)].sort()).toEqual([
      '__tests__/support/dealers/quillbrook/content/pages/gone.yml',
      '__tests__/support/dealers/quillbrook/content/pages/home.yml',
      '__tests__/support/dealers/quillbrook/site.yml',
      'package.json',
      'src/domain/result.ts',
      'src/theme/tokens.ts',
    ]);
  });
});
