import { loadDealer } from '../../src/config/dealer';
import { DEALERSHIP } from '../../support/projectFolder';

/** The tests' own dealer. */
export const theDealer = loadDealer(DEALERSHIP);
