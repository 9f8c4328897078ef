import { ASK_AGAIN, type HostTable, KEPT_FOR_GOOD } from './hostTable';

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

/**
 * The function for viewer requests (runtime 2.0): redirects of the store with their query, the final slash, and the file of
 * a folder. Set the address of the error page for 403 and 404 to `/404.html` with the status 404.
 */
export const viewerRequest = ({ hidden }: HostTable): string => `import cf from 'cloudfront';

// Written by the build. Associate the function with a key-value store that holds redirects.json.
const store = cf.kvs();
const HIDDEN = ${JSON.stringify(hidden)};

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
  headers: { location: { value: location } },
});

async function handler(event) {
  const request = event.request;
  const path = request.uri;
  const slashed = path.endsWith('/') ? path : path + '/';
  const query = queryOf(request.querystring);
  if (await store.exists(slashed)) return movedTo((await store.get(slashed)) + query);
  if (HIDDEN.includes(path)) return { statusCode: 404, statusDescription: 'Not Found' };
  if (path.endsWith('/')) request.uri = path + 'index.html';
  else if (!/\\.[^/]+$/.test(path)) return movedTo(slashed + query);
  return request;
}
`;

/** The commands that copy a built site to a bucket: what is kept for good first, pages last, nothing deleted before. */
export function uploadScript({ rules, types }: HostTable): string {
  const groups = rules.flatMap(({ globs, headers }) => {
    const control = headers.find(([name]) => name === 'Cache-Control')?.[1] ?? ASK_AGAIN;
    return globs.map((glob) => ({ glob, control }));
  });
  const copy = ({ glob, control }: (typeof groups)[number]) =>
    `aws s3 cp "$1" "s3://$2" --recursive --exclude '*' --include '${glob}' --cache-control '${control}'`;
  return [
    '#!/usr/bin/env bash',
    '# Written by the build. Usage: bash upload.sh FOLDER BUCKET',
    'set -euo pipefail',
    'test -f "$1/whole-site.json" || { echo "$1 is not a whole site: nothing was copied." >&2; exit 1; }',
    ...groups.filter(({ control }) => control === KEPT_FOR_GOOD).map(copy),
    `aws s3 cp "$1" "s3://$2" --recursive ${groups.map(({ glob }) => `--exclude '${glob}'`).join(' ')} --cache-control '${ASK_AGAIN}'`,
    ...groups.filter(({ control }) => control !== KEPT_FOR_GOOD).map(copy),
    ...types.map(
      ({ file, type }) =>
        `aws s3 cp "$1${file}" "s3://$2${file}" --content-type '${type}' --cache-control '${ASK_AGAIN}'`,
    ),
    '',
  ].join('\n');
}
