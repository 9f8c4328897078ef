import { MOST, type Shelf } from './kinds';

/** Every cache of ours begins with it: other programs at the same address keep theirs. */
export const OURS = 'forecourt-';

/** Another form of what is kept gets another number; the worker then deletes the old caches. */
const VERSION = 1;

export const shelfName = (shelf: Shelf): string => `${OURS}${shelf}-${VERSION}`;

/** The kept file of a name, if there is one. A cache that cannot be read is an empty one. */
export async function kept(shelf: Shelf, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(shelfName(shelf))).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Only a whole file of our own, at its own address, is worth keeping. */
const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** Keeps a file, if it is whole. Where the device has no room, the pictures make room for what comes next. */
export async function keep(shelf: Shelf, key: string, response: Response): Promise<void> {
  if (!isWhole(response)) return;
  try {
    await (await caches.open(shelfName(shelf))).put(key, response);
  } catch {
    await caches.delete(shelfName('pictures')).catch(() => false);
  }
}

/** Throws away what was kept first, where a cache holds more than its share. */
export async function trim(): Promise<void> {
  for (const shelf of Object.keys(MOST) as Shelf[]) {
    const cache = await caches.open(shelfName(shelf));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[shelf])).map((key) => cache.delete(key)));
  }
}
