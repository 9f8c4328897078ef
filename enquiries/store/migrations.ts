import type { Connection } from './connection';

/**
 * The tables of the store, step by step. Never change a step that was released: add a new one. Each step runs once, in one
 * transaction with its number in `schema_version`.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      reference TEXT NOT NULL UNIQUE,
      key TEXT NOT NULL UNIQUE,
      content_hash TEXT NOT NULL,
      kind TEXT NOT NULL,
      status TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      body TEXT NOT NULL
    )`,
    'CREATE INDEX leads_by_time ON leads (received_at)',
    'CREATE TABLE people (lead_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (person, lead_id))',
    `CREATE TABLE photos (
      lead_id TEXT NOT NULL,
      position INTEGER NOT NULL,
      type TEXT NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (lead_id, position)
    )`,
    `CREATE TABLE deliveries (
      id TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL,
      destination TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting',
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL,
      lease TEXT,
      leased_until INTEGER,
      last_fault TEXT,
      sent_at INTEGER
    )`,
    'CREATE INDEX deliveries_by_lead ON deliveries (lead_id)',
    `CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting'`,
  ],
  [
    'CREATE TABLE campaigns (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL)',
    'CREATE INDEX campaigns_by_time ON campaigns (received_at)',
  ],
  [
    // Set in a notice: JSON of `Undelivered`.
    'ALTER TABLE deliveries ADD COLUMN undelivered TEXT',
    // Each destination is a queue.
    'DROP INDEX deliveries_waiting',
    `CREATE INDEX deliveries_waiting ON deliveries (destination, due_at) WHERE state = 'waiting'`,
    `CREATE INDEX deliveries_dead ON deliveries (destination) WHERE state = 'dead' AND undelivered IS NULL`,
  ],
  [
    // What was searched is JSON of `EmptySearch`; empty for all beyond the most kinds of a day.
    `CREATE TABLE empty_searches (
      day TEXT NOT NULL,
      search TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, search)
    )`,
  ],
  [
    // `after` is the publication before: of two servers that note the same one, the second fails.
    `CREATE TABLE publications (
      at INTEGER PRIMARY KEY,
      after INTEGER NOT NULL UNIQUE,
      key TEXT NOT NULL,
      count INTEGER NOT NULL
    )`,
    'CREATE TABLE doubts (one INTEGER PRIMARY KEY, since INTEGER NOT NULL)',
    // A row for each change of a vehicle. Without a type of price, it's no longer for sale. Prices are cents.
    `CREATE TABLE stock_log (
      item_id TEXT NOT NULL,
      at INTEGER NOT NULL,
      title TEXT NOT NULL,
      price INTEGER,
      price_type TEXT,
      PRIMARY KEY (item_id, at)
    ) WITHOUT ROWID`,
    'CREATE INDEX stock_log_by_time ON stock_log (at)',
    `CREATE TABLE subscribers (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      mailbox TEXT NOT NULL UNIQUE,
      confirmed_at INTEGER,
      told_until INTEGER NOT NULL DEFAULT 0,
      mails INTEGER NOT NULL DEFAULT 0
    )`,
    // `since` is the publication that the reader knew; empty until they confirm the request.
    `CREATE TABLE watches (
      subscriber_id TEXT NOT NULL,
      request_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      requested_at INTEGER NOT NULL,
      since INTEGER,
      PRIMARY KEY (subscriber_id, request_id, kind, subject)
    )`,
    `CREATE TABLE told (
      subscriber_id TEXT NOT NULL,
      item_id TEXT NOT NULL,
      price INTEGER,
      price_type TEXT,
      gone INTEGER NOT NULL,
      PRIMARY KEY (subscriber_id, item_id)
    ) WITHOUT ROWID`,
    // A mail without changes asks the reader to confirm a request.
    `CREATE TABLE alert_mails (
      id TEXT PRIMARY KEY,
      subscriber_id TEXT NOT NULL,
      request_id TEXT,
      changes TEXT,
      made_at INTEGER NOT NULL
    )`,
    'CREATE INDEX alert_mails_by_subscriber ON alert_mails (subscriber_id)',
    `CREATE TABLE alert_tokens (
      hash TEXT PRIMARY KEY,
      subscriber_id TEXT NOT NULL,
      request_id TEXT,
      made_at INTEGER NOT NULL
    )`,
    'CREATE INDEX alert_tokens_by_subscriber ON alert_tokens (subscriber_id)',
  ],
  [
    // `remaining` is how many more could come in that half hour: of two who ask for the last place, the second fails.
    `CREATE TABLE visits (
      lead_id TEXT PRIMARY KEY,
      place TEXT NOT NULL,
      date TEXT NOT NULL,
      time TEXT NOT NULL,
      slot TEXT NOT NULL,
      remaining INTEGER NOT NULL CHECK (remaining >= 0),
      changes INTEGER NOT NULL DEFAULT 0,
      cancelled_at INTEGER,
      closed_at INTEGER
    )`,
    'CREATE INDEX visits_by_slot ON visits (place, slot)',
    'CREATE TABLE visit_tokens (hash TEXT PRIMARY KEY, lead_id TEXT NOT NULL, made_at INTEGER NOT NULL)',
    'CREATE INDEX visit_tokens_by_lead ON visit_tokens (lead_id)',
    // Set in a delivery of what became of a visit: JSON of `VisitNews`.
    'ALTER TABLE deliveries ADD COLUMN news TEXT',
  ],
];

export const isUniqueFault = (error: unknown): boolean =>
  /UNIQUE constraint failed|SQLITE_CONSTRAINT/i.test(error instanceof Error ? error.message : '');

/** Brings the tables of a database up to date. */
export async function migrate(connection: Pick<Connection, 'execute' | 'batch'>): Promise<void> {
  await connection.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)');
  const { rows } = await connection.execute(
    'SELECT COALESCE(MAX(version), 0) AS version FROM schema_version',
  );
  const from = Number(rows[0]?.version ?? 0);
  for (const [index, statements] of MIGRATIONS.entries())
    if (index >= from)
      try {
        const version = `INSERT INTO schema_version (version) VALUES (${index + 1})`;
        await connection.batch([version, ...statements], 'write');
      } catch (error) {
        // Another server that started at the same moment has already run this step.
        if (!isUniqueFault(error)) throw error;
      }
}
