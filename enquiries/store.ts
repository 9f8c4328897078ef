import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createClient, type InStatement, type Row } from '@libsql/client';
import type { CampaignCall } from '../src/domain/campaign';
import type { EmptySearch } from '../src/domain/emptySearch';
import { type LooseAnswers, textOf } from '../src/domain/enquiry/enquiryField';
import { phoneNumbersIn } from '../src/domain/enquiry/phoneNumbers';
import {
  DESTINATIONS,
  type Delivery,
  type DeliveryState,
  type Destination,
  type Lead,
  type LeadStatus,
  type Photo,
  type Undelivered,
} from './lead';
import { MIGRATIONS } from './migrations';
import { type Connection, fileConnection } from './storeConnection';

export interface NewLead {
  /** The idempotency key: one key, one lead. */
  readonly key: string;
  /** The hash of everything that was sent. The same key with another hash is a conflict. */
  readonly contentHash: string;
  readonly status: LeadStatus;
  readonly lead: Omit<Lead, 'id' | 'reference'>;
  readonly photos: readonly Photo[];
  readonly destinations: readonly Destination[];
}

interface Receipt {
  readonly reference: string;
  readonly receivedAt: string;
}

type Acceptance =
  | ({ readonly kind: 'accepted' } & Receipt)
  /** The same key and content came before. The answer is the same as the first time. */
  | ({ readonly kind: 'repeated' } & Receipt)
  /** The same key came before with other content. */
  | { readonly kind: 'conflict' };

export interface LeadRow {
  readonly lead: Lead;
  readonly status: LeadStatus;
  readonly photoCount: number;
  readonly deliveries: readonly Delivery[];
}

/** A delivery that this process may attempt until its lease ends. */
export interface ClaimedDelivery extends Delivery {
  readonly lease: string;
}

/** What waits for one destination, and what was given up. */
export interface QueueSize {
  readonly destination: Destination;
  readonly waiting: number;
  /** When the oldest waiting lead was received, in milliseconds since 1970. */
  readonly oldest?: number;
  readonly dead: number;
}

/** How long a write waits for another process before it gives up, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;

/** How long the health check waits for another process, and how much disk has to be free, in bytes. */
const LOCK_TIMEOUT_MS = 1500;
const MIN_FREE_BYTES = 1_000_000;

/** How many kinds of empty searches one day keeps. */
const MAX_SEARCHES_A_DAY = 300;

const isUniqueFault = (error: unknown): boolean =>
  /UNIQUE constraint failed|SQLITE_CONSTRAINT/i.test(error instanceof Error ? error.message : '');

/** The last nine digits identify a phone number, however it is written: `+61 491 570 156` is `0491 570 156`. */
const phoneKey = (text: string): string => text.replace(/\D/g, '').slice(-9);
const phoneKeys = (text: string): readonly string[] =>
  phoneNumbersIn(text).map(({ number }) => phoneKey(number));
const emailKey = (text: string): string => text.trim().toLowerCase();

/** The email addresses and phone numbers by which a person's leads are found. */
function peopleOf({ answers }: Lead['enquiry']): readonly string[] {
  const { email, friendEmail, phone }: LooseAnswers = { ...answers };
  return [emailKey(textOf(email)), emailKey(textOf(friendEmail)), ...phoneKeys(textOf(phone))].filter(
    Boolean,
  );
}

const deliveryOf = (row: Row): Delivery => ({
  id: String(row.id),
  leadId: String(row.lead_id),
  destination: row.destination as Destination,
  state: row.state as DeliveryState,
  attempts: Number(row.attempts),
  dueAt: Number(row.due_at),
  ...(row.last_fault === null ? {} : { lastFault: String(row.last_fault) }),
  ...(row.undelivered === null ? {} : { undelivered: JSON.parse(String(row.undelivered)) as Undelivered }),
});

