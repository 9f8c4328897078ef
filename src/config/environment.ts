import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The variables in a file. @throws if it is not UTF-8: PowerShell writes UTF-16, in which no name would be found */
function settingsFile(file: string): Readonly<Record<string, string | undefined>> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (cause) {
    throw new Error(`${file} cannot be read: save it as a text file in UTF-8`, { cause });
  }
}

/** Every variable of `.env`, the dealer's own `.env` and the environment; the later override the earlier. */
export const environment = (dealerFolder?: string): Readonly<Record<string, string | undefined>> => ({
  ...settingsFile('.env'),
  ...(dealerFolder === undefined ? {} : settingsFile(join(dealerFolder, '.env'))),
  ...process.env,
});
