import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from '../files/rawContent';

const QUIET_MS = 150;

/**
 * Calls back once after each burst of changes to the content files (an editor writes several times for one save). It
 * watches each folder separately, because Node's recursive watch on Linux loses a file when an editor saves by replacing
 * it.
 * @param isBusy whether the change has to wait
 * @returns a function that stops watching.
 */
export function watchContent(
  contentFolder: string,
  changed: () => void,
  isBusy: () => boolean = () => false,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    if (isBusy()) timer = setTimeout(tell, QUIET_MS);
    else changed();
  };
  const notice = (_event: string, name: string | null): void => {
    if (!name || !/\.(md|yml)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  };
  const watchers: readonly FSWatcher[] = Object.keys(FOLDERS)
    .map((folder) => join(contentFolder, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { persistent: false }, notice));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
