import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of feeds, removed after the tests of the file that asks for it. */
export function feedFolder() {
  const path = mkdtempSync(join(tmpdir(), 'feeds-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    /** Writes a file, dated so many minutes after a fixed moment. */
    write: (name: string, content: string | Buffer, minute = 0): string => {
      const file = join(path, name);
      writeFileSync(file, content);
      const date = new Date(Date.UTC(2026, 10, 20, 0, minute));
      utimesSync(file, date, date);
      return file;
    },
  };
}
