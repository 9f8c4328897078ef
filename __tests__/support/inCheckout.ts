import { resolve } from 'node:path';

// A worker may come from a browser test, which runs in another folder.
process.chdir(resolve(__dirname, '../..'));
