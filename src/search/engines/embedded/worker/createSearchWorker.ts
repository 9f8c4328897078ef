/** Alone in its file: only a bundler understands the address, and tests do not load it. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url), {
    type: 'module',
  });
