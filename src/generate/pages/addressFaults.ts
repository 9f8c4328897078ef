import { STOCK_PATH } from '../../search/address/listingPath';
import type { PageSpec } from './pageSpecs';
import type { OwnedRedirect } from './redirects';

/** First segments of addresses that belong to the host, to Gatsby or to files of the site. */
const RESERVED: Readonly<Record<string, string>> = {
  '404': 'the not-found page',
  '500': 'the server-error page',
  admin: 'the content editor',
  api: 'the functions',
  icons: 'the icons',
  'page-data': 'Gatsby’s page data',
  'slice-data': 'Gatsby’s page data',
  static: 'Gatsby’s files',
  'stock-index': 'the search index',
  uploads: 'the pictures',
  '__third-party-proxy': 'scripts off the main thread',
};

/** Templates whose pages may be under the stock path. */
const OF_STOCK: ReadonlySet<PageSpec['template']> = new Set([
  'StockFrontTemplate',
  'StockIndexTemplate',
  'StockDetailsTemplate',
]);

/** An address that every host, file system and link accepts: no spaces, no escapes, no way out of the folder. */
const SOUND = /^\/(?!\.)([\w~-][\w.~-]*\/)*([\w~-][\w.~-]*)?$/;

/** `/about` and `/about/` are the same address. */
const sameAddress = (path: string): string => path.replace(/\/*$/, '/');

type Addressed = Omit<PageSpec, 'context'>;

const ownerOf = ({ owner, template, path }: Addressed): string => owner ?? `the ${template} at ${path}`;

/**
 * The faults in a site's addresses: two pages at one address, an address that belongs to something else, a redirect from an
 * existing page or with two targets, an address that no host could answer. Each fault names both sides.
 * @returns one sentence for each fault
 */
export function addressFaults(
  pages: readonly Addressed[],
  redirects: readonly OwnedRedirect[],
): readonly string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  const claim = (path: string, owner: string) => {
    if (!SOUND.test(path))
      faults.push(`${JSON.stringify(path)}, of ${owner}, is not an address: use letters, digits and hyphens`);
    const address = sameAddress(path);
    const other = owners.get(address);
    if (other === undefined) owners.set(address, owner);
    else faults.push(`${path} is claimed by ${other} and by ${owner}`);
  };
  for (const page of pages) {
    const owner = ownerOf(page);
    const taken = reservedFor(page);
    if (taken !== undefined) faults.push(`${page.path} is claimed by ${owner} and reserved for ${taken}`);
    claim(page.path, owner);
  }
  for (const { from, owner } of redirects) claim(from, owner);
  return faults;
}

function reservedFor({ path, template }: Addressed): string | undefined {
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  if (`/${first}/` === STOCK_PATH && !OF_STOCK.has(template)) return 'the stock search';
  return Object.hasOwn(RESERVED, first) ? RESERVED[first] : undefined;
}

/** One message for all faults. */
export const describeAddressFaults = (faults: readonly string[]): string =>
  [
    `${faults.length === 1 ? 'An address is' : `${faults.length} addresses are`} at fault or taken twice; nothing was built:`,
    ...faults.map((fault) => `  ${fault}`),
    'Change the slug of one of them (or take it from previousSlugs).',
  ].join('\n');
