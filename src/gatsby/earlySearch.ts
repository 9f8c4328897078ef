import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from '../config/env';
import { STOCK_INDEX_URL } from '../search/engines/embedded/fetchStockItem';
import { MANIFEST_NAME } from '../search/engines/embedded/files/manifest';
import { SCRIPTS_BY_CHUNK } from './internals';

/** The data that Gatsby asks for on every page before it draws it. */
const SHARED_DATA = [
  '/page-data/app-data.json',
  '/slice-data/site-header.json',
  '/slice-data/site-footer.json',
];

let compiled: Readonly<Record<string, readonly string[]>> | undefined;

/** The scripts of a part of the site by the name of its chunk; none where nothing was compiled for browsers. */
function scriptsOf(chunk: string): readonly string[] {
  compiled ??= existsSync(`public/${SCRIPTS_BY_CHUNK}`)
    ? JSON.parse(readFileSync(`public/${SCRIPTS_BY_CHUNK}`, 'utf8')).assetsByChunkName
    : {};
  return (compiled?.[chunk] ?? []).filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
}

/**
 * A script for the head of a listing's HTML. A shopper who opens a link with filters waits for the search, and the search
 * would wait for one script after another: Gatsby's own, the page's data, the page's scripts, the Worker, the manifest,
 * the index. The script asks for all of them at once. On a listing without filters it does nothing: the cards are there.
 *
 * The Worker and the manifest are taken up by `stockEngine`; the browser hands over the other files when they are asked for.
 */
export function startSearchEarly(pathname: string, staticQueryHashes: readonly string[]): string {
  const template = pathname === '/stock/' ? 'stock-front' : 'stock-index';
  const scripts = [...scriptsOf('app'), ...scriptsOf(`component---src-templates-${template}-template-tsx`)];
  const data = [
    ...SHARED_DATA,
    `/page-data${pathname}page-data.json`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  const [worker] = scriptsOf('search-worker');
  const isEmbedded = readSettings().searchEngine.kind === 'embedded';
  return `!function(d){if(!('searching'in d.documentElement.dataset))return;${PRELOAD}${JSON.stringify(scripts)}.forEach(function(u){p(u,'script')});${JSON.stringify(data)}.forEach(function(u){p(u,'fetch')});${worker && isEmbedded ? startEngine(worker) : ''}}(document)`;
}

const PRELOAD =
  "function p(u,a){var l=d.createElement('link');l.rel='preload';l.as=a;if(a=='fetch')l.crossOrigin='';l.href=u;d.head.append(l)}";

/** A Worker that fails before anybody asks it anything is as good as none. */
const startEngine = (worker: string): string =>
  `var s=self.earlySearch={};try{(s.worker=new Worker('${worker}')).onerror=function(){delete s.worker}}catch(e){}` +
  `s.manifest=fetch('${STOCK_INDEX_URL}${MANIFEST_NAME}',{cache:'no-cache'});` +
  's.manifest.then(function(r){return r.clone().json()}).then(function(m){return Promise.all(' +
  `[m.files.core].concat(m.files.cards.perShard?[]:m.files.cards.name+'.bin').map(function(n){return fetch('${STOCK_INDEX_URL}'+n)}))}).catch(function(){})`;