/**
 * The leads, their photos and their deliveries, in one database: a file on this machine, or a hosted database.
 * Law: whatever `accept` has confirmed survives a crash of the process and a loss of power. A file is written with a
 * write-ahead log and `synchronous=full`, and `accept` answers after its one transaction.
 */
export class LeadStore {
  readonly #client: Connection;
  /** For the progress of deliveries. */
  readonly #progress: Connection;
  /** For what staff read: it waits for no write, even while another program holds the file. */
  readonly #reads: Connection;
  /** The file, and a connection that asks whether it can be written; neither for a hosted database. */
  readonly #file: { readonly path: string; readonly lock: Connection } | undefined;
  /** Why the last lead, or the last trial, could not be written. */
  #writeFault: unknown;

  private constructor(
    client: Connection,
    progress: Connection,
    reads: Connection,
    file?: { readonly path: string; readonly lock: Connection },
  ) {
    this.#client = client;
    this.#progress = progress;
    this.#reads = reads;
    this.#file = file;
  }

  /**
   * Opens the store and brings its tables up to date.
   * @param url `file:leads/leads.db`, or the address of a hosted database
   * @throws if the store cannot be opened
   */
  static async open(url: string, token?: string, busyTimeout = BUSY_TIMEOUT_MS): Promise<LeadStore> {
    if (!url.startsWith('file:')) {
      const client = createClient({ url, authToken: token });
      return new LeadStore(client, client, client).#migrated();
    }
    const file = url.slice('file:'.length);
    try {
      makePrivate(file);
      const client = await fileConnection(url, ['synchronous=FULL', 'secure_delete=ON'], busyTimeout);
      await client.execute('PRAGMA journal_mode=WAL');
      // A delivery whose progress a loss of power takes back is sent again, under its own identity. So these many small
      // writes do not wait for the disk, and enquiries do not wait for them.
      const progress = await fileConnection(url, ['synchronous=NORMAL'], busyTimeout);
      const reads = await fileConnection(url, ['query_only=ON'], busyTimeout);
      const lock = await fileConnection(url, [], LOCK_TIMEOUT_MS);
      return await new LeadStore(client, progress, reads, { path: file, lock }).#migrated();
    } catch (cause) {
      throw new Error(
        `The enquiries in ${file} (LEADS_STORE) cannot be opened: ${(cause as Error).message}. If the file is damaged, move it away and put the last copy back: npm run leads restore FILE (docs/leads.md)`,
        { cause },
      );
    }
  }

