import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type DealerWords, LOCALE_NAMES } from '../domain/country';
import type { Fault } from '../domain/fault';
import { err, ok, type Result } from '../domain/result';
import { contrastFaults } from '../theme/contrast';
import { DEFAULT_THEME, type Theme, withShades } from '../theme/theme';

/** The file with what makes a site one dealer's. */
export const SITE_FILE = 'site.yml';

/** What code in pages knows of the dealer. Every visitor loads it, so it holds no more than pages need. */
export interface PageSite
  extends Pick<SiteConfig, 'dealerId' | 'brandId' | 'stockVersion' | 'url' | 'locale' | 'placesId'> {
  /** The colour of the browser's own bars. */
  readonly themeColor: string;
  readonly logo: Drawing;
  readonly logoOnDark: Drawing;
  /** Whether the logo holds the name. */
  readonly logoHasName: boolean;
}

/** What the HTML of every page holds of the dealer's looks, and no script. */
export interface SiteLooks {
  readonly theme: Theme;
  readonly fontFaces: string;
  /** The font files that every page preloads. */
  readonly preloads: readonly string[];
}

export interface Drawing {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface PermanentRedirect {
  readonly from: string;
  readonly to: string;
}

export interface OldAddresses {
  readonly redirects: readonly PermanentRedirect[];
  /** The addresses of pages that were deleted, with a final slash. */
  readonly gone: readonly string[];
}

const DEFAULT_FONTS: Fonts = {
  text: ['@fontsource-variable/hanken-grotesk'],
  heading: ['@fontsource-variable/bricolage-grotesque'],
};

const id = z
  .string({ error: 'must be text' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case letters, digits and hyphens');

const colour = z
  .string({ error: 'must be a colour in quotes, such as "#1d5140"' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour of six hexadecimal digits, such as "#1d5140"' })
  .meta({ kind: 'colour' });

/** A table of the theme: the names of the default theme, each of which may be left out. */
const tokens = <Value extends z.ZodType<string>>(defaults: Readonly<Record<string, string>>, value: Value) =>
  z
    .strictObject(Object.fromEntries(Object.keys(defaults).map((name) => [name, value.optional()])))
    .optional();

/** The path of a file of the dealer's folder. */
const file = (ending: string, example: string) =>
  z
    .string({ error: 'must be text' })
    .max(200)
    .regex(
      new RegExp(`^(?!.*\\.\\.)[\\w@][\\w./ -]*\\.(?:${ending})$`, 'i'),
      `must be a file of this folder, such as ${example}`,
    );

const drawing = file('svg', 'logo.svg').meta({ kind: 'drawing' });

const fonts = z
  .union(
    [
      z.string().regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/),
      file('woff2|woff|ttf|otf', 'fonts/saltmarsh.woff2'),
      z.array(file('woff2|woff|ttf|otf', 'fonts/saltmarsh.woff2')).min(1).max(6),
    ],
    {
      error: 'must be a package such as @fontsource-variable/inter, or one or more font files of this folder',
    },
  )
  .transform((value) => [value].flat())
  .meta({ kind: 'typeface' });

/** A word or two for a button or a label. */
const label = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, 'must not be empty')
  .max(60, 'must be at most 60 characters')
  .optional();

/** Without the words that are left out. */
const wordsOf = ({ prices, ...words }: { readonly prices?: Parameters<typeof given>[0] }): DealerWords => ({
  ...given(words),
  ...(prices && { prices: given(prices) }),
});

const words = z
  .strictObject({
    trial: label,
    bookTrial: label,
    shortlist: label,
    serial: label,
    prices: z.strictObject({ driveAway: label, egc: label, poa: label, repayment: label }).optional(),
  })
  .default({})
  .transform(wordsOf);

const siteSchema = z.strictObject({
  dealerId: id,
  /** The makes that new and demo stock must have, as the feed and people write them; none for a dealer of any make. */
  brands: z
    .array(
      z.strictObject({ id, name: z.string({ error: 'must be text' }).trim().min(1, 'must not be empty') }),
    )
    .max(100)
    .default([])
    .refine(
      (brands) => new Set(brands.map((brand) => brand.id)).size === brands.length,
      'names a brand twice',
    ),
  /** The folders of the dealers whose stock this site shows; none for a dealer with stock of its own. */
  group: z
    .array(id)
    .max(50)
    .default([])
    .refine((names) => new Set(names).size === names.length, 'names a dealer twice'),
  stockVersion: z.literal('v5', { error: 'must be v5' }).default('v5'),
  /** The address of the published site, without a final slash. Canonical addresses and the sitemap start with it. */
  url: z
    .string({ error: 'must be text' })
    .regex(
      /^https?:\/\/[^\s/?#@]+$/,
      'must be the address of the site without a path, such as https://www.dealer.example',
    ),
  /** The country of the site: its money, addresses and the words of its law (`src/locales/`). */
  locale: z.enum(LOCALE_NAMES, { error: `must be one of ${LOCALE_NAMES.join(', ')}` }),
  /** The dealer's own words, where the words of the stock type and the country would not do. */
  words,
  /** The dealership's Google place id. Without it, maps and directions use the postal address. */
  placesId: z.string({ error: 'must be text' }).min(1, 'must not be empty').max(300).optional(),
  /** Drawings: on a light ground, on a dark ground (else the same), and a square one (else the logo on the accent colour). */
  logo: z.strictObject({
    file: drawing,
    onDark: drawing.optional(),
    hasName: z.boolean({ error: 'must be true or false' }).default(false),
    icon: drawing.optional(),
  }),
  fonts: z.strictObject({ text: fonts.optional(), heading: fonts.optional() }).default({}),
  theme: z
    .strictObject({
      color: tokens(DEFAULT_THEME.color, colour),
      radius: tokens(DEFAULT_THEME.radius, z.string().regex(/^\d{1,3}px$/, 'must be a length such as 8px')),
    })
    .optional(),
});

/** What people choose: the content editor shows these fields. The others are for the engineer who runs the site. */
export const looksSchema = siteSchema.pick({
  logo: true,
  theme: true,
  fonts: true,
  words: true,
  placesId: true,
});

/** The default colours, replaced by the readable ones of `theme.color`. */
export const coloursOf = (given: Readonly<Record<string, unknown>>): Theme['color'] =>
  withShades(
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        const read = colour.safeParse(value);
        return read.success ? [[name, read.data]] : [];
      }),
    ),
  );

/** Each is the name of a Fontsource package, or one or more font files as paths from the dealer's folder. */
export type Fonts = Readonly<Record<'text' | 'heading', readonly string[]>>;

/** What makes a site one dealer's, as `site.yml` says it: everything that code needs to know. It holds no secret. */
export interface SiteConfig extends Readonly<Omit<z.output<typeof siteSchema>, 'theme' | 'fonts'>> {
  /** The brand in events and enquiries: the only one, else `multi`. */
  readonly brandId: string;
  readonly theme: Theme;
  readonly fonts: Fonts;
}

/** Without empty and dotted parts: browsers take `//host/` and `/\host/` for another site, and ask for no `..`. */
const path = z.string({ error: 'must be text' }).regex(/^\/(?:(?!\.{1,2}\/)[^\s?#/\\]+\/)*$/, {
  error: 'must be a whole path with a slash at both ends, such as /old-page/',
});

const redirectsSchema = z
  .array(
    z
      .strictObject({
        from: path,
        to: path.optional(),
        gone: z.literal(true, { error: 'must be true' }).optional(),
      })
      .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
        error: 'needs either to or gone: true',
        path: ['to'],
      })
      .refine(({ from, to }) => from !== to, { error: 'leads to itself', path: ['to'] }),
    { error: 'must be a list of redirects, each with from, and to or gone: true' },
  )
  .max(10_000)
  .check(({ value, issues }) => {
    const first = new Map<string, number>();
    for (const [at, { from }] of value.entries()) {
      const before = first.get(from);
      if (before === undefined) first.set(from, at);
      else
        issues.push({
          code: 'custom',
          input: from,
          path: [at, 'from'],
          message: `is also the address of redirect ${before + 1}; it must be unique`,
        });
    }
  })
  .transform(
    (rows): OldAddresses => ({
      redirects: rows.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
      gone: rows.flatMap(({ from, gone }) => (gone ? [from] : [])),
    }),
  );

