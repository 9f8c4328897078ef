import { OLD_CACHES } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** The worker of a site that wants none: it replaces the earlier worker, deletes its caches and unregisters itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = (name: string) => OLD_CACHES.test(name) || name.startsWith('gatsby-plugin-offline-');
      const names = (await caches.keys()).filter(ours);
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
