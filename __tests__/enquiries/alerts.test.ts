import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { deliverAll } from '../../enquiries/delivery/deliveries';
import { WHOLE_SITE } from '../../src/config/publishedSite';
import { ALERTS_PATH } from '../../src/domain/alerts/alertRequest';
import type { DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { budgetLimits } from '../../src/search/budget';
import { watchedAddress } from '../../src/search/filters/watchedAddress';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry } from '../../support/leads/enquiries';
import { okValue } from '../../support/okValue';
import { gate } from '../support/gate';
import { openAlertOffice } from '../support/leads/alertOffice';
import { publishedFinance, startLeadOffice } from '../support/leads/leadOffice';
import { runs } from '../support/runs';
import { aStockItem } from '../support/stock/aStockItem';

const DAY = 86_400_000;
const START = Date.parse('2026-11-29T09:00:00+11:00');
const ANN = 'ann@example.com';

const car = (id: string, price: number, more: Parameters<typeof aStockItem>[0] = {}) =>
  aStockItem({ id, model: `Model ${id}`, price, ...more });
const [a, b, c, d] = [car('a', 30_000), car('b', 20_000), car('c', 40_000), car('d', 50_000)];
const first = [a, b, c];

let clock = START;
let office: Awaited<ReturnType<typeof startLeadOffice>>;
const start = async (
  settings: Readonly<Record<string, string>> = {},
  desk: Partial<DealershipDetails> = {},
) => {
  clock = START;
  office = await startLeadOffice(first, settings, { now: () => clock, desk });
  await office.publish(first);
  await office.alerts.queue();
};
afterEach(() => office.close());

const call = (query: string, init: RequestInit = {}, address = '203.0.113.7') =>
  office.handlers[ALERTS_PATH](new Request(`${aDesk.siteUrl}${ALERTS_PATH}${query}`, init), address);
const ask = (body: unknown, address?: string) =>
  call('', { method: 'POST', body: JSON.stringify(body) }, address);
/** A day later, with another stock; sends what is due. */
const publish = async (items: readonly StockItem[], days = 1) => {
  clock += days * DAY;
  await office.publish(items);
  await look();
};
const look = async () => {
  await office.alerts.queue();
  await deliverAll(office.queues);
};
const textsTo = (address = ANN) => office.mailsTo(address).map(({ mail }) => `${mail.subject}\n${mail.text}`);
const linkIn = (text: string | undefined, name: 'confirm' | 'stop') =>
  new RegExp(`https://\\S+/api/alerts(\\?${name}=[\\w-]{32})`).exec(text ?? '')?.[1] ?? '';
/** Whether a text is in the files of the store. */
const written = (text: string) =>
  readdirSync(office.folder)
    .filter((one) => one.startsWith('leads.db'))
    .some((name) => readFileSync(join(office.folder, name)).includes(text));
/** Asks and confirms. */
const subscribe = async (watched: Readonly<Record<string, unknown>>, email = ANN) => {
  await ask({ email, ...watched });
  await deliverAll(office.queues);
  await call(linkIn(textsTo(email).at(-1), 'confirm'), { method: 'POST' });
};
const ALL = { searches: ['/stock/'] };
/** The mails about changes so far. */
const news = (address = ANN) => textsTo(address).filter((text) => !text.startsWith('Please confirm'));

