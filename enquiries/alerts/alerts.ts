import { publishedItem, type SitePlace } from '../../src/config/publishedSite';
import { turns } from '../../src/config/turns';
import { groupBy } from '../../src/domain/groups';
import { dollarsToCents } from '../../src/domain/money';
import type { StockCard } from '../../src/domain/stock/stockCard';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { wallClock } from '../../src/domain/wallClock';
import type { StockLogRow, Subscriber } from '../alert';
import { faultCode, type LeadLog } from '../leadLog';
import type { LeadStore } from '../store';
import type { NewAlert } from '../store/alertQueue';
import type { Publication } from '../store/stockLog';
import { type OpenStock, type PublishedStock, publishedStock } from './publishedStock';
import { type ComparedStock, type Fate, newsFor, pagePath } from './stockChanges';

interface AlertParts {
  readonly store: Pick<
    LeadStore,
    | 'lastPublication'
    | 'loggedStock'
    | 'stockHistory'
    | 'notePublication'
    | 'doubtStock'
    | 'dueSubscribers'
    | 'watchesOf'
    | 'toldOf'
    | 'queueAlerts'
  >;
  /** The site whose stock is looked at. */
  readonly place: SitePlace;
  /** Of the dealership, which says when a day begins. */
  readonly timeZone: string;
  readonly log: LeadLog;
  readonly now?: () => number;
}

/** Looks at the published stock and queues mails. */
interface Alerts {
  /**
   * Queues a mail for each reader who has not been told of something, and has had none today. Calls wait for each other.
   * @param mostMs how long it may take; the next call goes on with the other readers
   * @returns how many mails it queued
   */
  readonly queue: (mostMs?: number) => Promise<number>;
}

/** How many readers are compared with the stock at once, and queued in one transaction. */
const MAX_READERS = 50;

/** A publication with less than this share of the vehicles of the one before may be a mistake … */
const MIN_SHARE = 0.5;
/** … until it has been there for so long. */
const DOUBT_MS = 86_400_000;

/** A vehicle that is missing may come back with the next publication; after this, it counts as gone. In milliseconds. */
const GONE_AFTER_MS = 2 * 86_400_000;

/** Tells readers of the stock what they asked for. A publication that cannot be read whole sends no mail. */
export function createAlerts(parts: AlertParts): Alerts {
  const { place, log } = parts;
  let lastFault = '';
  const pass = async (mostMs: number): Promise<number> => {
    try {
      const stock = await publishedStock(place);
      const publication = await noted(stock, parts);
      const queued = publication === undefined ? 0 : await queueAll(stock, publication, mostMs, parts);
      if (queued > 0) log({ event: 'alerts', queued });
      lastFault = publication === undefined ? lastFault : '';
      return queued;
    } catch (error) {
      // A site that is being built, or is damaged, says so once.
      const fault = faultCode(error);
      if (fault !== lastFault) log({ event: 'alertFault', fault });
      lastFault = fault;
      return 0;
    }
  };
  const inTurn = turns();
  return {
    queue: (mostMs = Number.POSITIVE_INFINITY) => inTurn(() => pass(mostMs)),
  };
}

/** The publication that the site shows, noted if it is new. `undefined` if its stock cannot be believed yet. */
async function noted(
  stock: PublishedStock,
  { store, log, now = Date.now }: AlertParts,
): Promise<Publication | undefined> {
  const { key, count } = stock;
  const last = await store.lastPublication();
  const doubtedSince = last?.doubtedSince;
  if (last?.key === key) {
    if (doubtedSince !== undefined) await store.doubtStock(false, now());
    return last;
  }
  if (
    last !== undefined &&
    count < last.count * MIN_SHARE &&
    !(now() - (doubtedSince ?? now()) >= DOUBT_MS)
  ) {
    if (doubtedSince === undefined) {
      await store.doubtStock(true, now());
      log({ event: 'alertFault', fault: 'far less stock than before' });
    }
    return undefined;
  }
  const changes = await changedRows(await stock.open(), await store.loggedStock());
  const publication = { at: Math.max(now(), (last?.at ?? 0) + 1), key, count };
  if (await store.notePublication(publication, last?.at ?? 0, changes)) return publication;
  // Another server was faster. If it saw another publication, the next call looks again.
  const theirs = await store.lastPublication();
  return theirs?.key === key ? theirs : undefined;
}

