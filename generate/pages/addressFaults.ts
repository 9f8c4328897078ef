import type { PermanentRedirect } from '../../src/config/siteConfig';
import {
  brandSpecialPath,
  postPath,
  vehicleConfigurationPath,
  vehiclePath,
} from '../../src/content/addresses';
import { configurationOptions } from '../../src/domain/configuration/configuration';
import { STOCK_PATH } from '../../src/search/listingPath';
import type { ContentIndexQuery } from '../content/queryTypes';
import type { PageSpec } from './pageSpecs';

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
  redirects: readonly (Pick<OwnedRedirect, 'from' | 'owner'> & Partial<PermanentRedirect>)[],
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

/** A redirect, and where it is defined, for messages. */
export interface OwnedRedirect extends PermanentRedirect {
  readonly owner: string;
}

const pagePath = (slug: string): string => (slug === '' ? '/' : `/${slug}/`);

/** All redirects: the dealer's own, and the earlier addresses of content. */
export function redirectsOf(
  content: ContentIndexQuery,
  own: readonly PermanentRedirect[],
): readonly OwnedRedirect[] {
  const all = [
    ...own.map((redirect) => ({ ...redirect, owner: 'redirects.yml' })),
    ...content.pages.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, pagePath, `the page "${id}"`),
    ),
    ...content.vehicles.flatMap((vehicle) => {
      const { id, slug, previousSlugs } = vehicle;
      const paths = configurationOptions(vehicle) ? [vehiclePath, vehicleConfigurationPath] : [vehiclePath];
      return paths.flatMap((pathOf) =>
        earlier(previousSlugs, slug, (one) => pathOf({ slug: one }), `the vehicle "${id}"`),
      );
    }),
    ...content.posts.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, (one) => postPath({ slug: one }), `the post "${id}"`),
    ),
    ...content.brandSpecials.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, (one) => brandSpecialPath({ slug: one, id }), `the brand special ${id}`),
    ),
  ];
  // The same redirect may be defined twice. If two differ, `addressFaults` reports them.
  return all.filter(
    ({ from, to }, place) => all.findIndex((other) => other.from === from && other.to === to) === place,
  );
}

const earlier = (
  slugs: readonly string[],
  slug: string,
  pathOf: (slug: string) => string,
  owner: string,
): readonly OwnedRedirect[] =>
  slugs
    .filter((old) => old !== slug)
    .map((old) => ({ from: pathOf(old), to: pathOf(slug), owner: `an earlier address of ${owner}` }));
