import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Headers } from 'mailparser';
import { deliverAll } from '../../../enquiries/delivery/deliveries';
import { WHOLE_SITE } from '../../../src/config/publishedSite';
import { ALERTS_PATH } from '../../../src/domain/alerts/alertRequest';
import { DEALERSHIP_FILE } from '../../../src/domain/enquiry/dealershipDetails';
import { centsToDollars, type Dollars } from '../../../src/domain/money';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { aDesk } from '../../../support/leads/aDesk';
import { seededRandom } from '../../../support/stock/inventedRecords';
import { aStockItem } from '../stock/aStockItem';
import { openAlertOffice } from './alertOffice';
import { faultyMailServer } from './faultyMailServer';
import { killableServer } from './killableServer';
import { publishStock } from './leadOffice';

const DAY = 86_400_000;
/** Early in the day of the dealership, so that every attempt of a day fits into it. */
const START = Date.parse('2026-11-29T06:00:00+11:00');
const MAKES = ['Kia', 'Mazda', 'Toyota', 'Ford', 'Honda'];

interface Torture {
  readonly readers: number;
  readonly publications: number;
  /** The publications that are taken back on the day after, by their number from 1. */
  readonly takenBack: ReadonlySet<number>;
  readonly killsADay: number;
  readonly seed: number;
}

/** A mail about changes, when it first came. */
interface ToldMail {
  readonly id: string;
  readonly to: string;
  readonly day: number;
  readonly lines: readonly { readonly kind: string; readonly id: string; readonly price?: Dollars }[];
  /** The address to which its `List-Unsubscribe` posts with one tap; absent if it has none. */
  readonly stop?: string | undefined;
}

/** What a reader watches: a make, and one vehicle. */
export interface TorturedReader {
  readonly email: string;
  readonly make: string;
  readonly item: string;
}

interface TortureResult {
  readonly readers: readonly TorturedReader[];
  readonly mails: readonly ToldMail[];
  readonly first: readonly StockItem[];
  readonly last: readonly StockItem[];
  readonly kills: number;
  /** How many mails came more than once, under one identity. */
  readonly repeated: number;
  /** Mails to readers who had unsubscribed with one tap. */
  readonly afterTap: readonly ToldMail[];
}

/**
 * Publishes a stock day after day, some of it taken back, while two servers on one store are killed again and again, and whose mail
 * server hangs, breaks off and refuses. On the days after, all works.
 */
