import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, changedPaths, type SaveTerms } from './fileRequest';
import { inWords, type Refusal, remarkOn } from './remarks';

/** The path and the text of the entry that a change writes: everything else that it writes is a picture or a document. */
export const entryText = ({ write }: Change) => [...write].find(([, text]) => typeof text === 'string');

/** Says if a change is of another entry than the form shows, as after a change of the address that the editor missed. */
export async function notOnScreen(
  projectFolder: string,
  change: Change,
  { entry }: SaveTerms,
): Promise<Refusal | undefined> {
  if (entry === undefined) return undefined;
  const meant = entry ?? entryText(change)?.[0];
  const others = changedPaths(change).filter(
    (path) => !path.startsWith('content/uploads/') && path !== meant,
  );
  if (others.length === 0) return undefined;
  const words =
    'Nothing was changed: your form shows another entry. Open the one that you mean, and try again.';
  const remarks = await Promise.all(others.map((path) => remarkOn(projectFolder, path, undefined, words)));
  return { kind: 'faults', error: remarks.map(inWords).join(' · '), remarks };
}

/** Says if somebody else has changed the entry since its form was opened. */
export function lostUpdate(projectFolder: string, change: Change, { base }: SaveTerms): Refusal | undefined {
  const [path, text] = entryText(change) ?? [];
  if (path === undefined || base === undefined) return undefined;
  const file = join(projectFolder, path);
  const theirs = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (theirs === text || (theirs ?? null) === base) return undefined;
  return {
    kind: 'changed',
    error: 'somebody else has changed it',
    ...(theirs !== undefined && { theirs, changedAt: statSync(file).mtime.toISOString() }),
  };
}
