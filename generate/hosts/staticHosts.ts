import type { Headers } from '../../src/config/securityHeaders';
import { SCRIPT_PROXY } from '../../src/config/tracking';
import { DEALERSHIP_FILE } from '../../src/domain/enquiry/dealershipDetails';
import { API_PATHS, ASK_AGAIN, type FileRule, type HostTable, NOT_FOUND_PAGE } from './hostTable';

/** How Gatsby names the scripts of templates. No other address of a site begins like this, so one rule does for all. */
const TEMPLATE_SCRIPTS = '/component---';

/** Hosts read `*` at the end of an address alone, so other files are named one by one. */
const addressesOf = ({ folder, files }: FileRule): readonly string[] =>
  folder === undefined
    ? [
        ...new Set(files.map((file) => (file.startsWith(TEMPLATE_SCRIPTS) ? `${TEMPLATE_SCRIPTS}*` : file))),
      ].sort((a, b) => Number(b.endsWith('*')) - Number(a.endsWith('*')))
    : [`${folder}*`];

/**
 * The headers in the format of static hosts (`_headers`: Netlify, Cloudflare Pages and others, and our own server). These
 * hosts tell browsers to ask again for all other files by default. Hosts join the values of one header from two rules, so
 * no header is in two rules for one file. Some read only so many rules: the scripts of single features are the last ones.
 */
export const headersFile = ({ everywhere, rules, rare }: HostTable): string =>
  [
    ['/*', everywhere] as const,
    ...rare.map(({ file, type }) => [inOneWord(file), [['Content-Type', type]] as Headers] as const),
    ...rules.flatMap((rule) => addressesOf(rule).map((path) => [path, rule.headers] as const)),
  ]
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('');

/**
 * The redirects in the format of static hosts (`_redirects`: from, to, status). The host keeps queries, the browser keeps
 * hashes. There is no line for `/stock/*`: see docs/decisions/0003. A line with the status 200 hands an address on to
 * another host; one with 404! hides a file, and one with 410 is a deleted page, where the host can. Functions read the file for the enquiry server as visitors do.
 */
export const redirectsFile = ({ redirects, gone, script, apiServer, hidden }: HostTable): string =>
  [
    ...hidden
      .filter((path) => apiServer !== undefined || path !== `/${DEALERSHIP_FILE}`)
      .map((path) => `${path}  ${NOT_FOUND_PAGE}  404!`),
    ...redirects.map(({ from, to }) => `${inOneWord(from)}  ${inOneWord(to)}  301`),
    ...(script === undefined ? [] : [`${SCRIPT_PROXY}  ${script}  200`]),
    ...(apiServer === undefined
      ? []
      : API_PATHS.map((path) =>
          path.endsWith('/')
            ? `${path}*  ${apiServer}${path}:splat  200`
            : `${path}  ${apiServer}${path}  200`,
        )),
    // The last ones: beyond a host's limit they are 404.
    ...gone.map((path) => `${inOneWord(path)}  ${NOT_FOUND_PAGE}  410`),
    '',
  ].join('\n');

/** A space would end an address in `_redirects`. */
const inOneWord = (path: string): string => path.replace(/\s/g, encodeURIComponent);

/** Characters that mean something in the patterns of `source`. */
const asPattern = (path: string): string => path.replace(/[()*+?.:{}[\]\\^$|]/g, '\\$&');

/** An address without its final slash. Vercel's own setting would send enquiries on too. */
const MISSING_SLASH = {
  source: '/:path((?!api/|health$)(?:[^/]+/)*[^/.]+)',
  destination: '/:path/',
  statusCode: 301,
};

const asHeaders = (headers: Headers) => headers.map(([key, value]) => ({ key, value }));

/** The file that Vercel reads in the folder that is deployed. @see https://vercel.com/docs/project-configuration */
export const vercelFile = (table: HostTable): string => `${JSON.stringify(vercelConfig(table), null, 2)}\n`;

