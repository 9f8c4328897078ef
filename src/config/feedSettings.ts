import { z } from 'zod';
import { isAddress } from '../domain/addressName';
import { VEH_TYPES } from '../domain/stock/stockTypes';
import { basicCredentials } from './fetchAddress';

/** What a message may show of a setting: nothing of a secret, and an address only without the part that may hold one. */
export const SECRET = { isSecret: true } as const;
export const ADDRESS = { isAddress: true } as const;

/** Text of a certain form. `reason` follows the name of a setting that has another. */
export const matching = (pattern: RegExp, reason: string) => z.string().regex(pattern, reason);

const word = z.string().optional();
const secret = word.meta(SECRET);

/** A header name before the colon, and a valid header value after it. */
export const header = matching(
  /^[\w-]+:\s*[\x21-\x7e][\x20-\x7e]*$/,
  'must be a header such as Authorization: Bearer abc',
)
  .optional()
  .meta(SECRET);

/** One row for each setting of a feed, in the order of `.env.example`. */
export const feedSchema = z.object({
  /** The stock feed: a path, or an https, ftps, sftp or ftp address. A last part with `*`, or a folder, means the newest file. */
  STOCK_FEED: word.meta(ADDRESS),
  /** A header that authorises the build at the feed's address. */
  STOCK_FEED_HEADER: header,
  /** Instead of a header: the user and the password of Basic authentication, FTP or SFTP. */
  STOCK_FEED_USER: secret,
  STOCK_FEED_PASSWORD: secret,
  /** The path of a private key for SFTP. The password opens it, if it is encrypted. */
  STOCK_FEED_KEY: word.meta(ADDRESS),
  /** The fingerprint that the SFTP host must have, as `ssh-keygen -l` writes it. */
  STOCK_FEED_HOST_KEY: matching(
    /^SHA256:[A-Za-z0-9+/]{43}$/,
    'must be a fingerprint such as ssh-keygen -l writes: SHA256:…',
  ).optional(),
  /** Which file of a zip holds the feed. */
  STOCK_FEED_ENTRY: matching(
    /^[^\\]+$/,
    'must be the name of a file in the zip, such as stock*.csv or new/stock.csv',
  ).optional(),
  /** The SHA-256 of the feed's file, or the name of a file beside it that holds it. */
  STOCK_FEED_CHECKSUM: matching(
    /^(?:[\da-f]{64}|[^/\\]+\.[^/\\]+)$/i,
    'must be 64 hexadecimal digits, or the name of a file beside the feed such as stock.csv.sha256',
  ).optional(),
  /** The time limit for one attempt to read the feed, in seconds. */
  STOCK_FEED_TIMEOUT: matching(/^[1-9]\d{0,3}$/, 'must be a number of seconds from 1 to 9999')
    .default('120')
    .transform(Number),
  /** The name of a format that the site knows, such as `dealer-studio`. */
  STOCK_FEED_FORMAT: matching(
    /^[a-z][a-z\d-]*$/,
    'must be the name of a format such as dealer-studio',
  ).optional(),
  /** The mapping of the feed's columns; unset: `{feed}.mapping.yml` beside the feed, if it exists. */
  STOCK_MAPPING: z
    .string()
    .refine((path) => !isAddress(path), 'must be the path of a file, not an address')
    .optional()
    .meta(ADDRESS),
  /** The condition of rows that name none. */
  STOCK_FEED_CONDITION: z.enum(VEH_TYPES, { error: 'must be New, Demo or Used' }).optional(),
  /** The location of rows that name none. */
  STOCK_FEED_LOCATION: word,
});

type Given = Readonly<Record<string, string | undefined>>;

interface FeedFault {
  readonly setting: string;
  readonly reason: string;
}

const SETTINGS = Object.keys(feedSchema.shape);

/** What a setting is called without the name of its feed: `STOCK_FEED_USER__ORANGE` → `STOCK_FEED_USER`. */
export const settingOfAnyFeed = (setting: string): string => setting.replace(/__.*$/s, '');

/** `south-yard` → `__SOUTH_YARD`: what the settings of a named feed end in. */
export const endingOf = (name: string): string => `__${name.toUpperCase().replaceAll('-', '_')}`;

/** A secret must be given in one way, and completely. */
export function credentialFaults(
  given: Given,
  prefix: string,
  ending = '',
  needsPassword = true,
): readonly FeedFault[] {
  const [head, user, password] = ['HEADER', 'USER', 'PASSWORD'].map(
    (part) => `${prefix}_${part}${ending}`,
  ) as [string, string, string];
  const isGiven = (setting: string) => given[setting] !== undefined;
  if (isGiven(head) && (isGiven(user) || isGiven(password)))
    return [{ setting: head, reason: 'is set as well as a user or a password: use one of the two' }];
  if (needsPassword && isGiven(user) && !isGiven(password))
    return [{ setting: password, reason: `must be set with ${user}` }];
  if (isGiven(password) && !isGiven(user)) return [{ setting: user, reason: `must be set with ${password}` }];
  return [];
}

/** The headers of a request that a header, or a user and a password, authorise. */
export function credentialsOf(
  given?: string,
  user?: string,
  password?: string,
): Readonly<Record<string, string>> {
  if (user !== undefined && password !== undefined) return basicCredentials(user, password);
  const [name = '', value = ''] = given?.split(/:\s*(.*)/s) ?? [];
  return name === '' ? {} : { [name.toLowerCase()]: value };
}

