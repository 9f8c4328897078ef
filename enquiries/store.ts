import { acceptance } from './store/acceptance';
import { alertQueue, dueReaders } from './store/alertQueue';
import { backups } from './store/backups';
import { closeConnections, openConnections } from './store/connections';
import { counts } from './store/counts';
import { claims, queues } from './store/deliveryTable';
import { forgetting } from './store/forgetting';
import { leadRows } from './store/leadRows';
import { migrate } from './store/migrations';
import { stockLog, stockNotes } from './store/stockLog';
import { heldReaders, subscriptionAnswers, subscriptions } from './store/subscriptions';
import { visitChanges, visits } from './store/visits';
import { writeTrials } from './store/writeTrials';

/**
 * The leads, their photos and their deliveries, in one database: a file on this machine, or a hosted database. A file is written
 * with a write-ahead log and `synchronous=full`.
 */
export type LeadStore = Awaited<ReturnType<typeof openLeadStore>>;

/** How long a write waits for another process before it gives up, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the store and brings its tables up to date.
 * @param url `file:leads/leads.db`, or the address of a hosted database
 * @throws if the store cannot be opened
 */
export async function openLeadStore(url: string, token?: string, busyTimeout = BUSY_TIMEOUT_MS) {
  try {
    const connections = await openConnections(url, token, busyTimeout);
    await migrate(connections.leads);
    const { noteWrite, ...trials } = writeTrials(connections);
    return {
      ...acceptance(connections, noteWrite),
      ...leadRows(connections),
      ...forgetting(connections),
      ...claims(connections),
      ...queues(connections),
      ...counts(connections),
      ...stockLog(connections),
      ...stockNotes(connections),
      ...subscriptions(connections),
      ...subscriptionAnswers(connections),
      ...heldReaders(connections),
      ...dueReaders(connections),
      ...alertQueue(connections),
      ...visits(connections),
      ...visitChanges(connections),
      ...trials,
      ...backups(connections),
      close: () => closeConnections(connections),
    };
  } catch (cause) {
    if (!url.startsWith('file:')) throw cause;
    throw new Error(
      `The enquiries in ${url.slice('file:'.length)} (LEADS_STORE) cannot be opened: ${(cause as Error).message}. If the file is damaged, move it away and put the last copy back: npm run leads restore FILE (docs/leads.md)`,
      { cause },
    );
  }
}