/** What a publication changes, compared with what is logged. */
async function changedRows(
  stock: OpenStock,
  logged: readonly StockLogRow[],
): Promise<readonly Omit<StockLogRow, 'at'>[]> {
  const before = new Map(logged.map((row) => [row.id, row]));
  const changes: Omit<StockLogRow, 'at'>[] = [];
  for await (const cards of stock.cards())
    for (const card of cards) {
      const row = rowOf(card);
      const known = before.get(row.id);
      before.delete(row.id);
      if (known?.price !== row.price || known?.priceType !== row.priceType) changes.push(row);
    }
  for (const { id, title, priceType } of before.values())
    if (priceType !== undefined) changes.push({ id, title });
  return changes;
}

const rowOf = ({ objectID: id, title, price, priceType }: StockCard): Omit<StockLogRow, 'at'> => ({
  id,
  title,
  priceType,
  ...(price === undefined ? {} : { price: dollarsToCents(price) }),
});

async function queueAll(
  stock: PublishedStock,
  publication: Publication,
  mostMs: number,
  { store, place, timeZone, now = Date.now }: AlertParts,
): Promise<number> {
  const end = performance.now() + mostMs;
  const dayOf = (time: number) => wallClock(new Date(time), timeZone).date;
  let queued = 0;
  let after = '';
  do {
    const readers = await store.dueSubscribers(publication.at, after, MAX_READERS);
    const [first] = readers;
    if (first === undefined) break;
    after = readers.at(-1)?.id ?? after;
    const due = readers.filter(({ mailedAt }) => mailedAt === undefined || dayOf(mailedAt) !== dayOf(now()));
    if (due.length === 0) continue;
    const alerts = await newsOf(due, await stock.open(), publication, { store, place, now });
    const told = new Set(alerts.map(({ subscriber }) => subscriber));
    await store.queueAlerts(
      publication.at,
      alerts,
      due.filter((one) => !told.has(one)),
      now(),
    );
    queued += alerts.length;
  } while (performance.now() < end);
  return queued;
}

/** The mails that some readers are due. */
async function newsOf(
  readers: readonly Subscriber[],
  stock: OpenStock,
  { at }: Publication,
  { store, place, now }: Required<Pick<AlertParts, 'store' | 'place' | 'now'>>,
): Promise<readonly NewAlert[]> {
  const ids = readers.map(({ id }) => id);
  const watches = await store.watchesOf(ids);
  const subjects = (kind: 'search' | 'item') => [
    ...new Set([...watches.values()].flat().flatMap((one) => (one.kind === kind ? one.subject : []))),
  ];
  const watched = subjects('item');
  const since = Math.min(...readers.map(({ toldUntil }) => toldUntil));
  const rows = await store.stockHistory(since, watched);
  const history = groupBy(
    rows.filter((row) => row.at <= at),
    ({ id }) => id,
  );
  const isForSale = (id: string) => history.get(id)?.at(-1)?.priceType !== undefined;
  const forSale = [...history.keys()].filter(isForSale);

  const found = new Map<string, readonly StockCard[]>();
  for (const address of subjects('search')) found.set(address, await stock.find(forSale, address));
  const cards = new Map((await stock.find(watched)).map((card) => [card.objectID, card]));
  const fates = new Map<string, Fate>();
  for (const id of watched)
    if (!cards.has(id)) {
      const missingFor = now() - (history.get(id)?.at(-1)?.at ?? now());
      const item = await publishedItem(place, id);
      if (item?.status === 'sold') fates.set(id, { kind: 'sold', path: pagePath(toStockCard(item)) });
      else if (missingFor >= GONE_AFTER_MS) fates.set(id, { kind: 'gone' });
    }

  const told = await store.toldOf(ids, [...history.keys()]);
  const compared: ComparedStock = {
    history: (id) => history.get(id) ?? [],
    found: (address) => found.get(address) ?? [],
    card: (id) => cards.get(id),
    fate: (id) => fates.get(id),
  };
  return readers.flatMap((subscriber) => {
    const news = newsFor(watches.get(subscriber.id) ?? [], told.get(subscriber.id) ?? [], compared);
    return news.changes.length === 0 ? [] : [{ subscriber, ...news }];
  });
}
