import { join } from 'node:path';

/** The formats of other systems that the site knows. Each has a folder here: mapping, invented sample, and its quirks in words. */
export const FORMATS: readonly string[] = [];

/** A preset's mapping. From the project's root, because Gatsby compiles this module into another folder. */
export const presetFile = (format: string): string =>
  join(process.cwd(), 'src/generate/feed/presets', format, 'mapping.yml');

/** The format whose names a feed has; absent if it has those of none. */
export const recogniseFormat = (_names: readonly string[]): string | undefined => undefined;
