import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { err, ok, type Result } from '../domain/result';

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true');

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address such as https://content.example/graphql',
});

/** One row for each setting, in the order of `.env.example`. */
const settingsSchema = z.object({
  /** The content GraphQL endpoint; unset: the embedded one over `content/`. */
  CONTENT_URL: httpAddress.optional(),
  /** The stock feed: a path or an https address of a CSV, JSON or XML file. */
  STOCK_FEED: z.string().min(1, 'must be a path or an https address').default('content/stock.csv'),
  /** The mapping of the feed's columns; unset: `{feed}.mapping.json` beside the feed, if it is there. */
  STOCK_MAPPING: z.string().min(1).optional(),
  /** New and demo stock of every brand is taken, not of the site's brand alone. */
  STOCK_ANY_BRAND: flag,
  /** Lets a build go on although the feed holds fewer than half of the last build's items. */
  STOCK_ALLOW_SHRINK: flag,
  /** Builds the page that holds every form, for trying them out. */
  TEST_FORMS: flag,
});

export interface Settings {
  readonly contentUrl?: string;
  readonly stockFeed: string;
  readonly stockMapping?: string;
  readonly stockAnyBrand: boolean;
  readonly stockAllowShrink: boolean;
  readonly testForms: boolean;
}

export interface SettingFault {
  readonly setting: string;
  readonly value: string | undefined;
  readonly reason: string;
}

/** Reads all settings; an empty one counts as unset. Every fault is reported, not the first alone. */
export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, readonly SettingFault[]> {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map((issue) => {
        const setting = String(issue.path[0]);
        return { setting, value: given[setting], reason: issue.message };
      }),
    );
  }
  const settings = parsed.data;
  return ok({
    contentUrl: settings.CONTENT_URL,
    stockFeed: settings.STOCK_FEED,
    stockMapping: settings.STOCK_MAPPING,
    stockAnyBrand: settings.STOCK_ANY_BRAND,
    stockAllowShrink: settings.STOCK_ALLOW_SHRINK,
    testForms: settings.TEST_FORMS,
  });
}

/** One message that names every wrong setting and what to do. */
export function describeSettingFaults(faults: readonly SettingFault[]): string {
  const lines = faults.map(({ setting, value, reason }) => `  ${setting}=${value ?? ''}  ${reason}`);
  return [
    `${faults.length === 1 ? 'A setting is' : `${faults.length} settings are`} wrong; nothing was built:`,
    ...lines,
    'Correct them in the environment or in .env (.env.example explains each).',
  ].join('\n');
}

/** The settings file of this checkout; what the environment says wins over it. */
const settingsFile = (): Readonly<Record<string, string | undefined>> =>
  existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};

/**
 * The settings of this process. The only place that reads `process.env`.
 * @throws one error that lists all faults.
 */
export function readSettings(): Settings {
  const result = parseSettings({ ...settingsFile(), ...process.env });
  if (result.kind === 'err') throw new Error(describeSettingFaults(result.fault));
  return result.value;
}
