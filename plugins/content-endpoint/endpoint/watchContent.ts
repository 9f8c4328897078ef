import { watch } from 'node:fs';

const QUIET_MS = 150;

/**
 * Calls back once after each burst of changes to the content files (an editor writes several times for one save).
 * @returns a function that stops watching.
 */
export function watchContent(contentFolder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentFolder, { recursive: true, persistent: false }, (_event, name) => {
    if (!name || !/\.(md|yml)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
