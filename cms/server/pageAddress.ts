import { join } from 'node:path';
import { isPageType, PAGE_TYPES, pageTypeRule } from '../../plugins/content-endpoint/collections/pageTypes';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS, type Folder, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import {
  brandSpecialPath,
  COMPARE_PATH,
  dealerSpecialPath,
  FIND_DEALER_PATH,
  GARAGE_PATH,
  postPath,
  TOWING_PATH,
  vehiclePath,
} from '../../src/content/addresses';
import { type Html, html, htmlPage } from '../../src/domain/html';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockNumberKey } from '../../src/domain/stock/stockOverride';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { TOWING_TITLE } from '../../src/domain/towing/towingVehicles';
import { ENTRIES } from '../config/collections';
import { builtStock } from './builtStock';
import type { Handler } from './decapPackages';
import type { SiteState } from './siteProcess';

/** The collections whose entries have pages, or places on a page, of their own. */
export const HAS_PAGE: readonly Folder[] = [
  'pages',
  'vehicles',
  'brand-specials',
  'dealer-specials',
  'posts',
];

/** Where the rates are, on the page that every site with finance has. */
const RATES = `/${PAGE_TYPES.financeCalculator.slug}/#rates`;

/** The page that shows an entry, with the part of it. For settings that affect every page, this is the home page. */
export function pageAddress(folder: Folder, { id, data }: RawFile): string {
  const slug = typeof data.slug === 'string' ? data.slug : id;
  switch (folder) {
    case 'pages': {
      const own = (isPageType(data.pageType) ? pageTypeRule(data.pageType).slug : undefined) ?? slug;
      return own === '' ? '/' : `/${own}/`;
    }
    case 'vehicles':
      return vehiclePath({ slug });
    case 'posts':
      return postPath({ slug });
    case 'brand-specials':
      return brandSpecialPath({ slug, id: Number(data.id) });
    case 'dealer-specials':
      return dealerSpecialPath({ slug });
    case 'team':
      return '/team/';
    case 'locations':
      return '/contact/';
    case 'stock-overrides':
    case 'assurances':
      return '/stock/';
    case 'settings':
      return id === 'finance' && data.enabled === true ? RATES : '/';
  }
}
/** What is shown instead of a page of the site. */
const notePage = (words: string, more: Html, head: Html = html``): string =>
  htmlPage({
    lang: 'en-AU',
    title: words,
    style: `body { display: grid; min-height: 90vh; margin: 1.5rem; place-content: center; font: 1.125rem/1.5 system-ui, sans-serif; color: #313d3e; }
main { max-width: 32rem; overflow-wrap: anywhere; }
progress { width: 100%; height: 1rem; accent-color: #1f4d3f; }`,
    head: html`${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    body: html`<main><h1>${words}</h1>${more}</main>`,
  });

/** What is shown while the site is being prepared. The browser asks again until the page is there. */
const waitingPage = (words: string, percent?: number): string =>
  notePage(
    percent === undefined ? words : `${words} (${percent} %)`,
    percent === undefined
      ? html`<p>Your changes are saved. Saving the next one tries again.</p>`
      : html`<progress max="100" value="${percent}" aria-label="Progress"></progress>
<p>The page opens by itself. You can go on editing meanwhile.</p>`,
    html`<meta http-equiv="refresh" content="2">`,
  );

/** `/view/{collection}/{id}`: redirects to the page that shows an entry, once the site is ready. */
export const viewPage =
  (projectFolder: string, siteUrl: string, stateOf: () => SiteState = () => ({ kind: 'ready' })): Handler =>
  async ({ path }, response, next) => {
    const [, folder = '', id] = path.split('/');
    if (!Object.hasOwn(FOLDERS, folder)) return next();
    const state = stateOf();
    if (state.kind !== 'ready')
      return response
        .type('html')
        .send(waitingPage(state.words, state.kind === 'preparing' ? state.percent : undefined));
    if (folder === 'settings' && id === 'looks') return response.redirect(`${siteUrl}/`);
    const { files } = await readFolder(join(projectFolder, 'content'), folder as Folder);
    const file = files.find((candidate) => candidate.id === id?.toLowerCase());
    if (!file) return next();
    const address = folder === 'stock-overrides' ? vehicleAddress(file) : pageAddress(folder as Folder, file);
    if (address === undefined) response.type('html').send(noVehiclePage(file));
    else response.redirect(siteUrl + address);
  };

/** The page of a single vehicle in the last build; undefined if it has none. */
function vehicleAddress({ data }: RawFile): string | undefined {
  const number = stockNumberKey(String(data.stockNumber));
  const vehicle = builtStock().find(
    ({ stockNumber }) => stockNumber !== undefined && stockNumberKey(stockNumber) === number,
  );
  return vehicle && stockItemPath(vehicle.id, stockTitle(vehicle).title);
}

const noVehiclePage = ({ data }: RawFile): string =>
  notePage(
    data.hide === true ? 'This vehicle is hidden' : 'This vehicle is not on the site',
    html`<p>${
      data.hide === true ? 'While it is, it has no page.' : 'The stock of the last build does not have it.'
    }</p>`,
  );

/** A page that a link can lead to. */
export interface LinkTarget {
  readonly address: string;
  readonly title: string;
  /** The menu of the editor that it is in. */
  readonly menu: string;
}

/** Pages that no entry makes. */
const OTHER_PAGES: readonly LinkTarget[] = [
  { address: FIND_DEALER_PATH, title: 'Find a dealer', menu: 'Other pages' },
  { address: GARAGE_PATH, title: 'My garage', menu: 'Other pages' },
  { address: COMPARE_PATH, title: 'Compare', menu: 'Other pages' },
  { address: TOWING_PATH, title: TOWING_TITLE, menu: 'Other pages' },
];

/** Every page that staff can link to, in the order of the editor's menu, by title. */
export async function linkTargets(projectFolder: string): Promise<readonly LinkTarget[]> {
  const own = ENTRIES.filter(({ folder }) => HAS_PAGE.includes(folder));
  const ofEntries = await Promise.all(
    own.map(async ({ folder, label, title }) => {
      const { files } = await readFolder(join(projectFolder, 'content'), folder);
      return files
        .filter(({ data }) => data.draft !== true)
        .filter(({ data }) => !['notFound', 'serverError', 'testForms'].includes(String(data.pageType)))
        .map((file) => ({
          address: pageAddress(folder, file),
          title: String(file.data[title] ?? file.id),
          menu: label,
        }))
        .sort((one, other) => one.title.localeCompare(other.title));
    }),
  );
  return [...ofEntries.flat(), ...(await listings(projectFolder)), ...OTHER_PAGES];
}

/** The stock of each condition. What is within them changes daily. */
async function listings(projectFolder: string): Promise<readonly LinkTarget[]> {
  const { files } = await readFolder(join(projectFolder, 'content'), 'settings');
  const site = files.find(({ id }) => id === 'site')?.data ?? {};
  return (['new', 'demo', 'used'] as const).flatMap((condition) => {
    const slug = site[`${condition}VehiclesUrl`];
    return typeof slug === 'string'
      ? [{ address: `/stock/${slug}/`, title: `Stock: ${slug.replaceAll('-', ' ')}`, menu: 'Stock' }]
      : [];
  });
}
