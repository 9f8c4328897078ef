import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables in `.env`. The environment overrides them. */
const settingsFile = (): Readonly<Record<string, string | undefined>> =>
  existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};

/** Every variable that this process was given. Nothing else reads `process.env`. */
export const environment = (): Readonly<Record<string, string | undefined>> => ({
  ...settingsFile(),
  ...process.env,
});
