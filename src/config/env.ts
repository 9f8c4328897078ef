import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addressName } from '../domain/addressName';
import type { SearchEngineSetting } from '../domain/hostedSearch';
import { err, ok, type Result } from '../domain/result';
import { dealerFolder } from './dealer';
import { environment } from './environment';
import {
  ADDRESS,
  credentialFaults,
  credentialsOf,
  feedNames,
  feedSchema,
  header,
  matching,
  parseFeeds,
  SECRET,
  type StockFeed,
  settingOfAnyFeed,
} from './feedSettings';
import { nearestOf } from './nearest';
import { TAG_SCRIPT, type Tracking } from './tracking';

const flag = (unset: 'true' | 'false' = 'false') =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(unset)
    .transform((value) => value === 'true');

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address such as https://content.example/graphql',
  abort: true,
});

/** An address that may hold a secret. */
const shownAddress = httpAddress.optional().meta(ADDRESS);

const key = matching(/^[\w=+/-]+$/, 'must be a key, without spaces or quotes')
  .optional()
  .meta(SECRET);

const word = z.string().optional();

/** One row for each setting, in the order of `.env.example`. */
export const settingsSchema = z.object({
  /** The dealer whose site is built: a folder of `dealers/`, or a path to one; unset: the only one. */
  DEALER: word,
  /** The content GraphQL endpoint; unset: the embedded endpoint over the dealer's `content/`. */
  CONTENT_URL: shownAddress,
  /** A header that authorises the build at `CONTENT_URL`, such as `Authorization: Bearer abc`. */
  CONTENT_HEADER: header,
  /** Instead of a header: the user and the password of Basic authentication. */
  CONTENT_USER: word.meta(SECRET),
  CONTENT_PASSWORD: word.meta(SECRET),
  /** The names of the feeds, if the site has several; each then has the settings below with its name at the end. */
  STOCK_FEEDS: feedNames,
  ...feedSchema.shape,
  /** Accepts new and demo stock of every brand, not only of the site's brand. */
  STOCK_ANY_BRAND: flag(),
  /** How many items the last good build had; unset: as counted in `public/` or on the published site. */
  STOCK_LAST_COUNT: matching(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .optional(),
  /** Lets a build continue if the feed holds far fewer items than the last build; never if it holds none. */
  STOCK_ALLOW_SHRINK: flag(),
  /** Builds the page that shows every form, to try them out. */
  TEST_FORMS: flag(),
  /** The address to which forms are sent; unset: the site's own server. */
  ENQUIRY_URL: shownAddress,
  /** Lets pages open offline; false: the worker of an earlier build is removed from every device. */
  SERVICE_WORKER: flag('true'),
  /** The server of enquiries to which the site's host hands `/api/` on; unset: the host runs functions, or is that server. */
  API_SERVER: httpAddress
    .refine((address) => new URL(address).pathname === '/', 'must be an address without a path')
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Compressed copies of pages and files beside them, for hosts that send those. */
  COMPRESSED_COPIES: matching(/^(gzip|brotli)(,(gzip|brotli))?$/, 'must be gzip, brotli or gzip,brotli')
    .transform((kinds) => [...new Set(kinds.split(','))] as ('gzip' | 'brotli')[])
    .optional(),
  /** Draws a picture of each page for shared links; false: they show the page's own photo. */
  SHARE_PICTURES: flag('true'),
  /** The id of the analytics tag; unset: no tag. */
  ANALYTICS_TAG_ID: matching(
    /^(G|GT|AW)-[A-Z0-9]+$/,
    'must be the id of a tag such as G-ABC123DEF4',
  ).optional(),
  /** The address of the tag's script; unset: its maker's address. */
  ANALYTICS_TAG_URL: shownAddress,
  /** The public token with which browsers report faults to the log; unset: no log. */
  DATADOG_CLIENT_TOKEN: matching(
    /^pub[a-zA-Z0-9]{8,}$/,
    'must be a client token, which begins with pub: no other key may be published',
  )
    .optional()
    // Somebody may have put another, secret key here by mistake.
    .meta(SECRET),
  /** The region that stores the log. */
  DATADOG_SITE: matching(/^[a-z0-9.-]+$/, 'must be the host of a region such as datadoghq.eu').default(
    'datadoghq.com',
  ),
  /** An address that passes the log on. */
  DATADOG_PROXY: shownAddress,
  /** The dealer's own collector of events. */
  EVENTS_URL: shownAddress,
  /** The browser tells the site's server which campaign brought a visitor. */
  CAMPAIGN_TRACKING: flag(),
  /** Tells the site's server of searches that found nothing. */
  EMPTY_SEARCHES: flag(),
  /** The engine that answers shoppers. */
  SEARCH_ENGINE: z
    .enum(['embedded', 'algolia'], { error: 'must be embedded or algolia' })
    .default('embedded'),
  /** The application id of the hosted search. */
  ALGOLIA_APP_ID: matching(/^[A-Za-z0-9]+$/, 'must be an application id: letters and digits').optional(),
  /** A key that may only search: it is public. */
  ALGOLIA_SEARCH_KEY: key,
  /** The key that writes the index; unset: the build leaves the hosted index as it is. */
  ALGOLIA_ADMIN_KEY: key,
  /** The name of the hosted index, and the prefix of its sort orders. */
  ALGOLIA_INDEX_PREFIX: matching(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    'must be letters, digits, hyphens and underscores',
  ).default('stock'),
  /** Lets a build replace the hosted index even if it would then hold fewer than half of its records. */
  ALGOLIA_ALLOW_SHRINK: flag(),
  /** The hosted search learns what visitors who agreed did with its results. */
  ALGOLIA_INSIGHTS: flag(),
  /** An address to use instead of the service's own hosts. */
  ALGOLIA_HOST: shownAddress,
});

type Given = Readonly<Record<string, string | undefined>>;

export interface SettingFault {
  readonly setting: string;
  /** The value as given. An address without its secrets; absent for a secret setting. */
  readonly value: string | undefined;
  readonly reason: string;
}

/**
 * Reads all settings. An empty setting counts as unset. Reports every fault, not just the first.
 * @param feed the address of the feed if none is set
 */
export function parseSettings(
  environment: Given,
  feed = 'feed/stock.csv',
): Result<Settings, readonly SettingFault[]> {
  const settingsOfFeeds = Object.keys(environment).filter(
    (name) => name.includes('__') && settingOfAnyFeed(name) in feedSchema.shape,
  );
  const given = givenOf(environment, [...Object.keys(settingsSchema.shape), ...settingsOfFeeds]);
  const parsed = settingsSchema.safeParse(given);
  const names = feedNames.safeParse(given.STOCK_FEEDS);
  const { feeds, faults: wrongFeeds } = parseFeeds(given, names.success ? names.data : undefined, feed);
  const faults = [
    // The settings of feeds are reported below, with the feed that each belongs to.
    ...issuesOf(parsed).filter(({ setting }) => !(setting in feedSchema.shape)),
    ...credentialFaults(given, 'CONTENT'),
    ...(names.success ? wrongFeeds : []),
    ...aloneFaults(given, [
      ['ANALYTICS_TAG_URL', 'ANALYTICS_TAG_ID'],
      ['DATADOG_PROXY', 'DATADOG_CLIENT_TOKEN'],
    ]),
    ...engineFaults(given),
    ...mistyped(environment, Object.keys(settingsSchema.shape), /^(?:STOCK|ALGOLIA)_/),
  ];
  if (!parsed.success || faults.length > 0) return err(withValues(faults, given, settingsSchema));
  return ok(settingsOf(parsed.data, feeds));
}

/** Headers authorise the build at the content endpoint; there is at least one feed. */
const settingsOf = (settings: z.infer<typeof settingsSchema>, stockFeeds: readonly StockFeed[]) => ({
  contentUrl: settings.CONTENT_URL,
  contentCredentials: credentialsOf(
    settings.CONTENT_HEADER,
    settings.CONTENT_USER,
    settings.CONTENT_PASSWORD,
  ),
  stockFeeds,
  stockAnyBrand: settings.STOCK_ANY_BRAND,
  stockLastCount: settings.STOCK_LAST_COUNT,
  stockAllowShrink: settings.STOCK_ALLOW_SHRINK,
  testForms: settings.TEST_FORMS,
  enquiryUrl: settings.ENQUIRY_URL,
  serviceWorker: settings.SERVICE_WORKER,
  apiServer: settings.API_SERVER,
  compressedCopies: settings.COMPRESSED_COPIES ?? [],
  sharePictures: settings.SHARE_PICTURES,
  ...trackingOf(settings),
  searchEngine: searchEngineOf(settings),
});

/** A build's settings; the schema above says what each setting means. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

type BareFault = Omit<SettingFault, 'value'>;

/** The settings of an environment. An empty one counts as unset. */
export const givenOf = (environment: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]));