describe('An address', () => {
  it('is told nothing until its reader presses the button of the page in the mail', async () => {
    await start();
    expect((await ask({ email: ANN, ...ALL })).status).toBe(202);
    await deliverAll(office.queues);
    const [mail] = textsTo();
    expect(mail).toContain('Please confirm your email address for Quillbrook Tallis');
    const link = linkIn(mail, 'confirm');
    // Programs that check mails follow the link.
    const page = await call(link);
    expect(await page.text()).toMatch(
      /<form method="post" action="\/api\/alerts\?confirm=[\w-]+"><button>Yes, email me/,
    );
    await publish([...first, d]);
    expect(news()).toEqual([]);
    expect(await (await call(link, { method: 'POST' })).text()).toContain('Done');
    await publish([...first, d, car('e', 9000)]);
    expect(news()).toEqual([expect.stringContaining('1 new match at Quillbrook Tallis')]);
    expect(news()[0]).toContain(
      'Toyota Model e\n$9,000 Ex. Govt. Charges\nhttps://www.quillbrooktallis.example/stock/item/e/',
    );
    expect(news()[0]).not.toContain('Model d');
  });

  it('that never confirms is deleted after a week, and its link says so', async () => {
    await start();
    await ask({ email: ANN, ...ALL });
    await deliverAll(office.queues);
    const link = linkIn(textsTo()[0], 'confirm');
    await office.store.deleteOlderThan(730, clock + 6 * DAY);
    expect((await call(link)).status).toBe(200);
    await office.store.deleteOlderThan(730, clock + 8 * DAY);
    expect((await call(link)).status).toBe(404);
    expect((await call(link, { method: 'POST' })).status).toBe(404);
  });

  it('deletes itself a year after it was confirmed, unless its reader stays', async () => {
    await start();
    await subscribe(ALL);
    await subscribe(ALL, 'bo@example.net');
    await publish([...first, d]);
    expect(news()[0]).toContain('On 29 November 2027, a year after you confirmed it, we delete your address');
    clock += 300 * DAY;
    await call(linkIn(news()[0], 'confirm'), { method: 'POST' });
    await office.store.deleteOlderThan(730, START + 366 * DAY);
    await publish([...first, d, car('e', 9000)]);
    expect([news().length, news('bo@example.net').length]).toEqual([2, 1]);
  });

  it('is never given away: the answer is the same for one that is known, and for a full mailbox', async () => {
    await start({ LEADS_MOST_TO_A_MAILBOX: '2' });
    await subscribe(ALL);
    const answers = [await ask({ email: ANN, ...ALL }), await ask({ email: 'A.nn@example.com', ...ALL })];
    answers.push(await ask({ email: 'new@example.com', ...ALL }));
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
      [202, ''],
      [202, ''],
      [202, ''],
    ]);
    await deliverAll(office.queues);
    // The third to one mailbox was left out, and counts with the mails of other forms.
    expect([...textsTo(), ...textsTo('A.nn@example.com')]).toHaveLength(2);
    await office.send(anEnquiry('enquireNow', { email: ANN }));
    expect(textsTo()).toHaveLength(2);
  });

  it.each([
    [{ email: 'ann', ...ALL }, 'email'],
    [{ email: `${ANN}\r\nBcc: bo@example.net`, ...ALL }, 'email'],
    [{ email: ANN }, 'watched'],
    [{ email: ANN, searches: ['https://elsewhere.example/stock/'], items: [7, ''] }, 'watched'],
    [[], 'watched'],
  ])('%j is refused for its %s', async (body, fault) => {
    await start();
    const answer = await ask(body);
    expect([answer.status, await answer.json()]).toEqual([422, { fault }]);
  });

  it.each([
    [{}, 204],
    [{ LEADS_SMTP_URL: '' }, 404],
  ])(
    'is asked for only where somebody sends the mails: with %j the answer is %d',
    async (settings, status) => {
      await start(settings);
      expect((await call('')).status).toBe(status);
    },
  );

  it('comes at most so often from one network, and not from another site', async () => {
    await start({ LEADS_MOST_A_MINUTE: '2' });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await ask({ email: `${count}${ANN}`, ...ALL })).status);
    expect(statuses).toEqual([202, 202, 429]);
    const elsewhere = await call('', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(elsewhere.status).toBe(403);
  });

  it('and every token stay out of the store and the log in plain', async () => {
    await start();
    await subscribe(ALL);
    await publish([...first, d]);
    const token = linkIn(news()[0], 'stop').split('=')[1] ?? '';
    expect(token).toHaveLength(32);
    expect(written(token)).toBe(false);
    expect(JSON.stringify(office.log)).not.toMatch(/ann|@/i);
  });
});

