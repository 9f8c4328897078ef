import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A GraphQL text of the source. */
export interface QueryText {
  /** From the project's root, with `/`. */
  readonly file: string;
  readonly document: string;
}

/** The GraphQL texts that Gatsby reads: queries of pages and Slices, static queries, fragments. */
export const gatsbyTexts = (): readonly QueryText[] => textsAfter(/\bgraphql`([^`]*)`/g);

/** The queries that the build itself sends to the content endpoint. */
export const buildTexts = (): readonly QueryText[] => textsAfter(/\/\* GraphQL \*\/ `([^`]*)`/g);

const textsAfter = (mark: RegExp): readonly QueryText[] =>
  ['generate', 'src', 'templates']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const matches = readFileSync(file, 'utf8').matchAll(mark);
      return [...matches].map(([, document = '']) => ({ file, document }));
    });