const vercelConfig = ({ everywhere, rules, redirects, rare, apiServer, script }: HostTable) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  redirects: [
    ...redirects.map(({ from, to }) => ({
      source: from === '/' ? from : `${asPattern(from.replace(/\/$/, ''))}{/}?`,
      destination: to,
      statusCode: 301,
    })),
    MISSING_SLASH,
  ],
  rewrites: [
    ...(apiServer === undefined
      ? []
      : API_PATHS.map((path) =>
          path.endsWith('/')
            ? { source: `${path}:path*`, destination: `${apiServer}${path}:path*` }
            : { source: path, destination: apiServer + path },
        )),
    ...(script === undefined ? [] : [{ source: SCRIPT_PROXY, destination: script }]),
  ],
  headers: [
    { source: '/(.*)', headers: [...asHeaders(everywhere), { key: 'Cache-Control', value: ASK_AGAIN }] },
    ...rules.flatMap(({ folder, pattern, files, headers }) => {
      const sources =
        folder !== undefined
          ? [`${folder}(.*)`]
          : pattern !== undefined
            ? [patternSource(pattern)]
            : files.map(asPattern);
      return sources.map((source) => ({ source, headers: asHeaders(headers) }));
    }),
    ...rare.map(({ file, type }) => ({
      source: asPattern(file),
      headers: [{ key: 'Content-Type', value: type }],
    })),
  ],
});

/** `^/stock-index/[^/]*\.bin$` as a path with one group: `/stock-index/([^/]*\.bin)`. */
const patternSource = (pattern: string): string =>
  pattern.replace(/^\^(\/(?:[\w-]+\/)*)(.*)\$$/, (_, folder: string, name: string) => `${folder}(${name})`);

/** What Vercel does not upload from the folder that is deployed. */
export const vercelIgnore = ({ hidden }: HostTable): string => `${hidden.join('\n')}\n`;

interface Limit {
  readonly host: string;
  readonly most: number;
  /** What is counted, in words that follow the number. */
  readonly what: string;
  readonly count: (table: HostTable) => number;
  /** What becomes of those beyond the limit. */
  readonly beyond: string;
}

const linesOf = (text: string, isCounted: (line: string) => boolean): number =>
  text.split('\n').filter(isCounted).length;

/** What static hosts accept, by their documentation. Beyond it they ignore lines without a word. */
const LIMITS: readonly Limit[] = [
  {
    host: 'Cloudflare Pages',
    most: 100,
    what: 'rules of _headers',
    count: (table) => linesOf(headersFile(table), (line) => line.startsWith('/')),
    beyond: 'browsers ask for the scripts of the last ones again on each visit',
  },
  {
    host: 'Cloudflare Pages',
    most: 2000,
    what: 'lines of _redirects',
    count: (table) => linesOf(redirectsFile(table), (line) => line !== ''),
    beyond: 'the last ones lead nowhere',
  },
  {
    host: 'Cloudflare Pages',
    most: 2000,
    what: 'characters of a line in _headers',
    count: (table) =>
      Math.max(
        ...headersFile(table)
          .split('\n')
          .map(({ length }) => length),
      ),
    beyond: 'the longest line is left out',
  },
  {
    host: 'Vercel',
    most: 2048,
    what: 'redirects',
    count: (table) => vercelConfig(table).redirects.length,
    beyond: 'it refuses the whole file',
  },
  {
    host: 'Vercel',
    most: 4096,
    what: 'characters of a header',
    count: ({ everywhere }) => Math.max(...everywhere.map(([, value]) => value.length)),
    beyond: 'it refuses the whole file',
  },
];

/** From this share of a limit on, the build says how much is left. */
const NEAR = 0.9;

/** What is beyond the limits of a host or near them, one sentence each. */
export const hostLimits = (table: HostTable): readonly string[] =>
  LIMITS.flatMap(({ host, most, what, count, beyond }) => {
    const used = count(table);
    if (used < most * NEAR) return [];
    const then = used > most ? beyond : `beyond that, ${beyond}`;
    return [`If you publish on ${host}: it reads ${most} ${what}, and this site has ${used}; ${then}.`];
  });
