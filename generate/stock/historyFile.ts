import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fetchAddress, isUnpublished } from '../../src/config/fetchAddress';
import type { Cents } from '../../src/domain/money';
import { err, ok, type Result } from '../../src/domain/result';
import { rememberStock, type StockHistory, withListingFacts } from '../../src/domain/stock/stockHistory';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { wallClock } from '../../src/domain/wallClock';
import { isRowHash } from '../feed/rows/valueAt';

/** The published file in which a build leaves its history to the next one. */
const HISTORY_FILE = 'stock-history.json';

/** The version of the file's format. A file of another version is not read. */
const VERSION = 1;

/** How long the published site may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

const day = z.iso.date();
const cents = z.custom<Cents>((value) => Number.isInteger(value) && Number(value) >= 0);

const historySchema = z.object({
  began: day,
  latest: day,
  items: z.array(
    z.object({
      id: z.string(),
      first: day,
      gone: day.optional(),
      sold: day.optional(),
      model: z.string().optional(),
      prices: z.array(z.object({ day, type: z.enum(['driveAway', 'egc', 'poa']), cents: cents.optional() })),
    }),
  ),
});

function parseHistory(text: string): Result<StockHistory, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('is damaged');
  }
  const version = (value as { readonly version?: unknown } | null)?.version;
  if (version !== VERSION)
    return err(
      typeof version === 'number' ? `is of version ${version}, this build reads ${VERSION}` : 'is damaged',
    );
  const parsed = historySchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err('is damaged');
}

/** The history that a built site publishes, or why it cannot be read: `is not there`, `is damaged`. */
export async function readPublishedHistory(publicFolder: string): Promise<Result<StockHistory, string>> {
  const text = await readFile(join(publicFolder, HISTORY_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? err('is not there') : parseHistory(text);
}

/**
 * The stock history of the last publication, if there is one, and a line about its source. The published site comes first,
 * because only prices that shoppers could see count. If the site does not answer, the last whole build of this checkout counts.
 */
async function lastHistory(
  siteUrl: string,
  publicFolder: string,
): Promise<{ readonly history?: StockHistory; readonly message: string; readonly isLost?: boolean }> {
  const address = `${siteUrl}/${HISTORY_FILE}`;
  const answer = await fetchAddress(address, { timeout: TIMEOUT });
  const published = publishedHistory(answer);
  if (published.kind === 'ok')
    return { history: published.value, message: `The days and prices of the stock come from ${address}.` };
  const here = await readPublishedHistory(publicFolder);
  return here.kind === 'ok'
    ? {
        history: here.value,
        message: `The days and prices of the stock come from public/${HISTORY_FILE}, as ${address} ${published.fault}.`,
      }
    : {
        message: `Listing days and earlier prices are remembered from today: ${address} ${published.fault}; public/${HISTORY_FILE} ${here.fault}.`,
        isLost: !isUnpublished(answer),
      };
}

function publishedHistory(answer: Awaited<ReturnType<typeof fetchAddress>>): Result<StockHistory, string> {
  if (answer.kind === 'err') return err(`could not be read (${answer.fault.reason})`);
  const { status, bytes } = answer.value;
  return status === 200 ? parseHistory(bytes.toString('utf8')) : err(`answered ${status}`);
}

interface Publication {
  /** The site's own address, without a final slash. */
  readonly siteUrl: string;
  /** The folder in which the last build of this checkout left its files. */
  readonly publicFolder: string;
  readonly timeZone: string;
  /** When the build began, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reads the history of the last publication, and adds today's stock. An item to which the feed gives no id has no past.
 * @returns the items with their known past, the history for the next build, a line for the person who builds, and whether it
 * should worry them
 */
export async function continueHistory(
  items: readonly StockItem[],
  { siteUrl, publicFolder, timeZone, now }: Publication,
) {
  const { history: last, message, isLost = false } = await lastHistory(siteUrl, publicFolder);
  // An id that changes with its row would make an item look new whenever its price changes.
  const lasting = items.filter(({ id }) => !isRowHash(id));
  const history = rememberStock(last, lasting, wallClock(new Date(now), timeZone).date);
  return { items: withListingFacts(items, history), history, message, isNew: last === undefined, isLost };
}

/** Writes the history for the next build. A build that fails earlier leaves the old history in place. */
export async function writeHistory(publicFolder: string, history: StockHistory): Promise<void> {
  const file = join(publicFolder, HISTORY_FILE);
  await writeFile(`${file}.part`, JSON.stringify({ version: VERSION, ...history }));
  await rename(`${file}.part`, file);
}
