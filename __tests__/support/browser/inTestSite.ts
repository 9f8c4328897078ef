import { TEST_SITE } from '../../../support/projectFolder';

// The project under test is the tests' own dealership: `public/` and `content/` in a browser test are its folders.
process.chdir(TEST_SITE);
