import { join } from 'node:path';

/** The contract's file. From the project's root, because Gatsby compiles this module into another folder. */
export const contractPath = (projectRoot = process.cwd()): string =>
  join(projectRoot, 'plugins/content-endpoint/schema.graphql');