/**
 * Reads the text of a `site.yml`.
 * @param file its name, for messages
 * @returns the configuration with the defaults of what it leaves out, or all its faults
 */
export function parseSite(text: string, file: string): Result<SiteConfig, readonly Fault[]> {
  const read = readSite(text, file);
  if (read.kind === 'err') return read;
  const faults = contrastFaults(read.value.theme.color);
  if (faults.length === 0) return read;
  return err(faults.map(({ reason }) => ({ file, field: 'theme.color', reason })));
}

/** The same for a preview, whose colours may be too much alike. */
export function readSite(text: string, file: string): Result<SiteConfig, readonly Fault[]> {
  const parsed = parseYaml(text, file, siteSchema);
  if (parsed.kind === 'err') return parsed;
  const { theme: changed, fonts, ...site } = parsed.value;
  const theme = {
    ...DEFAULT_THEME,
    color: withShades(given(changed?.color)),
    radius: { ...DEFAULT_THEME.radius, ...given(changed?.radius) },
  };
  return ok({
    ...site,
    brandId: (site.brands.length === 1 && site.brands[0]?.id) || 'multi',
    theme,
    fonts: {
      ...DEFAULT_FONTS,
      ...(fonts.text && { text: fonts.text }),
      ...(fonts.heading && { heading: fonts.heading }),
    },
  });
}

/** Reads the text of a `redirects.yml`: a list, which may be empty. */
export const parseRedirects = (text: string, file: string): Result<OldAddresses, readonly Fault[]> =>
  parseYaml(text, file, redirectsSchema, []);

const given = (values: Readonly<Record<string, string | undefined>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Reads the text of a file of the dealer's folder.
 * @param empty what an empty file holds
 */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  empty: unknown = {},
): Result<z.output<Schema>, readonly Fault[]> {
  const document = parseDocument(text, { version: '1.2', prettyErrors: false });
  if (document.errors.length > 0)
    return err(
      document.errors.map(({ message, pos: [at] }) => ({
        file,
        reason: `line ${text.slice(0, at).split('\n').length}: ${message}`,
      })),
    );
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? empty, {
    // Without it, Zod keeps the value to itself, and a wrong one could not be told from a missing one.
    reportInput: true,
    error: (issue) => (issue.code === 'invalid_type' ? `must be ${kindName(issue.expected)}` : undefined),
  });
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.flatMap((issue): readonly Fault[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            file,
            field: fieldPath([...issue.path, key]),
            reason: 'is not a field of this file',
          }))
        : [{ file, ...(issue.path.length > 0 && { field: fieldPath(issue.path) }), reason: reasonOf(issue) }],
    ),
  );
}

const reasonOf = ({ code, input, message }: z.core.$ZodIssue): string =>
  code === 'invalid_type' && input === undefined ? 'is missing' : message;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** What people call a kind of value: `array` → `a list`. */
export const kindName = (kind: string): string => KINDS[kind] ?? kind;

/** `['brands', 0, 'id']` → `brands[0].id` */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
