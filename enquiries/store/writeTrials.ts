import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Connections } from './connections';

/** How much disk has to be free, in bytes. */
const MIN_FREE_BYTES = 1_000_000;

export type WriteTrials = ReturnType<typeof writeTrials>;

/** Knows whether an enquiry could be stored now. */
export function writeTrials({ leads, file }: Connections) {
  /** Why the last lead, or the last trial, could not be written. */
  let fault: unknown;
  return {
    /** Notes the outcome of a write. */
    noteWrite: (error: unknown): void => {
      fault = error;
    },

    /**
     * Whether an enquiry could be stored now, without writing anything.
     * @throws if the last one could not, another program holds the file, or the disk is full
     */
    checkWritable: async (): Promise<void> => {
      if (file === undefined) return;
      if (fault !== undefined) throw fault;
      const { bavail, bsize } = await statfs(dirname(file.path));
      if (bavail * bsize < MIN_FREE_BYTES)
        throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
      // Takes the lock of a writer and gives it back.
      await file.lock.batch(['SELECT 1'], 'write');
    },

    /** Writes as much as an enquiry and takes it back, so that `checkWritable` knows. @throws if it cannot be written */
    tryWriting: async (): Promise<void> => {
      if (file === undefined) return;
      const trial = [
        'CREATE TABLE trial (bytes)',
        'INSERT INTO trial VALUES (zeroblob(20000))',
        'DROP TABLE trial',
      ];
      fault = await leads.batch(trial, 'write').then(
        () => undefined,
        (error: unknown) => error,
      );
      if (fault !== undefined) throw fault;
    },
  };
}
