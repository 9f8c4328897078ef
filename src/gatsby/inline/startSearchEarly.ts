import type { Manifest } from '../../search/engines/embedded';
import type { EarlySearch } from '../htmlHead';

function preload(href: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  if (as === 'fetch') link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * A shopper who opens a link with filters waits for the search. Without this the search would wait for a chain of requests:
 * Gatsby's scripts, the page's data, the page's scripts, the Worker, the manifest, the index. This requests all of them at
 * once. `stockEngine` takes over the Worker and the manifest. The other files come from the browser's preload cache.
 * @param chunks the addresses of each chunk's scripts
 */
export function startSearchEarly(chunks: Readonly<Record<string, readonly string[]>>): void {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name=early-search]') ?? {};
  if (content === undefined) return;
  const { template, data, manifest } = JSON.parse(content) as EarlySearch;
  for (const script of chunks[template] ?? []) preload(script, 'script');
  for (const file of data) preload(file, 'fetch');
  const [worker] = chunks['search-worker'] ?? [];
  if (worker !== undefined && manifest !== undefined) startEngine(worker, manifest);
}

/** Starts the Worker. If it fails before anybody uses it, it is forgotten. */
function startEngine(script: string, manifestUrl: string): void {
  const manifest = fetch(manifestUrl, { cache: 'no-cache' });
  const early: { worker?: Worker; readonly manifest: Promise<Response> } = { manifest };
  Object.assign(window, { earlySearch: early });
  try {
    early.worker = new Worker(script);
    early.worker.onerror = () => {
      delete early.worker;
    };
  } catch {
    // The engine starts one of its own, and says what is wrong.
  }
  void warm(manifest).catch(() => undefined);
}

/** Puts the files that every search needs into the browser's cache. */
async function warm(answer: Promise<Response>): Promise<void> {
  const { url } = await answer;
  const { files } = (await (await answer).clone().json()) as Manifest;
  const cards = files.cards.perShard ? [] : [`${files.cards.name}.bin`];
  await Promise.all([files.core, ...cards].map((name) => fetch(new URL(name, url))));
}
