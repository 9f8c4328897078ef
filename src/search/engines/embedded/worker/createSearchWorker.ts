/** In its own file, because only a bundler understands this URL; tests do not load it. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url), {
    type: 'module',
  });
