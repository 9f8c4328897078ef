import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../../src/domain/valuesIn';
import { mayChange, type Person, whoMay } from './editors';
import { REDIRECTS_FILE } from './redirects';
import { allFiles } from './relink';
import { inWords, type Refusal, remarkOn } from './remarks';

/** Says whose part of the content a change is, if it is not the person's who asks for it. */
export async function notAllowed(
  { projectFolder, person, editors }: AskedBy,
  paths: readonly string[],
): Promise<Refusal | undefined> {
  if (person?.collections === undefined) return undefined;
  // Redirects go with the page that has or had the address.
  const own = paths.filter((path) => path !== REDIRECTS_FILE);
  const behind = await Promise.all(own.map((path) => changedWith(projectFolder, path)));
  const forbidden = [...new Set(behind.flat())].filter((path) => !mayChange(person, path));
  if (forbidden.length === 0) return undefined;
  const remarks = await Promise.all(
    forbidden.map((path) => {
      const its = paths.includes(path) ? 'You may read this.' : 'It shows this file.';
      return remarkOn(projectFolder, path, undefined, `${its} ${whoMay(editors, path)}`);
    }),
  );
  return { kind: 'faults', error: remarks.map(inWords).join(' · '), remarks };
}

/** Who asks for a change; without a person, the owner of this machine does. */
export interface AskedBy {
  readonly projectFolder: string;
  readonly person?: Person | undefined;
  /** Everybody who may sign in. */
  readonly editors: readonly Person[];
}

/** What a change of a file changes: itself, and for an upload that is there already, every entry that shows it. */
async function changedWith(projectFolder: string, path: string): Promise<readonly string[]> {
  if (!path.startsWith('content/uploads/')) return [path];
  if (!existsSync(join(projectFolder, path))) return [];
  const address = plain(path.slice('content'.length));
  const entries = (await allFiles(projectFolder)).filter(({ data, body }) =>
    [...textsIn({ ...data, html: body })].some(([, text]) => plain(text).includes(address)),
  );
  return [...entries.map(({ file }) => file), path];
}

/** Addresses as some file systems compare names: without case, and with one form of each letter. */
function plain(text: string): string {
  const decoded = text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
  return decoded.normalize('NFC').toLowerCase();
}