const isSftp = (address: string | undefined): boolean => /^sftp:/i.test(address ?? '');

/** Settings of one feed that do not go together. */
function feedFaults(given: Given, ending: string): readonly FeedFault[] {
  const of = (setting: string) => given[`${setting}${ending}`];
  const sftpOnly = ['STOCK_FEED_KEY', 'STOCK_FEED_HOST_KEY']
    .filter((setting) => of(setting) !== undefined && !isSftp(of('STOCK_FEED')))
    .map((setting) => ({ setting: `${setting}${ending}`, reason: 'is for an sftp address only' }));
  const hasKey = of('STOCK_FEED_KEY') !== undefined;
  return [...credentialFaults(given, 'STOCK_FEED', ending, !hasKey), ...sftpOnly];
}

function feedOf(
  given: Given,
  name: string | undefined,
  unset: string,
): readonly [StockFeed | null, readonly FeedFault[]] {
  const ending = name === undefined ? '' : endingOf(name);
  const parsed = feedSchema.safeParse(
    Object.fromEntries(SETTINGS.map((setting) => [setting, given[`${setting}${ending}`]])),
  );
  const faults = feedFaults(given, ending);
  const missing =
    name !== undefined && given[`STOCK_FEED${ending}`] === undefined
      ? [{ setting: `STOCK_FEED${ending}`, reason: `must be set: STOCK_FEEDS names the feed ${name}` }]
      : [];
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      setting: `${String(path[0])}${ending}`,
      reason: message,
    }));
    return [null, [...missing, ...issues, ...faults]];
  }
  return [{ name, ...settingsOf(parsed.data, unset) }, [...missing, ...faults]];
}

/** Headers go only to the feed's own origin, and the time limit is in milliseconds. */
function settingsOf(settings: z.infer<typeof feedSchema>, unset: string) {
  const [vehType, location] = [settings.STOCK_FEED_CONDITION, settings.STOCK_FEED_LOCATION];
  return {
    address: settings.STOCK_FEED ?? unset,
    headers: credentialsOf(
      settings.STOCK_FEED_HEADER,
      settings.STOCK_FEED_USER,
      settings.STOCK_FEED_PASSWORD,
    ),
    user: settings.STOCK_FEED_USER,
    password: settings.STOCK_FEED_PASSWORD,
    keyFile: settings.STOCK_FEED_KEY,
    hostKey: settings.STOCK_FEED_HOST_KEY,
    entry: settings.STOCK_FEED_ENTRY,
    checksum: settings.STOCK_FEED_CHECKSUM,
    timeout: settings.STOCK_FEED_TIMEOUT * 1000,
    format: settings.STOCK_FEED_FORMAT,
    mapping: settings.STOCK_MAPPING,
    defaults: { ...(vehType && { vehType }), ...(location && { 'location.name': location }) },
  };
}

type FeedSettings = ReturnType<typeof settingsOf>;

/** One feed. The schema above says what each setting means. The address may hold a secret: messages show its `addressName`. */
export interface StockFeed
  extends Readonly<Pick<FeedSettings, 'address'>>,
    Readonly<Partial<Omit<FeedSettings, 'address' | 'mapping'>>> {
  /** Its name in `STOCK_FEEDS`; absent if it is the only one. */
  readonly name?: string | undefined;
  /** `null` for none, not even the file beside the feed. */
  readonly mapping?: string | null | undefined;
}

/** The names in `STOCK_FEEDS`, separated by commas. */
export const feedNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine(
    (names) => names.every((name) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)),
    'must be names of letters, digits and hyphens, separated by commas, such as orange,bathurst',
  )
  .refine((names) => new Set(names).size === names.length, 'names a feed twice')
  .optional();

/**
 * The feeds of a site: one, or each that `STOCK_FEEDS` names. The settings of a named feed end in two underscores and its
 * name: `STOCK_FEED_USER__ORANGE`. No feed takes over a setting of another, because some are secrets of one host.
 * @param unset the address of the feed if none is set
 */
export function parseFeeds(
  given: Given,
  names: readonly string[] | undefined,
  unset: string,
): { readonly feeds: readonly StockFeed[]; readonly faults: readonly FeedFault[] } {
  const endings = new Set(['', ...(names ?? []).map(endingOf)]);
  const strays = Object.keys(given)
    .filter((setting) => given[setting] !== undefined && SETTINGS.includes(settingOfAnyFeed(setting)))
    .filter((setting) => !endings.has(setting.slice(settingOfAnyFeed(setting).length)))
    .map((setting) => ({ setting, reason: 'belongs to a feed that STOCK_FEEDS does not name' }));
  const plain =
    names === undefined
      ? []
      : SETTINGS.filter((setting) => given[setting] !== undefined).map((setting) => ({
          setting,
          reason: `belongs to no feed: STOCK_FEEDS names several, so it must be ${setting}${endingOf(names[0] ?? '')} or the like`,
        }));
  const parsed = (names ?? [undefined]).map((name) => feedOf(given, name, unset));
  return {
    feeds: parsed.flatMap(([feed]) => feed ?? []),
    faults: [...strays, ...plain, ...parsed.flatMap(([, faults]) => faults)],
  };
}
