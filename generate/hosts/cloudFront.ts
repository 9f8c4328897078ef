import type { Headers } from '../../src/config/securityHeaders';
import type { HostTable } from './hostTable';

/** What `aws cloudfront create-response-headers-policy` reads: the headers of every answer. */
export function responseHeadersPolicy({ siteUrl, everywhere }: HostTable): string {
  const headerValue = (name: string) => everywhere.find(([one]) => one === name)?.[1];
  const policy = headerValue('Content-Security-Policy');
  const referrer = headerValue('Referrer-Policy');
  const seconds = /max-age=(\d+)/.exec(headerValue('Strict-Transport-Security') ?? '')?.[1];
  const BUILT_IN = [
    'Content-Security-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ];
  const custom = everywhere.filter(([name]) => !BUILT_IN.includes(name));
  return `${JSON.stringify(
    {
      Name: `forecourt-${new URL(siteUrl).hostname.replaceAll('.', '-')}`,
      SecurityHeadersConfig: {
        ...(policy !== undefined && {
          ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
        }),
        ...(referrer !== undefined && { ReferrerPolicy: { Override: true, ReferrerPolicy: referrer } }),
        ...(seconds !== undefined && {
          StrictTransportSecurity: {
            Override: true,
            AccessControlMaxAgeSec: Number(seconds),
            IncludeSubdomains: false,
            Preload: false,
          },
        }),
        ContentTypeOptions: { Override: true },
      },
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
    null,
    2,
  )}\n`;
}

/** The redirects for a key-value store of CloudFront, in the format of its import: a function holds at most 10 KB. */
export const redirectStore = ({ redirects }: HostTable): string =>
  `${JSON.stringify({ data: redirects.map(({ from, to }) => ({ key: from, value: to })) }, null, 2)}\n`;

/** Headers as a function of CloudFront writes them. */
const asHeaders = (headers: Headers): string =>
  JSON.stringify(Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), { value }])));

/**
 * The function for viewer requests (runtime 2.0): redirects of the store with their query, the final slash, and the file of
 * a folder. Its own answers pass no policy of headers, so they bring theirs. Set the address of the error page for 403 and
 * 404 to `/404.html` with the status 404.
 */
export const viewerRequest = ({ hidden, everywhere }: HostTable): string => `import cf from 'cloudfront';

// Written by the build. Associate the function with a key-value store that holds redirects.json.
const store = cf.kvs();
const HIDDEN = ${JSON.stringify(hidden)};
const HEADERS = ${asHeaders(everywhere)};

function queryOf(querystring) {
  const parts = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    for (const one of values) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

const movedTo = (location) => ({
  statusCode: 301,
  statusDescription: 'Moved Permanently',
  headers: Object.assign({ location: { value: location } }, HEADERS),
});

async function handler(event) {
  const request = event.request;
  const path = request.uri;
  const slashed = path.endsWith('/') ? path : path + '/';
  const query = queryOf(request.querystring);
  if (await store.exists(slashed)) return movedTo((await store.get(slashed)) + query);
  if (HIDDEN.includes(path)) return { statusCode: 404, statusDescription: 'Not Found', headers: HEADERS };
  if (path.endsWith('/')) request.uri = path + 'index.html';
  else if (!/\\.[^/]+$/.test(path)) return movedTo(slashed + query);
  return request;
}
`;

/** The function for viewer responses: the headers that only some files have, but for caching, which is stored with each file. */
export function viewerResponse({ rules }: HostTable): string {
  const cases = rules.flatMap(({ folder, pattern, headers }) => {
    const added = headers.filter(([name]) => name !== 'Cache-Control');
    const test = folder === undefined ? pattern : `^${folder}`;
    return test === undefined || added.length === 0
      ? []
      : [`  [new RegExp(${JSON.stringify(test)}), ${asHeaders(added)}],`];
  });
  return `// Written by the build.
const RULES = [
${cases.join('\n')}
];

function handler(event) {
  const response = event.response;
  const rule = RULES.find((one) => one[0].test(event.request.uri));
  if (rule) Object.assign(response.headers, rule[1]);
  return response;
}
`;
}
