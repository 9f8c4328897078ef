import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedSinceLaidOut, TEST_SITE } from '../../../support/projectFolder';

// The project under test is the tests' own dealership: `public/` and `content/` in a browser test are its folders.
if (!existsSync(join(TEST_SITE, 'public/whole-site.json')))
  throw new Error('The site of the tests is not built. Build it first: npm run test:build');
const changed = changedSinceLaidOut(TEST_SITE);
if (changed.length > 0)
  console.warn(
    `The site of the tests is older than ${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}: ` +
      'these tests visit the old site. Build it again: npm run test:build',
  );
process.chdir(TEST_SITE);
