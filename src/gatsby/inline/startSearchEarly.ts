import { STOCK_INDEX_URL } from '../../search/engines/fetchStockItem';
import { MANIFEST_NAME, type Manifest } from '../../search/engines/embedded';
import { EARLY_SEARCH_META, type EarlySearch } from '../earlySearch';

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
  const { content } = document.querySelector<HTMLMetaElement>(`meta[name=${EARLY_SEARCH_META}]`) ?? {};
  if (content === undefined) return;
  const { template, data, isEmbedded } = JSON.parse(content) as EarlySearch;
  for (const script of chunks[template] ?? []) preload(script, 'script');
  for (const file of data) preload(file, 'fetch');
  const [worker] = chunks['search-worker'] ?? [];
  if (worker !== undefined && isEmbedded) startEngine(worker);
}

/** Starts the Worker. If it fails before anybody uses it, it is forgotten. */
function startEngine(script: string): void {
  const manifest = fetch(STOCK_INDEX_URL + MANIFEST_NAME, { cache: 'no-cache' });
  const early: { worker?: Worker; readonly manifest: Promise<Response> } = { manifest };
  Object.assign(window, { earlySearch: early });
  try {
    early.worker = new Worker(script);
    early.worker.onerror = () => {
      delete early.worker;
    };
  } catch {
    // The engine makes its own, and tells what is wrong.
  }
  void warm(manifest).catch(() => undefined);
}

/** Puts the files that every search needs into the browser's cache. */
async function warm(answer: Promise<Response>): Promise<void> {
  const { files } = (await (await answer).clone().json()) as Manifest;
  const cards = files.cards.perShard ? [] : [`${files.cards.name}.bin`];
  await Promise.all([files.core, ...cards].map((name) => fetch(STOCK_INDEX_URL + name)));
}
