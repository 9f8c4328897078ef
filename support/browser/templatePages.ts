import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../src/domain/groups';
import { builtPages, spreadSample } from './builtPages';

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Every template of the site: those of `src/templates`, and the error pages. */
const templates = (): readonly string[] => [
  ...readdirSync('templates').map((file) => file.replace(/Template\.tsx$/, '')),
  '404',
  '500',
];

const chunkOf = (path: string): string =>
  (
    JSON.parse(
      readFileSync(join('public/page-data', path === '/' ? 'index' : path, 'page-data.json'), 'utf8'),
    ) as { readonly componentChunkName: string }
  ).componentChunkName;

interface TemplatePages {
  /** `BlogDetails`, `StockIndex`, …, `404`, `500`. */
  readonly template: string;
  /** The pages that the build made with it, in order; none for an unused template. */
  readonly paths: readonly string[];
}

/** Every template with the pages that it made, as the build recorded them. */
export function templatePages(): readonly TemplatePages[] {
  const byTemplate = groupBy(builtPages(), chunkOf);
  return templates().map((template) => ({
    template,
    paths:
      byTemplate.get(
        /^\d/.test(template)
          ? `component---src-pages-${template}-tsx`
          : `component---templates-${kebab(template)}-template-tsx`,
      ) ?? [],
  }));
}

/** Templates whose look depends on their content are tested with several pages. */
export const SAMPLES = 2;

/** One page of each built template, or a few if its pages differ much. */
export const samplePages = (most: number): readonly (readonly [template: string, path: string])[] =>
  templatePages().flatMap(({ template, paths }) =>
    spreadSample(paths, Math.min(most, paths.length)).map((path) => [template, path] as const),
  );
