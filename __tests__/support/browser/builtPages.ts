import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every page that the build of a project wrote, by its path: `/`, `/finance/`, `/stock/used-cars/`, … */
export const builtPages = (project = '.'): readonly string[] =>
  readdirSync(join(project, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();

/** The HTML file of a page. */
export const pageFile = (path: string, project = '.'): string => join(project, 'public', path, 'index.html');

/** Some of many, spread evenly: the same ones in every run. */
export const spreadSample = <T>(all: readonly T[], size: number): readonly T[] =>
  all.filter(
    (_, place) => Math.floor((place * size) / all.length) !== Math.floor(((place - 1) * size) / all.length),
  );
