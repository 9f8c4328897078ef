import { readFileSync } from 'node:fs';

/** The contract. It is read from the project's root, because Gatsby compiles this module into another folder. */
export const contractText = (): string => readFileSync('plugins/content-endpoint/schema.graphql', 'utf8');