  /** This store, with its tables brought up to date. */
  async #migrated(): Promise<this> {
    await this.#client.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)');
    const done = await this.#client.execute(
      'SELECT COALESCE(MAX(version), 0) AS version FROM schema_version',
    );
    const from = Number(done.rows[0]?.version ?? 0);
    for (const [index, statements] of MIGRATIONS.entries()) {
      const version = index + 1;
      if (version <= from) continue;
      try {
        await this.#client.batch(
          [{ sql: 'INSERT INTO schema_version (version) VALUES (?)', args: [version] }, ...statements],
          'write',
        );
      } catch (error) {
        // Another server that started at the same moment has already run this step.
        if (!isUniqueFault(error)) throw error;
      }
    }
    return this;
  }

  /** The first answer to a key, if there is one. We ask before we redraw photos, which takes long. */
  async answerTo(key: string, contentHash: string): Promise<Acceptance | undefined> {
    const { rows } = await this.#client.execute({
      sql: 'SELECT reference, received_at, content_hash FROM leads WHERE key = ?',
      args: [key],
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    if (row.content_hash !== contentHash) return { kind: 'conflict' };
    return {
      kind: 'repeated',
      reference: String(row.reference),
      receivedAt: new Date(Number(row.received_at)).toISOString(),
    };
  }

  /**
   * Stores a lead with its photos and deliveries: all of it, or nothing.
   * @throws if the store cannot be written
   */
  async accept(given: NewLead): Promise<Acceptance> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const lead: Lead = { id: randomUUID(), reference: newReference(), ...given.lead };
      try {
        await this.#client.batch(insertions(lead, given), 'write');
        this.#writeFault = undefined;
        return { kind: 'accepted', reference: lead.reference, receivedAt: lead.receivedAt };
      } catch (error) {
        if (!isUniqueFault(error)) {
          this.#writeFault = error;
          throw error;
        }
        const before = await this.answerTo(given.key, given.contentHash);
        if (before !== undefined) return before;
        // The reference was taken: try another one.
      }
    }
    throw new Error('No free reference was found');
  }

  /**
   * Stores a campaign. The same campaign is one row, with the time of its last visitor.
   * @throws if the store cannot be written
   */
  async keepCampaign(id: string, call: CampaignCall, now: number): Promise<void> {
    await this.#client.execute({
      sql: `INSERT INTO campaigns (id, received_at, body) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET received_at = excluded.received_at`,
      args: [id, now, JSON.stringify(call)],
    });
  }

  async campaign(id: string): Promise<CampaignCall | undefined> {
    const { rows } = await this.#client.execute({
      sql: 'SELECT body FROM campaigns WHERE id = ?',
      args: [id],
    });
    return rows[0] === undefined ? undefined : (JSON.parse(String(rows[0].body)) as CampaignCall);
  }

  /**
   * Counts a search that found nothing.
   * @param day a date
   * @throws if the store cannot be written
   */
  async countEmptySearch(day: string, search: EmptySearch): Promise<void> {
    await this.#client.execute({
      sql: `INSERT INTO empty_searches (day, search, count)
            SELECT :day, CASE
              WHEN EXISTS (SELECT 1 FROM empty_searches WHERE day = :day AND search = :search)
                OR (SELECT COUNT(*) FROM empty_searches WHERE day = :day) < :most THEN :search
              ELSE '' END, 1 WHERE true
            ON CONFLICT (day, search) DO UPDATE SET count = count + 1`,
      args: { day, search: JSON.stringify(search), most: MAX_SEARCHES_A_DAY },
    });
  }

  /** The searches that found nothing since a day, each with its count; `search` is absent for those beyond a day's most. */
  async emptySearches(
    since: string,
  ): Promise<readonly { readonly search?: unknown; readonly count: number }[]> {
    const { rows } = await this.#reads.execute({
      sql: `SELECT search, SUM(count) AS count FROM empty_searches WHERE day >= ?
            GROUP BY search ORDER BY count DESC LIMIT 100`,
      args: [since],
    });
    return rows.map(({ search, count }) => ({
      ...(search === '' ? {} : { search: JSON.parse(String(search)) }),
      count: Number(count),
    }));
  }

  /** What the accepted leads since a time were about, the newest first, and nothing of who sent them. */
  async tally(since: number): Promise<
    readonly {
      readonly kind: string;
      readonly receivedAt: number;
      readonly item?: { readonly id: string; readonly title: string };
    }[]
  > {
    const { rows } = await this.#reads.execute({
      sql: `SELECT kind, received_at, json_extract(body, '$.enquiry.context.item.id') AS item,
              json_extract(body, '$.enquiry.context.item.title') AS title
            FROM leads WHERE status = 'accepted' AND received_at >= ? ORDER BY received_at DESC LIMIT 100000`,
      args: [since],
    });
    return rows.map(({ kind, received_at, item, title }) => ({
      kind: String(kind),
      receivedAt: Number(received_at),
      ...(item === null ? {} : { item: { id: String(item), title: String(title) } }),
    }));
  }

  /**
   * Claims deliveries that are due, the oldest first. No other process attempts them until the lease ends. A first attempt is
   * always due: the clock may have been ahead when the lead came.
   * @param leaseMs longer than an attempt can take
   */
  async claim(
    now: number,
    leaseMs: number,
    most: number,
    destinations: readonly Destination[],
  ): Promise<readonly ClaimedDelivery[]> {
    const lease = randomUUID();
    const { rows } = await this.#progress.execute({
      sql: `UPDATE deliveries SET lease = ?, leased_until = ? WHERE id IN (
              SELECT id FROM deliveries
              WHERE state = 'waiting' AND (due_at <= ? OR attempts = 0) AND (leased_until IS NULL OR leased_until <= ?)
                AND destination IN (${destinations.map(() => '?').join(', ')})
              ORDER BY due_at LIMIT ?)
            RETURNING *`,
      args: [lease, now + leaseMs, now, now, ...destinations, most],
    });
    return rows.map((row) => ({ ...deliveryOf(row), lease }));
  }

  /**
   * Records the outcome of an attempt. Does nothing if the lease has passed to another process.
   * @param outcome `tell`: by which destination the dealership learns that this delivery is dead. The notice is a delivery
   * too, stored in the same transaction.
   */
  async settle(
    { id, lease, destination }: ClaimedDelivery,
    outcome:
      | { readonly state: 'sent'; readonly at: number }
      | {
          readonly state: 'waiting' | 'dead';
          readonly attempts: number;
          readonly dueAt: number;
          readonly fault: string;
          readonly tell?: Destination;
        },
  ): Promise<void> {
    if (outcome.state === 'sent') {
      await this.#progress.execute({
        sql: `UPDATE deliveries SET state = 'sent', sent_at = ?, lease = NULL, leased_until = NULL, last_fault = NULL
              WHERE id = ? AND lease = ?`,
        args: [outcome.at, id, lease],
      });
      return;
    }
    const { state, attempts, dueAt, fault, tell } = outcome;
    const change: InStatement = {
      sql: `UPDATE deliveries SET state = ?, attempts = ?, due_at = ?, last_fault = ?, lease = NULL, leased_until = NULL
            WHERE id = ? AND lease = ?`,
      args: [state, attempts, dueAt, fault, id, lease],
    };
    if (tell === undefined) {
      await this.#progress.execute(change);
      return;
    }
    const undelivered: Undelivered = { destination, attempts, fault, at: new Date(dueAt).toISOString() };
    await this.#client.batch(
      [
        {
          // A lease ends once, so its notice has its own id, even if the delivery is replayed and dies again.
          sql: `INSERT INTO deliveries (id, lead_id, destination, due_at, undelivered)
                SELECT ?, lead_id, ?, ?, ? FROM deliveries WHERE id = ? AND lease = ?`,
          args: [`${lease}.undelivered`, tell, dueAt, JSON.stringify(undelivered), id, lease],
        },
        change,
      ],
      'write',
    );
  }

  /** When the next delivery to one of these destinations is due, in milliseconds since 1970; `undefined` if none waits. */
  async nextDue(destinations: readonly Destination[]): Promise<number | undefined> {
    const { rows } = await this.#progress.execute({
      sql: `SELECT MIN(MAX(due_at, COALESCE(leased_until, 0))) AS due FROM deliveries
            WHERE state = 'waiting' AND destination IN (${destinations.map(() => '?').join(', ')})`,
      args: [...destinations],
    });
    const due = rows[0]?.due;
    return due === null || due === undefined ? undefined : Number(due);
  }

  /**
   * Whether an enquiry could be stored now, without writing anything.
   * @throws if the last one could not, another program holds the file, or the disk is full
   */
  async checkWritable(): Promise<void> {
    if (this.#file === undefined) return;
    const { path, lock } = this.#file;
    if (this.#writeFault !== undefined) throw this.#writeFault;
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < MIN_FREE_BYTES)
      throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
    // Takes the lock of a writer and gives it back.
    await lock.batch(['SELECT 1'], 'write');
  }

  /** Writes as much as an enquiry and takes it back, so that `checkWritable` knows. @throws if it cannot be written */
  async tryWriting(): Promise<void> {
    if (this.#file === undefined) return;
    try {
      await this.#client.batch(
        ['CREATE TABLE trial (bytes)', 'INSERT INTO trial VALUES (zeroblob(20000))', 'DROP TABLE trial'],
        'write',
      );
      this.#writeFault = undefined;
    } catch (error) {
      this.#writeFault = error;
      throw error;
    }
  }

  /** The destinations for which something waits or was given up. */
  async queueSizes(): Promise<readonly QueueSize[]> {
    const [waiting, dead] = await this.#reads.batch(
      [
        `SELECT destination, COUNT(*) AS count, MIN(received_at) AS oldest
         FROM deliveries JOIN leads ON leads.id = lead_id WHERE state = 'waiting' GROUP BY destination`,
        `SELECT destination, COUNT(*) AS count FROM deliveries
         WHERE state = 'dead' AND undelivered IS NULL GROUP BY destination`,
      ],
      'read',
    );
    const deadOf = new Map(dead?.rows.map((row) => [String(row.destination), Number(row.count)]));
    const waitingOf = new Map(waiting?.rows.map((row) => [String(row.destination), row]));
    return DESTINATIONS.filter((one) => deadOf.has(one) || waitingOf.has(one)).map((destination) => {
      const row = waitingOf.get(destination);
      return {
        destination,
        waiting: Number(row?.count ?? 0),
        ...(row === undefined ? {} : { oldest: Number(row.oldest) }),
        dead: deadOf.get(destination) ?? 0,
      };
    });
  }

  async lead(id: string): Promise<Lead | undefined> {
    const { rows } = await this.#reads.execute({ sql: 'SELECT body FROM leads WHERE id = ?', args: [id] });
    return rows[0] === undefined ? undefined : (JSON.parse(String(rows[0].body)) as Lead);
  }

  async photos(leadId: string): Promise<readonly Photo[]> {
    const { rows } = await this.#reads.execute({
      sql: 'SELECT type, bytes FROM photos WHERE lead_id = ? ORDER BY position',
      args: [leadId],
    });
    return rows.map((row) => ({
      type: row.type as Photo['type'],
      bytes: new Uint8Array(row.bytes as ArrayBuffer),
    }));
  }

  /** Leads, the newest first. */
  async list({
    reference,
    person,
    most = 1_000_000,
  }: {
    readonly reference?: string;
    /** An email address or a phone number. */
    readonly person?: string;
    readonly most?: number;
  }): Promise<readonly LeadRow[]> {
    const { rows } = await this.#reads.execute({
      sql: `SELECT id, status, body, (SELECT COUNT(*) FROM photos WHERE lead_id = leads.id) AS photo_count
            FROM leads WHERE (:reference IS NULL OR reference = :reference)
              AND (:person IS NULL OR id IN (SELECT lead_id FROM people WHERE person = :person))
            ORDER BY received_at DESC, rowid DESC LIMIT :most`,
      args: {
        reference: reference?.toUpperCase() ?? null,
        person: person === undefined ? null : personKey(person),
        most,
      },
    });
    return Promise.all(
      rows.map(async (row) => {
        const deliveries = await this.#reads.execute({
          sql: 'SELECT * FROM deliveries WHERE lead_id = ? ORDER BY rowid',
          args: [row.id ?? null],
        });
        return {
          lead: JSON.parse(String(row.body)) as Lead,
          status: row.status as LeadStatus,
          photoCount: Number(row.photo_count),
          deliveries: deliveries.rows.map(deliveryOf),
        };
      }),
    );
  }

  /**
   * Restarts deliveries: the dead ones of every lead, or all of one lead. A lead that was marked as spam becomes accepted.
   * @param destinations where to send a lead that has no deliveries yet
   * @returns how many deliveries are due now
   */
  async replay(
    now: number,
    one?: { readonly lead: Lead; readonly destinations: readonly Destination[] },
  ): Promise<number> {
    if (one === undefined) {
      const { rowsAffected } = await this.#client.execute({
        sql: `UPDATE deliveries SET state = 'waiting', attempts = 0, due_at = ?, lease = NULL, leased_until = NULL
              WHERE state = 'dead' AND undelivered IS NULL`,
        args: [now],
      });
      return rowsAffected;
    }
    const { lead, destinations } = one;
    const [, ...restarted] = await this.#client.batch(
      [
        { sql: `UPDATE leads SET status = 'accepted' WHERE id = ?`, args: [lead.id] },
        {
          sql: `UPDATE deliveries SET state = 'waiting', attempts = 0, due_at = ?, lease = NULL, leased_until = NULL
                WHERE lead_id = ? AND undelivered IS NULL`,
          args: [now, lead.id],
        },
        ...destinations.map((destination) => ({
          sql: 'INSERT OR IGNORE INTO deliveries (id, lead_id, destination, due_at) VALUES (?, ?, ?, ?)',
          args: [deliveryId(lead, destination), lead.id, destination, now],
        })),
      ],
      'write',
    );
    return restarted.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
  }

  /** Deletes leads older than so many days, with their photos and deliveries, and old campaigns and searches. Returns how many leads. */
  async deleteOlderThan(days: number, now: number): Promise<number> {
    await this.#client.execute({
      sql: 'DELETE FROM empty_searches WHERE day < ?',
      args: [new Date(now - days * DAY_MS).toISOString().slice(0, 10)],
    });
    await this.#client.execute({
      sql: 'DELETE FROM campaigns WHERE received_at < ?',
      args: [now - days * DAY_MS],
    });
    return this.#delete('received_at < ?', now - days * DAY_MS);
  }

  /** Deletes every lead of a person, found by email address or phone number. Returns how many leads. */
  forget(person: string): Promise<number> {
    return this.#delete('id IN (SELECT lead_id FROM people WHERE person = ?)', personKey(person));
  }

  async #delete(where: string, value: string | number): Promise<number> {
    const of = (table: string) =>
      `DELETE FROM ${table} WHERE lead_id IN (SELECT id FROM leads WHERE ${where})`;
    // The rows of `people` go last: until then they say which leads to delete.
    const [, , deleted] = await this.#client.batch(
      [
        { sql: of('photos'), args: [value] },
        { sql: of('deliveries'), args: [value] },
        { sql: `DELETE FROM leads WHERE ${where}`, args: [value] },
        { sql: 'DELETE FROM people WHERE lead_id NOT IN (SELECT id FROM leads)', args: [] },
      ],
      'write',
    );
    const count = deleted?.rowsAffected ?? 0;
    // Deleted data would otherwise stay readable in the write-ahead log.
    if (this.#file !== undefined && count > 0) await this.#client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return count;
  }

  /**
   * Writes the whole store to a new file that its owner alone can read. The server may run meanwhile: the copy is of one moment.
   * @throws if the store is hosted, or the file exists or cannot be written
   */
  async backup(file: string): Promise<void> {
    if (this.#file === undefined)
      throw new Error(
        'A hosted database is backed up where it is hosted; `npm run leads export` copies its leads',
      );
    if (existsSync(file)) throw new Error(`${file} exists. Name a new file.`);
    mkdirSync(dirname(file), { recursive: true, mode: OWNER_FOLDER });
    closeSync(openSync(file, 'wx', OWNER_FILE));
    await this.#client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  }

  /**
   * Puts back what a backup holds and this store does not. What is here already stays as it is, so no newer lead is lost, and
   * nothing that was sent since then is sent again.
   * @returns how many leads came back
   * @throws if the file is not a whole backup of a store, or of a newer version of it
   */
  async restore(file: string): Promise<number> {
    if (!existsSync(file)) throw new Error(`There is no file ${file}`);
    await checkBackup(file);
    await this.#client.execute({ sql: 'ATTACH ? AS copy', args: [file] });
    try {
      const restored = await this.#client.batch(
        [
          // A form that was sent again may be here under another id.
          `CREATE TEMP TABLE missing AS SELECT id FROM copy.leads
           WHERE id NOT IN (SELECT id FROM main.leads) AND key NOT IN (SELECT key FROM main.leads)`,
          'INSERT INTO main.leads SELECT * FROM copy.leads WHERE id IN (SELECT id FROM missing)',
          ...['people', 'photos', 'deliveries'].map(
            (table) =>
              `INSERT INTO main.${table} SELECT * FROM copy.${table} WHERE lead_id IN (SELECT id FROM missing)`,
          ),
          'INSERT OR IGNORE INTO main.campaigns SELECT * FROM copy.campaigns',
          'INSERT OR IGNORE INTO main.empty_searches SELECT * FROM copy.empty_searches',
          'DROP TABLE missing',
        ],
        'write',
      );
      return restored[1]?.rowsAffected ?? 0;
    } finally {
      await this.#client.execute('DETACH copy');
    }
  }

  close(): void {
    const { lock } = this.#file ?? { lock: this.#client };
    for (const connection of new Set([this.#client, this.#progress, this.#reads, lock])) connection.close();
  }
}

/** Checks a backup, and brings its tables up to date. @throws if it is damaged, or not a backup */
async function checkBackup(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.[0] !== 'ok') throw new Error(String(rows[0]?.[0]));
    await client.execute('SELECT version FROM schema_version');
  } catch (cause) {
    throw new Error(`${file} is not a backup of the store, or it is damaged`, { cause });
  } finally {
    client.close();
  }
  (await LeadStore.open(`file:${file}`)).close();
}

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Makes the database, and the folder if it holds nothing else, readable by their owner alone: leads are other people's
 * addresses. SQLite gives the files of its log the rights of the database.
 */
function makePrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  closeSync(openSync(file, 'a', OWNER_FILE));
  const names = readdirSync(folder);
  const own = names.filter((name) => name.startsWith(basename(file)));
  for (const name of own) chmodSync(join(folder, name), OWNER_FILE);
  if (own.length === names.length) chmodSync(folder, OWNER_FOLDER);
}

