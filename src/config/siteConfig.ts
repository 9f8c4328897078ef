import { parseDocument } from 'yaml';
import { z } from 'zod';
import { err, ok, type Result } from '../domain/result';
import { DEFAULT_THEME, type Theme } from '../theme/theme';

/** What makes a site one dealer's, as `site.yml` says it: everything that code needs to know. It holds no secret. */
export interface SiteConfig {
  readonly dealerId: string;
  /** The brand in events and enquiries: the only one, else `multi`. */
  readonly brandId: string;
  /** The makes that new and demo stock must have; none for a dealer of any make. */
  readonly brands: readonly Brand[];
  readonly stockVersion: 'v5';
  /** The address of the published site, without a final slash. Canonical addresses and the sitemap start with it. */
  readonly url: string;
  readonly locale: string;
  readonly theme: Theme;
  readonly favicon: string;
  /** The dealership's Google place id. Without it, maps and directions use the postal address. */
  readonly placesId?: string;
}

export interface Brand {
  readonly id: string;
  /** The make, as the feed and people write it. */
  readonly name: string;
}

/** A permanent redirect. Both addresses are whole paths with a final slash. */
export interface PermanentRedirect {
  readonly from: string;
  readonly to: string;
}

/** One fault of a file of the dealer's folder. */
export interface DealerFault {
  /** From the folder of the project: `dealers/wattlebrook/site.yml`. */
  readonly file: string;
  /** The path of the field: `theme.color.paper`; absent if the fault concerns the whole file. */
  readonly field?: string;
  readonly reason: string;
}

const id = z
  .string({ error: 'must be text' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case letters, digits and hyphens');

const colour = z.string({ error: 'must be a colour in quotes, such as "#1d5140"' }).regex(/^#[0-9a-f]{6}$/i, {
  error: 'must be a colour of six hexadecimal digits, such as "#1d5140"',
});

/** A table of the theme: the names of the default theme, each of which may be left out. */
const tokens = <Value extends z.ZodType<string>>(defaults: Readonly<Record<string, string>>, value: Value) =>
  z
    .strictObject(Object.fromEntries(Object.keys(defaults).map((name) => [name, value.optional()])))
    .optional();

const siteSchema = z.strictObject({
  dealerId: id,
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
  stockVersion: z.literal('v5', { error: 'must be v5' }).default('v5'),
  url: z
    .string({ error: 'must be text' })
    .regex(
      /^https?:\/\/[^\s/?#@]+$/,
      'must be the address of the site without a path, such as https://www.dealer.example',
    ),
  locale: z.string({ error: 'must be text' }).regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a locale such as en-AU'),
  placesId: z.string({ error: 'must be text' }).min(1, 'must not be empty').max(300).optional(),
  favicon: z.string().regex(/^\/[\w./-]+\.svg$/, 'must be an SVG file of static/, such as /favicon.svg'),
  theme: z
    .strictObject({
      color: tokens(DEFAULT_THEME.color, colour),
      radius: tokens(DEFAULT_THEME.radius, z.string().regex(/^\d{1,3}px$/, 'must be a length such as 8px')),
    })
    .optional(),
});

const path = z.string({ error: 'must be text' }).regex(/^\/(?:[^\s?#]*\/)?$/, {
  error: 'must be a whole path with a slash at both ends, such as /old-page/',
});

const redirectsSchema = z
  .array(
    z
      .strictObject({ from: path, to: path })
      .refine(({ from, to }) => from !== to, { error: 'leads to itself', path: ['to'] }),
    { error: 'must be a list of redirects, each with from and to' },
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
  });

/**
 * Reads the text of a `site.yml`.
 * @param file its name, for messages
 * @returns the configuration with the defaults of what it leaves out, or all its faults
 */
export function parseSite(text: string, file: string): Result<SiteConfig, readonly DealerFault[]> {
  const parsed = parseYaml(text, file, siteSchema);
  if (parsed.kind === 'err') return parsed;
  const { theme, placesId, ...site } = parsed.value;
  return ok({
    ...site,
    brandId: (site.brands.length === 1 && site.brands[0]?.id) || 'multi',
    ...(placesId === undefined ? {} : { placesId }),
    theme: {
      ...DEFAULT_THEME,
      color: { ...DEFAULT_THEME.color, ...given(theme?.color) },
      radius: { ...DEFAULT_THEME.radius, ...given(theme?.radius) },
    },
  });
}

/** Reads the text of a `redirects.yml`: a list, which may be empty. */
export const parseRedirects = (
  text: string,
  file: string,
): Result<readonly PermanentRedirect[], readonly DealerFault[]> => parseYaml(text, file, redirectsSchema, []);

const given = (values: Readonly<Record<string, string | undefined>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** @param empty what an empty file holds */
function parseYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  empty: unknown = {},
): Result<z.output<Schema>, readonly DealerFault[]> {
  const document = parseDocument(text, { version: '1.2', prettyErrors: false });
  if (document.errors.length > 0)
    return err(
      document.errors.map(({ message, pos: [at] }) => ({
        file,
        reason: `line ${text.slice(0, at).split('\n').length}: ${message}`,
      })),
    );
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? empty);
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.flatMap((issue): readonly DealerFault[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            file,
            field: fieldOf([...issue.path, key]),
            reason: 'is not a field of this file',
          }))
        : [{ file, ...(issue.path.length > 0 && { field: fieldOf(issue.path) }), reason: reasonOf(issue) }],
    ),
  );
}

const reasonOf = ({ code, input, message }: z.core.$ZodIssue): string =>
  code === 'invalid_type' && input === undefined ? 'is missing' : message;

/** `['brands', 0, 'id']` → `brands[0].id` */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
