import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { type Connections, OWNER_FILE, OWNER_FOLDER } from './connections';
import { migrate } from './migrations';

/** What readers asked to be told, and what they were told. */
const ALERT_TABLES = [
  'publications',
  'stock_log',
  'subscribers',
  'watches',
  'told',
  'alert_mails',
  'alert_tokens',
] as const;

/** Copies the store to a file, and puts a copy back. */
export const backups = ({ leads, file: own }: Connections) => ({
  /**
   * Writes the whole store to a new file that its owner alone can read. The server may run meanwhile: the copy is of one moment.
   * @throws if the store is hosted, or the file exists or cannot be written
   */
  backup: async (file: string): Promise<void> => {
    if (own === undefined)
      throw new Error(
        'A hosted database is backed up where it is hosted; `npm run leads export` copies its leads',
      );
    if (existsSync(file)) throw new Error(`${file} exists. Name a new file.`);
    mkdirSync(dirname(file), { recursive: true, mode: OWNER_FOLDER });
    closeSync(openSync(file, 'wx', OWNER_FILE));
    await leads.execute('VACUUM INTO ?', [file]);
  },

  /**
   * Puts back what a backup holds and this store does not. What is here already stays as it is, so no newer lead is lost, and
   * nothing that was sent since then is sent again.
   * @returns how many leads came back
   * @throws if the file is not a whole backup of a store, or of a newer version of it
   */
  restore: async (file: string): Promise<number> => {
    if (!existsSync(file)) throw new Error(`There is no file ${file}`);
    await checkBackup(file);
    await leads.execute('ATTACH ? AS copy', [file]);
    try {
      const restored = await leads.batch(
        [
          // A form that was sent again may be here under another id.
          `CREATE TEMP TABLE missing AS SELECT id FROM copy.leads
           WHERE id NOT IN (SELECT id FROM main.leads) AND key NOT IN (SELECT key FROM main.leads)`,
          'INSERT INTO main.leads SELECT * FROM copy.leads WHERE id IN (SELECT id FROM missing)',
          ...['people', 'photos', 'deliveries', 'visits', 'visit_tokens'].map(
            (table) =>
              `INSERT INTO main.${table} SELECT * FROM copy.${table} WHERE lead_id IN (SELECT id FROM missing)`,
          ),
          'INSERT OR IGNORE INTO main.campaigns SELECT * FROM copy.campaigns',
          'INSERT OR IGNORE INTO main.empty_searches SELECT * FROM copy.empty_searches',
          ...ALERT_TABLES.map((table) => `INSERT OR IGNORE INTO main.${table} SELECT * FROM copy.${table}`),
          `INSERT OR IGNORE INTO main.deliveries SELECT * FROM copy.deliveries
           WHERE lead_id IN (SELECT id FROM main.alert_mails)`,
          'DROP TABLE missing',
        ],
        'write',
      );
      return restored[1]?.rowsAffected ?? 0;
    } finally {
      await leads.execute('DETACH copy');
    }
  },
});

/** Checks a backup, and brings its tables up to date. @throws if it is damaged, or not a backup */
async function checkBackup(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.[0] !== 'ok') throw new Error(String(rows[0]?.[0]));
    await client.execute('SELECT version FROM schema_version');
    await migrate(client);
  } catch (cause) {
    throw new Error(`${file} is not a backup of the store, or it is damaged`, { cause });
  } finally {
    client.close();
  }
}
