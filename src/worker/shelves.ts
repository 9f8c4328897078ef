import { MOST, type Shelf } from './kinds';

/** The prefix of our caches. Other programs at the same address keep theirs. */
export const OURS = 'forecourt-';

/** Raise this number when the stored data changes its shape. The worker then deletes the old caches. */
const VERSION = 1;

export const shelfName = (shelf: Shelf): string => `${OURS}${shelf}-${VERSION}`;

/** The stored file with this name, if there is one. A cache that cannot be read counts as empty. */
export async function kept(shelf: Shelf, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(shelfName(shelf))).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** We store only complete files of this site, at their own addresses. */
const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** Stores a file, if it is complete. If the device is full, pictures are deleted to make room. */
export async function keep(shelf: Shelf, key: string, response: Response): Promise<void> {
  if (!isWhole(response)) return;
  try {
    await (await caches.open(shelfName(shelf))).put(key, response);
  } catch {
    await caches.delete(shelfName('pictures')).catch(() => false);
  }
}

/** Deletes a stored file. */
export async function forget(shelf: Shelf, key: string): Promise<void> {
  await (await caches.open(shelfName(shelf))).delete(key);
}

/** Deletes the oldest files of each cache that holds too many. */
export async function trim(): Promise<void> {
  for (const shelf of Object.keys(MOST) as Shelf[]) {
    const cache = await caches.open(shelfName(shelf));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[shelf])).map((key) => cache.delete(key)));
  }
}