describe('A mail', () => {
  it('says what a search found new and cheaper, and what became of a watched car, each once', async () => {
    await start();
    await subscribe({ searches: ['/stock/toyota/?priceRange=:35000'], items: ['c', 'b'] });
    await publish([
      car('a', 28_000),
      { ...b, status: 'sold' },
      car('c', 38_500),
      car('e', 9000),
      car('f', 90_000),
    ]);
    const [text = ''] = news();
    expect(text).toContain('1 new match, 2 price drops, 1 sold at Quillbrook Tallis');
    expect(text).toContain('Toyota Model e\n$9,000');
    expect(text).toContain('Toyota Model a\n$28,000 Ex. Govt. Charges, was $30,000');
    expect(text).toContain('Toyota Model c\n$38,500 Ex. Govt. Charges, was $40,000');
    expect(text).toMatch(/Sold\n\nToyota Model b\nhttps/);
    expect(text).not.toContain('Model f');
    await publish([car('a', 28_000), car('c', 38_500), car('e', 9000), car('f', 90_000)]);
    expect(news()).toHaveLength(1);
  });

  it('comes once a day at most, and the next one says what came meanwhile', async () => {
    await start();
    await subscribe(ALL);
    await publish([...first, d]);
    await publish([...first, d, car('e', 9000)], 0.1);
    await publish([...first, d, car('e', 9000), car('f', 8000)], 0.1);
    expect(news()).toHaveLength(1);
    clock += DAY;
    await look();
    expect(news()).toHaveLength(2);
    expect(news()[1]).toContain('2 new matches');
    await look();
    expect(news()).toHaveLength(2);
  });

  it.each(['searches', 'items'])(
    'has its List-Unsubscribe, which ends the %s with one tap and without scripts',
    async (kind) => {
      await start();
      await subscribe({ [kind]: [kind === 'items' ? 'a' : '/stock/'] });
      await publish([car('a', 20_000), b, c]);
      const { mail, source } = office.mailsTo(ANN).at(-1) ?? {};
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const link = /<https:\/\/www\.quillbrooktallis\.example\/api\/alerts(\?stop=[\w-]{32})>/.exec(
        `${source?.replace(/\r\n[ \t]+/g, ' ')}`,
      )?.[1];
      expect(mail?.text).toContain(`${aDesk.siteUrl}/api/alerts${link}`);
      // A program that follows links changes nothing.
      expect(await (await call(link ?? '')).text()).toContain('<button>Stop the emails</button>');
      await publish([car('a', 19_000), b, c]);
      expect(news()).toHaveLength(2);
      const tap = () =>
        call(link ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      expect([(await tap()).status, (await tap()).status]).toEqual([200, 200]);
      await publish([car('a', 10_000), b, c]);
      expect(news()).toHaveLength(2);
    },
  );

  it('waits for a mail server that hangs, and then comes once, with what was queued', async () => {
    await start();
    await subscribe(ALL);
    office.hang(true);
    await publish([...first, d]);
    await publish([...first, d, car('e', 9000)]);
    expect(news()).toEqual([]);
    office.hang(false);
    clock += DAY / 2;
    await look();
    expect(news()).toEqual([expect.stringContaining('1 new match')]);
    expect(news()[0]).toContain('Model d');
    clock += DAY;
    await look();
    expect(news()).toHaveLength(2);
    expect(news()[1]).toContain('Model e');
  });
});

it('the mails open with the words of the content', async () => {
  const alertWords = { confirmation: 'Hello from Quillbrook.', intro: 'News from our yards.' };
  await start({}, { alertWords });
  await subscribe(ALL);
  await publish([...first, d]);
  expect(textsTo()).toEqual([
    expect.stringMatching(/^Please confirm .*\nHello from Quillbrook\.\n\nIf that was you, open/),
    expect.stringContaining('\nNews from our yards. Prices are those of 30 November 2026.'),
  ]);
});

it('two servers on one store, and one that dies over it, tell a reader once', async () => {
  await start();
  await subscribe(ALL);
  const other = await openAlertOffice(office.folder, office.smtpUrl, () => clock);
  clock += DAY;
  await office.publish([...first, d]);
  const write = jest.spyOn(office.store, 'queueAlerts').mockRejectedValueOnce(new Error('killed'));
  expect(await office.alerts.queue()).toBe(0);
  write.mockRestore();
  // Both have compared the stock before either has queued a mail.
  const [opened, open] = gate();
  let count = 0;
  for (const { store } of [office, other]) {
    const queue = store.queueAlerts;
    jest.spyOn(store, 'queueAlerts').mockImplementation(async (...all) => {
      count += 1;
      if (count === 2) open();
      await opened;
      return queue(...all);
    });
  }
  await Promise.all([office.alerts.queue(), other.alerts.queue()]);
  await Promise.all([office, other].map(({ queues }) => deliverAll(queues)));
  await other.store.close();
  expect(news()).toHaveLength(1);
  clock += DAY;
  await look();
  expect(news()).toHaveLength(1);
});

it('a vehicle of a group’s site is linked where its dealer has it', async () => {
  await start();
  await subscribe({ ...ALL, items: ['a'] });
  const url = 'https://www.other.example/stock/item/e/';
  await publish([
    { ...a, status: 'sold', url: 'https://www.other.example/stock/item/a/' },
    b,
    c,
    { ...d, url },
  ]);
  expect(news()[0]).toContain(`Model d\n$50,000 Ex. Govt. Charges\n${url}`);
  expect(news()[0]).toContain('Sold\n\nToyota Model a\nhttps://www.other.example/stock/item/a/');
});

it('a copy of the store brings readers back, with what they know', async () => {
  await start();
  await subscribe(ALL);
  await publish([...first, d]);
  const copy = join(office.folder, 'copy.db');
  await office.store.backup(copy);
  await office.store.forget(ANN);
  await office.store.restore(copy);
  await publish([...first, d, car('e', 9000)]);
  expect(news()).toHaveLength(2);
  expect(news()[1]).toContain('1 new match at');
});

describe('A publication', () => {
  it('that is taken back and comes again tells nobody twice, and loses nothing', async () => {
    await start();
    await subscribe({ ...ALL, items: ['c'] });
    const next = [car('a', 28_000), b, d];
    await publish(next);
    expect(news()).toEqual([expect.stringContaining('1 new match, 1 price drop at')]);
    await publish(first);
    await publish(next);
    await publish(first);
    await publish(next);
    expect(news()).toHaveLength(1);
    // The car that was missing is gone for good.
    clock += 2 * DAY;
    await publish([...next, car('e', 9000)]);
    expect(news()).toEqual([
      expect.anything(),
      expect.stringContaining('1 new match, 1 no longer listed at'),
    ]);
  });

  it('with a second reduction is told, and not again when it comes back', async () => {
    await start();
    await subscribe({ items: ['a'] });
    for (const price of [28_000, 27_000, 28_000, 27_000, 26_000]) await publish([car('a', price), b, c]);
    expect(news().map((text) => /\$[\d,]+(?= Ex)/.exec(text)?.[0])).toEqual([
      '$28,000',
      '$27,000',
      '$26,000',
    ]);
  });

  it('that was taken back before a reader was due is told when it comes again', async () => {
    await start();
    await subscribe(ALL);
    await publish([...first, d]);
    await publish([...first, d, car('e', 9000)], 0.1);
    await publish([...first, d], 0.9);
    await publish([...first, d, car('e', 9000)]);
    expect(news()).toEqual([expect.stringContaining('1 new match'), expect.stringContaining('Model e')]);
  });

  const broken: Readonly<Record<string, () => void>> = {
    'is being built': () => rmSync(join(office.folder, WHOLE_SITE)),
    'has no manifest': () => rmSync(join(indexFolder(), 'manifest.json')),
    'has a damaged manifest': () => writeFileSync(join(indexFolder(), 'manifest.json'), '{"formatVersion'),
    'lacks its words': () => rmSync(fileOf('text')),
    'has a cut file of prices': () => truncateSync(fileOf('core'), 60),
    'has a cut file of cards': () => truncateSync(fileOf('cards'), 60),
    'is of an older build': () => rmSync(join(indexFolder(), 'searches.json')),
  };
  const indexFolder = () => join(office.folder, STOCK_INDEX_FOLDER);
  const fileOf = (kind: string) =>
    join(indexFolder(), readdirSync(indexFolder()).find((name) => name.startsWith(`${kind}.`)) ?? '');
  it.each(Object.keys(broken))(
    'that %s tells nobody, says so once, and is told once it is whole',
    async (what) => {
      await start();
      await subscribe(ALL);
      clock += DAY;
      await office.publish([...first, d]);
      broken[what]?.();
      await look();
      await look();
      expect(news()).toEqual([]);
      expect(office.log.filter(({ event }) => event === 'alertFault')).toHaveLength(1);
      await office.publish([...first, d]);
      await look();
      expect(news()).toEqual([expect.stringContaining('1 new match')]);
    },
  );

  it('with far less stock is not believed for a day', async () => {
    await start();
    await subscribe({ items: ['a', 'b', 'c'] });
    await publish([car('a', 20_000)]);
    await publish(first);
    await publish([car('a', 20_000)]);
    await look();
    expect(office.log.filter(({ event }) => event === 'alertFault')).toEqual([
      { event: 'alertFault', fault: 'far less stock than before' },
      { event: 'alertFault', fault: 'far less stock than before' },
    ]);
    expect(news()).toEqual([]);
    clock += DAY;
    await look();
    expect(news()).toEqual([expect.stringContaining('1 price drop at')]);
  });

  it('with prices of another kind, or higher ones, is no price drop', async () => {
    await start();
    await subscribe({ ...ALL, items: ['a'] });
    await publish([
      car('a', 20_000, { priceType: 'driveAway' }),
      car('b', 21_000),
      car('c', 0, { priceType: 'poa' }),
    ]);
    expect(news()).toEqual([]);
  });
});

describe('A saved search', () => {
  it.each([
    ['/stock/kia/', [car('k', 30_000, { make: 'Kia', model: 'Rio' })]],
    ['/stock/?keywords=tow+bar', [car('k', 30_000, { tags: ['Tow bar'] }), car('l', 30_000)]],
    ['/stock/?sortBy=price_asc&utm_source=x', [car('k', 30_000)]],
  ])('%s finds what its page would, also what was not in stock before', async (address, arrived) => {
    await start();
    await subscribe({ searches: [address] });
    await publish([...first, ...arrived]);
    expect(news()).toEqual([expect.stringContaining('1 new match at')]);
    expect(news()[0]).toContain('/stock/item/k/');
  });

  it.each([undefined, 36, 84, 'long', -1])(
    'by budget reaches as far as it does on the device of a shopper with a term of %p',
    async (term) => {
      const address = '/stock/?affordAmount=100';
      const known = typeof term === 'number' && term > 0 ? term : undefined;
      const limits = okValue(
        budgetLimits(
          { affordAmount: 100, frequency: 'week', depositAmount: 0 },
          { settings: publishedFinance, termMonths: known },
        ),
      );
      await start();
      await subscribe({
        searches: [known === term ? watchedAddress(address, known) : `${address}&termMonths=${term}`],
      });
      await publish([...first, car('within', limits.Used), car('beyond', limits.Used + 1)]);
      expect(news()).toEqual([expect.stringContaining('1 new match at')]);
      expect(news()[0]).toContain('/stock/item/within/');
    },
  );

  it.each(['/stock/kia/', '/stock/item/a/', '/stock/?keywords=toyota+zeppelin', '/stocks/'])(
    '%s finds nothing, as nothing in stock is what it asks for',
    async (address) => {
      await start();
      await subscribe({ searches: [address] });
      await publish([...first, d]);
      expect(news()).toEqual([]);
    },
  );
});

// `npm run test:deep` has ten thousand readers.
it(
  'many readers are told in small pieces, and enquiries are taken meanwhile',
  async () => {
    await start();
    await subscribe(ALL);
    const client = createClient({ url: `file:${join(office.folder, 'leads.db')}` });
    const readers = runs(1000, 10_000);
    const series = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${readers - 1})`;
    await client.batch(
      [
        `${series} INSERT INTO subscribers (id, email, mailbox, confirmed_at, told_until)
       SELECT 'reader-' || i, i || '@example.com', i || '@example.com', confirmed_at, told_until FROM n, subscribers`,
        `${series} INSERT INTO watches (subscriber_id, request_id, kind, subject, requested_at, since)
       SELECT 'reader-' || i, '', kind, subject, requested_at, since FROM n, watches`,
      ],
      'write',
    );
    client.close();
    clock += DAY;
    await office.publish([...first, d]);
    const sizes = jest.spyOn(office.store, 'queueAlerts');
    let isOver = false;
    const queueing = office.alerts.queue().finally(() => {
      isOver = true;
    });
    for (let count = 0; count < 3; count += 1)
      expect((await office.take(anEnquiry('enquireNow', { email: '' }))).status).toBe(201);
    expect(isOver).toBe(false);
    expect(await queueing).toBe(readers);
    expect(Math.max(...sizes.mock.calls.map(([, alerts]) => alerts.length))).toBe(50);
    expect(await office.alerts.queue()).toBe(0);
  },
  runs(60_000, 300_000),
);

it('what is held about a person has all they watch and were told, and forgetting them leaves nothing of it', async () => {
  await start();
  await subscribe({ ...ALL, items: ['a'] });
  await subscribe(ALL, 'bo@example.net');
  await publish([...first, d]);
  expect(await office.store.heldReaders('Ann@example.com')).toEqual([
    {
      email: ANN,
      confirmed_at: START,
      watches: expect.arrayContaining([
        expect.objectContaining({ kind: 'search', subject: '/stock/' }),
        expect.objectContaining({ kind: 'item', subject: 'a' }),
      ]),
      told: [{ item_id: 'd', price: 5_000_000, price_type: 'egc', gone: 0 }],
      mails: [
        { made_at: START, changes: null },
        { made_at: clock, changes: [expect.objectContaining({ kind: 'new', id: 'd' })] },
      ],
    },
  ]);
  await office.store.forget('ANN@example.com');
  expect(await office.store.heldReaders()).toHaveLength(1);
  expect(written(ANN)).toBe(false);
  await publish([...first, d, car('e', 9000)]);
  expect([news().length, news('bo@example.net').length]).toEqual([1, 2]);
});

it.each([
  ['one tap', async () => void (await call(linkIn(textsTo().at(-1), 'stop'), { method: 'POST' }))],
  ['a year', () => office.store.deleteOlderThan(730, START + 366 * DAY)],
])('after %s, the address is in no file of the store', async (_what, end) => {
  await start();
  await subscribe(ALL);
  expect(written(ANN)).toBe(true);
  await end();
  expect(written(ANN)).toBe(false);
});