/** The faults that a schema finds. */
export const issuesOf = ({ error }: z.ZodSafeParseResult<unknown>): readonly BareFault[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ setting: String(path[0]), reason: message }));

/**
 * Names that are not settings and were probably meant to be: nothing would read them.
 * @param ours how the names begin that only these settings have
 */
export const mistyped = (
  environment: Given,
  settings: readonly string[],
  ours: RegExp,
): readonly BareFault[] =>
  Object.entries(environment)
    .filter(([name, value]) => value?.trim() && !settings.includes(settingOfAnyFeed(name)))
    .flatMap(([name]) => {
      const isOurs = ours.test(name);
      const near = nearestOf(name, settings, isOurs ? 8 : name.length > 8 ? 2 : 1);
      if (near === undefined && !isOurs) return [];
      return [
        { setting: name, reason: `is not a setting${near === undefined ? '' : `: did you mean ${near}?`}` },
      ];
    });

/** Settings that mean nothing without another setting. */
export const aloneFaults = (
  given: Given,
  pairs: readonly (readonly [setting: string, needs: string])[],
): readonly BareFault[] =>
  pairs.flatMap(([setting, needs]) =>
    given[setting] !== undefined && given[needs] === undefined
      ? [{ setting: needs, reason: `must be set with ${setting}` }]
      : [],
  );