const personKey = (text: string): string => (text.includes('@') ? emailKey(text) : phoneKey(text));

const deliveryId = (lead: Pick<Lead, 'id'>, destination: Destination): string => `${lead.id}.${destination}`;

const insertions = (
  lead: Lead,
  { key, contentHash, status, photos, destinations }: NewLead,
): InStatement[] => {
  const receivedAt = Date.parse(lead.receivedAt);
  return [
    {
      sql: `INSERT INTO leads (id, reference, key, content_hash, kind, status, received_at, body)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        lead.id,
        lead.reference,
        key,
        contentHash,
        lead.enquiry.kind,
        status,
        receivedAt,
        JSON.stringify(lead),
      ],
    },
    ...peopleOf(lead.enquiry).map((person) => ({
      sql: 'INSERT OR IGNORE INTO people (lead_id, person) VALUES (?, ?)',
      args: [lead.id, person],
    })),
    ...photos.map(({ type, bytes }, position) => ({
      sql: 'INSERT INTO photos (lead_id, position, type, bytes) VALUES (?, ?, ?, ?)',
      args: [lead.id, position, type, bytes],
    })),
    ...destinations.map((destination) => ({
      sql: 'INSERT INTO deliveries (id, lead_id, destination, due_at) VALUES (?, ?, ?, ?)',
      args: [deliveryId(lead, destination), lead.id, destination, receivedAt],
    })),
  ];
};

/** Letters and digits that nobody confuses in print or on the phone: no 0 and O, no 1, I and L, no U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const part = (): string => Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference such as `K7M-4QX`. There are 729 million, so the store still checks that it is unused. */
const newReference = (): string => `${part()}-${part()}`;
