import type { Headers } from '../../src/config/securityHeaders';
import { SCRIPT_PROXY } from '../../src/config/tracking';
import { API_PATHS, ASK_AGAIN, type HostTable } from './hostTable';

/** What static hosts accept, by their documentation. Beyond it they ignore lines without a word. */
const LIMITS = [
  { host: 'Cloudflare Pages', headerRules: 100, redirects: 2000, lineLength: 2000 },
  { host: 'Vercel', headerRules: 2048, redirects: 2048, lineLength: 4096 },
] as const;

/**
 * The headers in the format of static hosts (`_headers`: Netlify, Cloudflare Pages and others, and our own server). These
 * hosts tell browsers to ask again for all other files by default. Hosts join the values of one header from two rules, so
 * no header is in two rules for one file; and `*` only works at the end of an address, so the files are named one by one.
 */
export const headersFile = ({ everywhere, rules, types }: HostTable): string =>
  [
    ['/*', everywhere] as const,
    ...rules.flatMap(({ folder, files, headers }) =>
      (folder === undefined ? files : [`${folder}*`]).map((path) => [path, headers] as const),
    ),
    ...types.map(({ file, type }) => [file, [['Content-Type', type]] as Headers] as const),
  ]
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('');

/**
 * The redirects in the format of static hosts (`_redirects`: from, to, status). The host keeps queries, the browser keeps
 * hashes. There is no line for `/stock/*`: see docs/decisions/0003. A line with the status 200 hands an address on to
 * another host.
 */
export const redirectsFile = ({ redirects, script, apiServer }: HostTable): string =>
  [
    ...redirects.map(({ from, to }) => `${inOneWord(from)}  ${inOneWord(to)}  301`),
    ...(script === undefined ? [] : [`${SCRIPT_PROXY}  ${script}  200`]),
    ...(apiServer === undefined
      ? []
      : API_PATHS.map((path) =>
          path.endsWith('/')
            ? `${path}*  ${apiServer}${path}:splat  200`
            : `${path}  ${apiServer}${path}  200`,
        )),
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
export const vercelFile = ({ everywhere, rules, redirects, types, apiServer, script }: HostTable): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      redirects: [
        ...redirects.flatMap(({ from, to }) =>
          [from, from.replace(/\/$/, '')]
            .filter((path) => path !== '')
            .map((path) => ({ source: asPattern(path), destination: to, statusCode: 301 })),
        ),
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
        ...types.map(({ file, type }) => ({
          source: asPattern(file),
          headers: [{ key: 'Content-Type', value: type }],
        })),
      ],
    },
    null,
    2,
  )}\n`;

/** `^/stock-index/[^/]*\.bin$` as a path with one group: `/stock-index/([^/]*\.bin)`. */
const patternSource = (pattern: string): string =>
  pattern.replace(/^\^(\/(?:[\w-]+\/)*)(.*)\$$/, (_, folder: string, name: string) => `${folder}(${name})`);

/** What is beyond the limits of a host, one sentence each. */
export function beyondLimits(table: HostTable): readonly string[] {
  const rules = headersFile(table)
    .split('\n')
    .filter((line) => line.startsWith('/')).length;
  const longest = Math.max(
    ...headersFile(table)
      .split('\n')
      .map((line) => line.length),
  );
  return LIMITS.flatMap(({ host, headerRules, redirects, lineLength }) => [
    ...(host === 'Cloudflare Pages' && rules > headerRules
      ? [
          `${host} reads ${headerRules} rules of _headers; this site has ${rules}: the files of the last ones are asked for each time.`,
        ]
      : []),
    ...(table.redirects.length > redirects
      ? [`${host} follows ${redirects} redirects; this site has ${table.redirects.length}.`]
      : []),
    ...(longest > lineLength
      ? [`${host} reads lines of ${lineLength} characters in _headers; the longest has ${longest}.`]
      : []),
  ]);
}
