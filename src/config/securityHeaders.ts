import { createHash } from 'node:crypto';
import type { HostedSearch } from '../domain/hostedSearch';
import type { Tracking } from './tracking';

export interface PolicyNeeds {
  /** The text of every inline script. Browsers refuse any other. */
  readonly inlineScripts: readonly string[];
  /** The address to which forms are sent, if it is another host's. */
  readonly enquiryUrl?: string;
  readonly tracking?: Tracking;
  readonly hosted?: HostedSearch;
}

export type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The security headers that have the same value on every site and on every answer. Each closes a way to misuse the site:
 *
 * - Strict-Transport-Security: for a year, browsers come by https alone. They ignore it where a site came by http, such as
 *   `localhost`. Other names of the dealer's domain are not touched.
 * - X-Content-Type-Options: a file is only what its type says, so an uploaded picture is never a script.
 * - Referrer-Policy: other sites learn the site's name, and nothing of the address, which holds the shopper's search.
 * - Permissions-Policy: no page and no frame in it may ask for these. "Find a dealer" asks where the shopper is.
 * - Cross-Origin-Opener-Policy: a page that opened ours, or that ours opened, cannot reach into it.
 */
const EVERYWHERE: Headers = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** The security headers of the site's pages and files. The one table: `_headers` and our own server follow it. */
export const siteHeaders = (needs: PolicyNeeds): Headers => [
  ['Content-Security-Policy', written(sitePolicy(needs))],
  ...EVERYWHERE,
];

/** The security headers of the enquiry server's own answers. Its pages are plain forms: they load nothing at all. */
export const answerHeaders: Headers = [
  [
    'Content-Security-Policy',
    written({
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  ],
  ...EVERYWHERE,
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** An answer of the enquiry server with its security headers, for hosts that run it as a function. */
export function withAnswerHeaders(response: Response): Response {
  for (const [name, value] of answerHeaders) response.headers.set(name, value);
  return response;
}

type Policy = Readonly<Record<string, readonly string[]>>;

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** @see https://www.w3.org/TR/CSP3/ */
function sitePolicy({ inlineScripts, enquiryUrl, tracking, hosted }: PolicyNeeds): Policy {
  const { tag, log, eventsUrl } = tracking ?? {};
  const enquiries = originOf(enquiryUrl);
  return {
    'default-src': ["'self'"],
    // By their content, so that nothing that gets into a page by way of content or feed can run.
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...originOf(tag?.scriptUrl)],
    // Emotion and React write styles into the page. Styles run no code.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Feed and content may name pictures and films on any host, and change without a build of the policy.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'connect-src': [
      "'self'",
      ...enquiries,
      ...originOf(eventsUrl),
      ...(tag ? [...originOf(tag.scriptUrl), ...TAG_COLLECTORS] : []),
      ...(log ? originOf(log.proxy ?? logIntake(log.site)) : []),
      ...(hosted ? searchHosts(hosted) : []),
      ...(tracking?.searchInsights ? originOf(hosted?.host ?? 'https://insights.algolia.io') : []),
    ],
    'worker-src': ["'self'"],
    // The films of the feed (`playerAddress`), and Partytown's frame, in which the tag runs.
    'frame-src': [...(tag ? ["'self'"] : []), 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'form-action': ["'self'", ...enquiries],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
}

/** Where the analytics tag sends what it counts, if it runs in the page. In its worker it sends from Partytown's frame. */
const TAG_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const originOf = (url: string | undefined): readonly string[] =>
  url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];

/** `us3.datadoghq.com` is reached at `browser-intake-us3-datadoghq.com`. */
function logIntake(region: string): string {
  const parts = region.split('.');
  const ending = parts.pop();
  return `https://browser-intake-${parts.join('-')}.${ending}`;
}

/** @see https://www.algolia.com/doc/guides/security/security-best-practices/ */
const searchHosts = ({ appId, host }: HostedSearch): readonly string[] =>
  host !== undefined
    ? originOf(host)
    : [`https://${appId.toLowerCase()}-dsn.algolia.net`, `https://${appId.toLowerCase()}.algolia.net`].concat(
        [1, 2, 3].map((at) => `https://${appId.toLowerCase()}-${at}.algolianet.com`),
      );
