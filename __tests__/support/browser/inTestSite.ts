import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../../support/projectFolder';

// The project under test is the tests' own dealership: `public/` and `content/` in a browser test are its folders.
if (!existsSync(join(TEST_SITE, 'public/whole-site.json')))
  throw new Error('The site of the tests is not built. Build it first: npm run test:build');
process.chdir(TEST_SITE);
