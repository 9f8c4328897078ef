import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from '../config/env';
import { MANIFEST_NAME } from '../search/engines/embedded';
import { STOCK_INDEX_URL } from '../search/engines/fetchStockItem';
import { SCRIPTS_BY_CHUNK } from './internals';

/** The data that Gatsby requests on every page before it renders the page. */
const SHARED_DATA = [
  '/page-data/app-data.json',
  '/slice-data/site-header.json',
  '/slice-data/site-footer.json',
];

let compiled: Readonly<Record<string, readonly string[]>> | undefined;

/** The scripts of a chunk; none if nothing was compiled for browsers. */
function scriptsOf(chunk: string): readonly string[] {
  compiled ??= existsSync(`public/${SCRIPTS_BY_CHUNK}`)
    ? JSON.parse(readFileSync(`public/${SCRIPTS_BY_CHUNK}`, 'utf8')).assetsByChunkName
    : {};
  return (compiled?.[chunk] ?? []).filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
}

/** What the early search of a listing requests: addresses of files. */
interface EarlySearch {
  readonly scripts: readonly string[];
  readonly data: readonly string[];
  /** The script of the Worker; absent where another engine answers. */
  readonly worker?: string;
}

/** The files that a listing with filters needs. `START_SEARCH_EARLY` reads them from the element of its script. */
export function earlySearch(pathname: string, staticQueryHashes: readonly string[]): EarlySearch {
  const template = pathname === '/stock/' ? 'stock-front' : 'stock-index';
  const [worker] = scriptsOf('search-worker');
  const isEmbedded = readSettings().searchEngine.kind === 'embedded';
  return {
    scripts: [...scriptsOf('app'), ...scriptsOf(`component---src-templates-${template}-template-tsx`)],
    data: [
      ...SHARED_DATA,
      `/page-data${pathname}page-data.json`,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
    ...(worker && isEmbedded ? { worker } : {}),
  };
}

const PRELOAD =
  "function p(u,a){var l=d.createElement('link');l.rel='preload';l.as=a;if(a=='fetch')l.crossOrigin='';l.href=u;d.head.append(l)}";

/** Starts the Worker. If it fails before anybody uses it, it is forgotten. */
const START_ENGINE =
  'var s=self.earlySearch={};try{(s.worker=new Worker(o.worker)).onerror=function(){delete s.worker}}catch(e){}' +
  `s.manifest=fetch('${STOCK_INDEX_URL}${MANIFEST_NAME}',{cache:'no-cache'});` +
  's.manifest.then(function(r){return r.clone().json()}).then(function(m){return Promise.all(' +
  `[m.files.core].concat(m.files.cards.perShard?[]:m.files.cards.name+'.bin').map(function(n){return fetch('${STOCK_INDEX_URL}'+n)}))}).catch(function(){})`;

/**
 * A script for the head of a listing. A shopper who opens a link with filters waits for the search. Without this script the
 * search would wait for a chain of requests: Gatsby's scripts, the page's data, the page's scripts, the Worker, the
 * manifest, the index. The script requests all of them at once. On a listing without filters it does nothing, because the
 * cards are already there.
 *
 * `stockEngine` takes over the Worker and the manifest. The other files come from the browser's preload cache.
 */
export const START_SEARCH_EARLY =
  "!function(d){if(!('searching'in d.documentElement.dataset))return;" +
  `var o=JSON.parse(d.currentScript.dataset.files);${PRELOAD}` +
  "o.scripts.forEach(function(u){p(u,'script')});o.data.forEach(function(u){p(u,'fetch')});" +
  `if(o.worker){${START_ENGINE}}}(document)`;
