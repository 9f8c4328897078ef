import { TEST_SITE } from '../../../support/projectFolder';

// The project under test is the tests' own dealership: `public/` and `dealers/` in a browser test are its folders.
process.chdir(TEST_SITE);
// A worker may come from a unit test, which reads that dealer where it is kept.
delete process.env.DEALER;
