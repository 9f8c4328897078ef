import type { Headers } from '../../src/config/securityHeaders';
import { SCRIPT_PROXY } from '../../src/config/tracking';
import { COMPRESSED_COPY } from './compressedCopies';
import { ALL_TYPES } from './fileTypes';
import { API_PATHS, ASK_AGAIN, type FileRule, type HostTable, NOT_FOUND_PAGE } from './hostTable';

/** Where the enquiry server listens beside nginx, if no other address is set. */
const OWN_SERVER = 'http://127.0.0.1:9000';

/** A text inside double quotes. nginx has no way to write a dollar sign there; addresses can write it as %24. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', '%24')}"`;

/** A header's value, in which a dollar sign would name a variable. No header of the table has one. */
function headerLine([name, value]: Headers[number]): string {
  if (value.includes('$'))
    throw new Error(`The header ${name} has a $, which nginx would read as a variable: ${value}`);
  return `add_header ${name} "${value.replace(/[\\"]/g, '\\$&')}" always;`;
}

const block = (opening: string, lines: readonly string[]): string =>
  [`  ${opening} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');

const headerLines = (headers: Headers): readonly string[] => headers.map(headerLine);

/** nginx adds the headers of the innermost block that has any, so each block with its own header names all of them. */
const place = (opening: string, headers: Headers, more: readonly string[] = []): string =>
  block(opening, [...more, ...headerLines(headers)]);

/** The answers of another server, which bring their own headers: none of them is sent twice. */
const handedOn = (opening: string, headers: Headers, more: readonly string[]): string =>
  place(opening, headers, [...more, ...headers.map(([name]) => `proxy_hide_header ${name};`)]);

const openingsOf = ({ folder, pattern, files }: FileRule): readonly string[] => {
  if (folder !== undefined) return [`location ^~ ${quoted(folder)}`];
  if (pattern !== undefined) return [`location ~ "${pattern.replaceAll('"', '')}"`];
  return files.map((file) => `location = ${quoted(file)}`);
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** It takes the place of the server's own table, which lacks some of these. */
const typesBlock = (): string =>
  block(
    'types',
    Object.entries(ALL_TYPES).map(([ending, type]) => `${type} ${ending};`),
  );

/**
 * The site as a `server` of nginx, to be included in its `http` block. It needs no module that distributions lack,
 * but for compressed copies made with Brotli. Let your certificate tool add TLS.
 */
export function nginxFile(table: HostTable): string {
  const { siteUrl, everywhere, rules, compressed } = table;
  const { hostname } = new URL(siteUrl);
  return [
    `# Written by the build of ${siteUrl}: write it to your server again after each build (docs/hosting.md).`,
    'server {',
    '  listen 80;',
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    '  index index.html;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  charset utf-8;',
    '  charset_types text/css text/csv text/javascript text/markdown text/plain text/tab-separated-values application/rss+xml application/xml;',
    '  # nginx refuses to list a folder without a page. To visitors it is an address without a file.',
    `  error_page 403 404 =404 ${NOT_FOUND_PAGE};`,
    `  error_page 410 ${NOT_FOUND_PAGE};`,
    '  error_page 500 502 503 504 /500.html;',
    '',
    '  default_type application/octet-stream;',
    typesBlock(),
    '',
    ...(compressed.includes('gzip') ? ['  gzip_static on;'] : []),
    ...(compressed.includes('brotli') ? ['  brotli_static on;'] : []),
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/csv text/plain text/xml text/javascript text/tab-separated-values application/json application/manifest+json application/xml application/rss+xml image/svg+xml;',
    '',
    '  # The headers of every answer but those of blocks with headers of their own: pages, redirects and errors.',
    ...headerLines([...everywhere, ['Cache-Control', ASK_AGAIN]]).map((line) => `  ${line}`),
    '',
    ...redirectLines(table),
    '',
    ...hiddenLines(table),
    '',
    ...handedOnBlocks(table),
    '',
    ...rules.flatMap((rule) =>
      openingsOf(rule).map((opening) => place(opening, [...everywhere, ...rule.headers])),
    ),
    '}',
    '',
  ].join('\n');
}

/** An answer at an address with and without its final slash. */
const answerAt = (from: string, answer: string): readonly string[] =>
  [...new Set([from, withoutSlash(from)])]
    .filter((path) => path !== '')
    .map((path) => `  location = ${quoted(path)} { return ${answer}; }`);

const redirectLines = ({ redirects, gone }: HostTable): readonly string[] => [
  '  # Permanent redirects, and deleted pages.',
  ...redirects.flatMap(({ from, to }) => answerAt(from, `301 ${quoted(to).slice(0, -1)}$is_args$args"`)),
  ...gone.flatMap((path) => answerAt(path, '410')),
];

const hiddenLines = ({ hidden, compressed }: HostTable): readonly string[] => [
  '  # For hosts and for the enquiry server, not for visitors.',
  ...hidden.map((path) => `  location = ${quoted(path)} { return 404; }`),
  '  location ~ "\\.map$" { return 404; }',
  '  location ~ "/\\.(?!well-known/)" { return 404; }',
  ...(compressed.length > 0 ? [`  location ~ "${COMPRESSED_COPY.source}" { return 404; }`] : []),
];

function handedOnBlocks({ everywhere, apiServer = OWN_SERVER, script }: HostTable): readonly string[] {
  // The enquiry server sends its own security headers, with a stricter policy. A header here keeps the pages' headers away.
  const ownHeaders = everywhere.filter(([name]) => name === 'X-Content-Type-Options');
  return [
    '  # Enquiries: the server of docs/leads.md. It limits by the address of the visitor (LEADS_PROXIES=1).',
    ...API_PATHS.map((path) =>
      handedOn(path.endsWith('/') ? `location ^~ ${path}` : `location = ${path}`, ownHeaders, [
        `proxy_pass ${apiServer};`,
        'proxy_set_header Host $host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        'proxy_request_buffering off;',
        'client_max_body_size 100m;',
      ]),
    ),
    ...(script === undefined
      ? []
      : [
          '',
          '  # The tag’s script. Its address is fixed: one taken from the request would make the site a proxy for everybody.',
          handedOn(`location = ${SCRIPT_PROXY}`, everywhere, [
            'resolver 1.1.1.1;',
            // Looked up when it is asked for: nginx would not start while the name cannot be found.
            `set $script "${script}";`,
            'proxy_pass $script;',
            'proxy_ssl_server_name on;',
            'proxy_pass_request_headers off;',
            'proxy_hide_header Set-Cookie;',
          ]),
        ]),
  ];
}
