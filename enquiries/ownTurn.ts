import { setImmediate } from 'node:timers/promises';
import { turns } from '../src/config/turns';

const inTurn = turns();

/**
 * Waits for a turn of the event loop that no other caller has. Forms that come at the same moment are each read in another turn,
 * and pages are served in between.
 */
export const ownTurn = (): Promise<unknown> => inTurn(() => setImmediate());
