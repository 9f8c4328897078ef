import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The variables in a file. */
const settingsFile = (file: string): Readonly<Record<string, string | undefined>> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};

/**
 * Every variable that this process was given: in `.env`, in the dealer's own `.env`, and in the environment. The later
 * override the earlier. Nothing else reads `process.env`.
 * @param dealerFolder the folder of the dealer whose settings are wanted
 */
export const environment = (dealerFolder?: string): Readonly<Record<string, string | undefined>> => ({
  ...settingsFile('.env'),
  ...(dealerFolder === undefined ? {} : settingsFile(join(dealerFolder, '.env'))),
  ...process.env,
});
