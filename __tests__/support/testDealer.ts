import { DEALERSHIP } from '../../support/projectFolder';

// Whatever a test reads of a dealer, it reads of the tests' own.
process.env.DEALER = DEALERSHIP;