/** Faults with the values that a message may show: `SECRET` and `ADDRESS` in the schema say which. */
export const withValues = (
  faults: readonly BareFault[],
  given: Given,
  { shape }: z.ZodObject,
): readonly SettingFault[] =>
  faults.map((fault) => {
    const value = given[fault.setting];
    const { isSecret, isAddress } =
      (shape[settingOfAnyFeed(fault.setting)] as z.ZodType | undefined)?.meta() ?? {};
    if (value === undefined || isSecret) return { ...fault, value: undefined };
    return { ...fault, value: isAddress ? addressName(value) : value };
  });

function trackingOf(settings: z.infer<typeof settingsSchema>): { readonly tracking?: Tracking } {
  const {
    ANALYTICS_TAG_ID: tagId,
    DATADOG_CLIENT_TOKEN: clientToken,
    DATADOG_PROXY: proxy,
    EVENTS_URL: eventsUrl,
    CAMPAIGN_TRACKING: campaigns,
    EMPTY_SEARCHES: emptySearches,
  } = settings;
  const searchInsights = settings.ALGOLIA_INSIGHTS && settings.SEARCH_ENGINE === 'algolia';
  if (![tagId, clientToken, eventsUrl, campaigns, emptySearches, searchInsights].some(Boolean)) return {};
  return {
    tracking: {
      ...(tagId && { tag: { id: tagId, scriptUrl: settings.ANALYTICS_TAG_URL ?? TAG_SCRIPT } }),
      ...(clientToken && { log: { clientToken, site: settings.DATADOG_SITE, ...(proxy && { proxy }) } }),
      ...(eventsUrl && { eventsUrl }),
      ...(searchInsights && { searchInsights }),
      campaigns,
      ...(emptySearches && { emptySearches }),
    },
  };
}

/** Faults between the settings of the hosted search, which are each valid by themselves. */
function engineFaults(given: Given): readonly BareFault[] {
  if (given.SEARCH_ENGINE !== 'algolia') return [];
  const missing = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'].flatMap((setting) =>
    given[setting] === undefined ? [{ setting, reason: 'must be set with SEARCH_ENGINE=algolia' }] : [],
  );
  const { ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey } = given;
  return searchKey !== undefined && searchKey === adminKey
    ? [...missing, { setting: 'ALGOLIA_SEARCH_KEY', reason: 'is the admin key, and would be published' }]
    : missing;
}

function searchEngineOf(settings: z.infer<typeof settingsSchema>): SearchEngineSetting {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_HOST: host } = settings;
  if (settings.SEARCH_ENGINE === 'embedded' || appId === undefined || searchKey === undefined)
    return { kind: 'embedded' };
  return {
    kind: 'algolia',
    hosted: { appId, searchKey, indexPrefix: settings.ALGOLIA_INDEX_PREFIX, ...(host && { host }) },
    ...(settings.ALGOLIA_ADMIN_KEY && { adminKey: settings.ALGOLIA_ADMIN_KEY }),
    allowShrink: settings.ALGOLIA_ALLOW_SHRINK,
  };
}

/**
 * One message that names every wrong setting and says what to do.
 * @param stopped what the wrong settings prevented
 */
export function describeSettingFaults(
  faults: readonly SettingFault[],
  stopped = 'nothing was built',
): string {
  const lines = faults.map(({ setting, value, reason }) => `  ${setting}=${value ?? ''}  ${reason}`);
  return [
    `${faults.length === 1 ? 'A setting is' : `${faults.length} settings are`} wrong; ${stopped}:`,
    ...lines,
    'Correct them in the environment or in .env (.env.example explains each).',
  ].join('\n');
}

/** The feed in a dealer's folder: the file `feed/stock.*` that is not a mapping, whatever its format. */
function feedOf(folder: string): string {
  const feeds = join(folder, 'feed');
  const names = existsSync(feeds) ? readdirSync(feeds) : [];
  return join(feeds, names.find((name) => /^stock\.(?:csv|tsv|json|xml|txt)$/.test(name)) ?? 'stock.csv');
}

/**
 * The settings of a build.
 * @param folder the folder of the dealer: by default, of the one whose site this process builds
 * @throws one error that lists all faults, or says which dealers there are
 */
export function readSettings(folder = dealerFolder()): Settings {
  const result = parseSettings(environment(folder), feedOf(folder));
  if (result.kind === 'err') throw new Error(describeSettingFaults(result.fault));
  return result.value;
}
