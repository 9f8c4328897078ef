import { guessLimit } from '../../enquiries/guesses';
import { REPORT_PATH } from '../../enquiries/report/report';
import { EMPTY_SEARCH_PATH } from '../../src/domain/emptySearch';
import { anEnquiry, anItem } from '../../support/leads/enquiries';
import { eventually } from '../support/eventually';
import { REPORT_PASSWORD, startReportServer } from '../support/leads/reportServer';
import { aStockItem } from '../support/stock/aStockItem';

type Server = Awaited<ReturnType<typeof startReportServer>>;

let server: Server | undefined;
afterEach(() => server?.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const STOCK = [
  aStockItem({ id: anItem.id, make: 'Land Rover', model: 'Defender', createdAt: daysAgo(10) }),
  aStockItem({ id: '2', createdAt: daysAgo(70) }),
  aStockItem({ id: '3', createdAt: daysAgo(200) }),
  aStockItem({ id: '4', createdAt: daysAgo(3), status: 'sold' }),
  aStockItem({ id: '5' }),
];

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`dealer:${password}`).toString('base64')}`,
});
const report = (query = '', headers: Readonly<Record<string, string>> = basic(REPORT_PASSWORD)) =>
  fetch(`${server?.url}${REPORT_PATH}${query}`, { headers });
const tell = (body: string, headers: Readonly<Record<string, string>> = {}, method = 'POST') =>
  fetch(`${server?.url}${EMPTY_SEARCH_PATH}`, {
    method,
    headers: { origin: server?.url ?? '', ...headers },
    ...(method === 'POST' && { body }),
  });

/** The words of a part of the page, without marks. */
const wordsOf = (html: string, heading: string): string =>
  (html.split('<section').find((part) => part.includes(heading)) ?? '')
    .replace(/<\/(li|tr|h2|p|text|title|span|b)>/g, ' ')
    .replace(/^[^>]*>|<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe('the report', () => {
  it('is not there without a password in the settings', async () => {
    server = await startReportServer(STOCK, {});
    expect((await report()).status).toBe(404);
  });

  it('asks a browser for the password, and ends a series of guesses', async () => {
    server = await startReportServer(STOCK);
    const refused = await report('', {});
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await report('', basic(`guess-${guess}`))).status);
    expect(statuses).toContain(429);
    expect(statuses).not.toContain(200);
    // What comes too soon is not looked at, right or wrong.
    const right = await report();
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '1']);
    await eventually(async () => expect((await report()).status).toBe(200));
  });

  describe('its password', () => {
    const NOW = Date.parse('2026-11-23T10:00:00Z');
    const guard = () => {
      const looked = jest.fn((given: string) => given === 'right');
      const refused = guessLimit(looked, () => new Response(null, { status: 401 }));
      const guess = (authorization: string, sender: string, now: number) =>
        refused(new Request('http://a.example', { headers: { authorization } }), sender, now)?.status ?? 200;
      return { looked, guess };
    };

    it('is guessed fifteen times by one network in six minutes, and works a minute later', () => {
      const { looked, guess } = guard();
      const end = NOW + 3000 * 120;
      for (let time = NOW; time < end; time += 120) guess('wrong', '203.0.113.7', time);
      expect(looked).toHaveBeenCalledTimes(15);
      expect(guess('right', '203.0.113.7', end)).toBe(429);
      expect(guess('right', '203.0.113.7', end + 60_000)).toBe(200);
      expect(guess('right', '203.0.113.8', end)).toBe(200);
    });

    it('is guessed 200 times a minute by all networks, which keeps nobody out who knew it before', () => {
      const { looked, guess } = guard();
      expect(guess('right', '198.51.100.1', NOW)).toBe(200);
      for (let number = 0; number < 3000; number += 1) guess('wrong', `203.0.113.${number}`, NOW + number);
      expect(looked).toHaveBeenCalledTimes(200);
      expect(guess('right', '198.51.100.1', NOW + 3000)).toBe(200);
      expect(guess('right', '192.0.2.1', NOW + 3000)).toBe(429);
      expect(guess('right', '192.0.2.1', NOW + 60_001)).toBe(200);
    });
  });

  it('says what will be here while there is nothing yet', async () => {
    server = await startReportServer([aStockItem({ id: '1' })]);
    const html = await (await report()).text();
    for (const words of [
      '0 enquiries in 90 days',
      'No enquiry yet.',
      'None yet. They are counted',
      'Neither the feed nor the site',
    ])
      expect(html).toContain(words);
  });

  it('shows enquiries by day, form and vehicle, and names no shopper', async () => {
    server = await startReportServer(STOCK);
    for (const kind of ['enquireNow', 'bookATestDrive'] as const)
      expect((await server.send(anEnquiry(kind))).status).toBe(201);
    const answer = await report('?days=28');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(wordsOf(html, '2 enquiries in 28 days')).toMatch(/: 2/);
    expect(wordsOf(html, 'By vehicle')).toContain('Land Rover Defender 2');
    expect(html).toContain(`href="/stock/item/${anItem.id}/`);
    expect(wordsOf(html, 'By form')).toContain('Book A Test Drive 1');
    for (const secret of ['Ann Lee', 'ann@example.com', '0491']) expect(html).not.toContain(secret);
  });

  it('counts vehicles for sale by their days in stock', async () => {
    server = await startReportServer(STOCK);
    const words = wordsOf(await (await report()).text(), 'by days in stock');
    expect(words).toContain('4 cars by days in stock');
    expect(words).toContain('0–15: 1');
    expect(words).toContain('61–90: 1');
    expect(words).toContain('121+: 1');
    expect(words).toContain('1 more: their day of arrival is not known');
  });

  it('keeps what a stranger wrote as text', async () => {
    server = await startReportServer(STOCK);
    const item = { ...anItem, id: 'gone-1', title: '<script>alert(1)</script>' };
    await server.send({ ...anEnquiry(), context: { item } });
    const html = await (await report()).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('searches that found nothing', () => {
  it('are counted by day and shown in words of the stock', async () => {
    server = await startReportServer(STOCK);
    const search = JSON.stringify({ wishes: 'make-priceRange', make: 'land-rover' });
    expect((await tell(search)).status).toBe(204);
    expect((await tell(search)).status).toBe(204);
    expect((await tell('{"wishes":"keywords"}')).status).toBe(204);
    const words = wordsOf(await (await report()).text(), 'Searches that found nothing');
    expect(words).toContain('Land Rover, price 2');
    expect(words).toContain('keywords 1');
  });

  it.each([
    ['what is not JSON', '{', {}],
    ['a typed word', '{"wishes":"keywords","keywords":"jo@hidden.example"}', {}],
    ['words in the place of a make', '{"wishes":"make","make":"call me on 0491 570 156"}', {}],
    ['more than a search holds', `{"wishes":"${'a'.repeat(5000)}"}`, {}],
    ['another site', '{"wishes":"make"}', { origin: 'https://evil.example' }],
  ])('%s is refused and not counted', async (_, body, headers) => {
    server = await startReportServer(STOCK);
    expect((await tell(body, headers)).status).toBeGreaterThanOrEqual(400);
    expect(await server.store.emptySearches('2000-01-01')).toEqual([]);
  });

  it('of one network are limited', async () => {
    server = await startReportServer(STOCK);
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await tell('{"wishes":"make"}')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await tell('', {}, 'GET')).status).toBe(405);
  });

  it('of one day have at most 300 kinds, and end with the time of the leads', async () => {
    server = await startReportServer(STOCK);
    const { store } = server;
    for (let at = 0; at < 320; at += 1) await store.countEmptySearch('2026-11-26', { wishes: `w${at}` });
    await store.countEmptySearch('2026-11-26', { wishes: 'w1' });
    const [others, second] = await store.emptySearches('2026-11-26');
    expect(others).toEqual({ count: 20 });
    expect(second).toEqual({ search: { wishes: 'w1' }, count: 2 });
    await store.deleteOlderThan(7, Date.parse('2026-12-10'));
    expect(await store.emptySearches('2000-01-01')).toEqual([]);
  });
});
