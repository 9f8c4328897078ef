import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DIFFERENCE_FILE, TRIED } from '../internals';

/** The installed versions of the packages that the shortcut depends on. */
function installedVersions(): Readonly<Record<string, string>> {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return Object.fromEntries(
    Object.keys(TRIED).map((name) => [
      name,
      (require(`${name}/package.json`) as { version: string }).version,
    ]),
  );
}

/** The packages of untried versions, in words. */
export const untriedPackages = (
  installed: Readonly<Record<string, string>>,
  tried = TRIED,
): readonly string[] =>
  Object.entries(tried)
    .filter(([name, versions]) => !versions.includes(installed[name] ?? ''))
    .map(
      ([name, versions]) => `${name} ${installed[name] ?? 'of no version'} (tried: ${versions.join(', ')})`,
    );

/**
 * Why Gatsby has to make every page of this build itself; `undefined` if the shortcut may be taken. The pages are the same
 * either way.
 */
export function whyNoShortcut(): string | undefined {
  const untried = untriedPackages(installedVersions());
  if (untried.length > 0)
    return `it was not tried with ${untried.join(', ')}. Run the tests, then add the version to src/gatsby/internals.ts`;
  if (existsSync(DIFFERENCE_FILE))
    return `its pages differ from Gatsby's. ${readFileSync(DIFFERENCE_FILE, 'utf8').trim()}`;
  return undefined;
}

/** Stores a difference for the next build, which then skips the shortcut. */
export function rememberDifference(difference: string): void {
  mkdirSync(dirname(DIFFERENCE_FILE), { recursive: true });
  writeFileSync(DIFFERENCE_FILE, `${difference}\n`);
}