export async function tortureAlerts(torture: Torture): Promise<TortureResult> {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    return await run(torture, folder, stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function run(
  { readers: count, publications, takenBack, killsADay, seed }: Torture,
  folder: string,
  stops: (() => Promise<unknown>)[],
): Promise<TortureResult> {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const yard = inventedYard(random);
  writeFileSync(join(folder, DEALERSHIP_FILE), JSON.stringify(aDesk));
  const first = yard.items();
  await publishStock(folder, first);

  let day = 0;
  const mails = new Map<string, ToldMail>();
  const links = new Map<string, string>();
  let repeated = 0;
  const server = await faultyMailServer(
    random,
    ({ messageId = '', subject = '', text = '', headers }, to) => {
      if (subject.startsWith('Please')) links.set(to, /\?confirm=\S+/.exec(text)?.[0] ?? '');
      else if (mails.has(messageId)) repeated += 1;
      else mails.set(messageId, { id: messageId, to, day, lines: linesOf(text), stop: oneTap(headers) });
    },
  );
  stops.push(server.stop);

  let clock = START;
  const office = await openAlertOffice(folder, server.url, () => clock);
  stops.push(async () => office.store.close());
  const readers = Array.from({ length: count }, (_, number) => ({
    email: `reader${number}@example.com`,
    make: pick(MAKES),
    item: pick(first).id,
  }));
  await office.alerts.queue();
  for (const { email, make, item } of readers)
    await office.store.requestAlerts(
      email,
      [
        { kind: 'search', subject: `/stock/${make.toLowerCase()}/` },
        { kind: 'item', subject: item },
      ],
      clock,
    );
  await deliverAll(office.queues);
  for (const { email } of readers)
    await office.handlers[ALERTS_PATH](
      new Request(`${aDesk.siteUrl}${ALERTS_PATH}${links.get(email)}`, { method: 'POST' }),
      '203.0.113.7',
    );

  const servers = [killableServer(folder, server.url), killableServer(folder, server.url)];
  stops.push(() => Promise.all(servers.map(({ kill }) => kill())));
  let kills = 0;
  let before = first;
  for (let number = 1; number <= publications; number += 1) {
    day = number;
    clock = START + day * DAY;
    server.setFaulty(true);
    const next = takenBack.has(number - 1) ? before : yard.nextDay();
    if (!takenBack.has(number - 1)) before = number === 1 ? first : yard.dayBefore();
    await Promise.all(servers.map(({ start }) => start(clock)));
    rmSync(join(folder, WHOLE_SITE));
    await publishStock(folder, next);
    for (let kill = 0; kill < killsADay; kill += 1) {
      await rest(50 + 400 * random());
      const victim = pick(servers);
      await victim.kill();
      kills += 1;
      await victim.start(clock);
    }
    await Promise.all(servers.map(({ kill }) => kill()));
    kills += servers.length;
  }

  // Leases of the dead servers end, and what the last days left is told.
  server.setFaulty(false);
  for (let quiet = 1; quiet <= 4; quiet += 1) {
    day += 1;
    clock = START + day * DAY;
    await office.alerts.queue();
    await deliverAll(office.queues);
  }
  const told = [...mails.values()];
  const last = yard.items();
  // Each reader taps the link of their first mail, or of their last, and the stock changes again.
  const tapped = new Map((random() < 0.5 ? told : told.toReversed()).map(({ to, stop }) => [to, stop]));
  for (const link of tapped.values()) await office.handlers[ALERTS_PATH](tapOf(link), '203.0.113.7');
  clock += DAY;
  await publishStock(folder, yard.nextDay());
  await office.alerts.queue();
  await deliverAll(office.queues);
  const afterTap = [...mails.values()].slice(told.length).filter(({ to }) => tapped.has(to));
  return { readers, mails: told, first, last, kills, repeated, afterTap };
}

/** What a mail program posts when its reader unsubscribes with one tap (RFC 8058). */
const tapOf = (link = '') =>
  new Request(new URL(link, aDesk.siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

/** Where one tap posts to, if a mail has both headers for it. */
const oneTap = (headers: Headers): string | undefined => {
  const { unsubscribe, 'unsubscribe-post': post } = (headers.get('list') ?? {}) as Readonly<
    Record<string, { readonly url?: string; readonly name?: string } | undefined>
  >;
  return post?.name === 'List-Unsubscribe=One-Click' ? unsubscribe?.url : undefined;
};

/** A yard on which every day some vehicles arrive, some get cheaper or dearer, and some are sold. */
function inventedYard(random: () => number) {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  let count = 0;
  const arrival = () => {
    count += 1;
    const make = pick(MAKES);
    return aStockItem({
      id: `v${count}`,
      make,
      model: `Model v${count}`,
      price: 20_000 + 100 * Math.floor(200 * random()),
    });
  };
  let items: readonly StockItem[] = Array.from({ length: 60 }, arrival);
  let yesterday = items;
  const repriced = (item: StockItem, share: number): StockItem =>
    aStockItem({
      ...item,
      price: Math.round(centsToDollars(item.price ?? (0 as never)) * share),
      specialPrice: undefined,
    } as never);
  return {
    items: () => items,
    dayBefore: () => yesterday,
    nextDay: () => {
      yesterday = items;
      const [cheaper, dearer, sold] = [pick(items).id, pick(items).id, pick(items).id];
      items = [
        ...items.map((item) => {
          if (item.status === 'sold') return item;
          if (item.id === sold) return { ...item, status: 'sold' as const };
          if (item.id === cheaper) return repriced(item, 0.9);
          return item.id === dearer ? repriced(item, 1.05) : item;
        }),
        arrival(),
        arrival(),
      ];
      return items;
    },
  };
}

const HEADINGS: Readonly<Record<string, string>> = {
  'New for your searches': 'new',
  'Price drops': 'reduced',
  Sold: 'sold',
};

/** The lines of a mail about changes. */
function linesOf(text: string): ToldMail['lines'] {
  let kind = '';
  return text.split('\n\n').flatMap((block) => {
    kind = HEADINGS[block.trim()] ?? kind;
    const id = /Model (v\d+)\n/.exec(block)?.[1];
    const price = /\n\$([\d,]+)/.exec(block)?.[1];
    return id === undefined ? [] : [{ kind, id, ...(price && { price: Number(price.replaceAll(',', '')) }) }];
  });
}
