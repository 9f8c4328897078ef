import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The empty page that gatsby-plugin-offline adds for its own use. */
const APP_SHELL = 'offline-plugin-app-shell-fallback';

/** Every page that a project's build wrote, by path: `/`, `/finance/`, `/stock/used-cars/`, … */
export const builtPages = (project = '.'): readonly string[] =>
  readdirSync(join(project, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith(APP_SHELL))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();

/** The HTML file of a page. */
export const pageFile = (path: string, project = '.'): string => join(project, 'public', path, 'index.html');

/** An evenly spread sample, the same in every run. */
export const spreadSample = <T>(all: readonly T[], size: number): readonly T[] =>
  all.filter(
    (_, place) => Math.floor((place * size) / all.length) !== Math.floor(((place - 1) * size) / all.length),
  );
