import { CACHES } from './caches';

const MAX_LISTED = 12;

/** Milliseconds between two checks for a connection. */
const PAUSE = 5000;

interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages stored on this device, the latest visit first. */
async function keptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(CACHES.pages);
  const keys = [...(await cache.keys())].reverse().slice(0, MAX_LISTED);
  return Promise.all(
    keys.map(async (key) => {
      const html = (await (await cache.match(key))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      // A page's title ends in the name of the dealership.
      return { path: new URL(key.url).pathname, title: title.replace(/ \| [^|]*$/, '') };
    }),
  );
}

function list(pages: readonly KeptPage[]): void {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const places = section?.querySelector('ul');
  if (!section || !places || pages.length === 0) return;
  for (const { path, title } of pages) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    const place = document.createElement('li');
    place.append(link);
    places.append(place);
  }
  section.hidden = false;
}

const reload = () => window.location.reload();

/** Reloads when the site answers at all, even with an error. A device may claim a connection that it does not have. */
const reloadIfReached = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);

document.querySelector('[data-reload]')?.addEventListener('click', reload);
window.addEventListener('online', reloadIfReached);
setInterval(reloadIfReached, PAUSE);
keptPages().then(list, () => undefined);
