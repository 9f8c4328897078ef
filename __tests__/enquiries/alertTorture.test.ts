import { centsToDollars } from '../../src/domain/money';
import { effectivePrice } from '../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { tortureAlerts } from '../support/leads/tortureAlerts';
import { runs } from '../support/runs';

// `npm run test:deep` tells a thousand readers of twenty publications and kills more than a hundred servers.
jest.setTimeout(runs(120_000, 3_600_000));

const dollars = (item: StockItem) => centsToDollars(effectivePrice(item) ?? (0 as never));

it('no change is lost or told twice, nobody gets two mails a day, and one tap ends them, while two servers are killed, publications are taken back and the mail server hangs', async () => {
  const { readers, mails, first, last, kills, repeated, afterTap } = await tortureAlerts({
    readers: runs(12, 1000),
    publications: runs(3, 20),
    takenBack: new Set(process.env.DEEP ? [4, 9, 15] : [1]),
    killsADay: runs(1, 4),
    seed: 61,
  });
  expect(kills).toBeGreaterThanOrEqual(runs(9, 100));

  const days = mails.map(({ to, day }) => `${to} ${day}`);
  expect(new Set(days).size).toBe(days.length);
  expect(mails.filter(({ stop }) => !/\/api\/alerts\?stop=[\w-]{32}$/.test(stop ?? ''))).toEqual([]);
  expect(afterTap).toEqual([]);

  const since = new Map(first.map((item) => [item.id, dollars(item)]));
  for (const { email, make, item: watched } of readers) {
    const lines = mails.filter(({ to }) => to === email).flatMap((mail) => mail.lines);
    const told = lines.map(({ kind, id, price }) => `${kind} ${id} ${price}`);
    const twice = told.filter((line, place) => told.indexOf(line) !== place);
    expect({ twice, of: twice.length > 0 ? mails.filter(({ to }) => to === email) : [] }).toEqual({
      twice: [],
      of: [],
    });
    expect(lines.filter(({ id }) => id !== watched && !isOf(id, make, last))).toEqual([]);
    expect(lines.filter(({ kind, id }) => kind === 'new' && since.has(id))).toEqual([]);
    for (const item of last) {
      const own = lines.filter(({ id }) => id === item.id);
      const isFound = item.make === make && item.status !== 'sold';
      if (isFound && !since.has(item.id)) expect(own.filter(({ kind }) => kind === 'new')).toHaveLength(1);
      // The lowest price that they know is no higher than today's.
      if (isFound)
        expect(
          Math.min(
            ...own.flatMap(({ price }) => price ?? []),
            since.get(item.id) ?? Number.POSITIVE_INFINITY,
          ),
        ).toBeLessThanOrEqual(dollars(item));
      if (item.id === watched && item.status === 'sold')
        expect(own.filter(({ kind }) => kind === 'sold')).toHaveLength(1);
    }
  }
  if (process.env.DEEP)
    console.info(
      `${readers.length} readers, ${mails.length} mails, ${kills} kills, ${repeated} repeated under their identity`,
    );
});

const isOf = (id: string, make: string, stock: readonly StockItem[]): boolean =>
  stock.some((item) => item.id === id && item.make === make);
