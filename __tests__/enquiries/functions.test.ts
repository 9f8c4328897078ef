import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitDays, visitSlot } from '../../src/domain/enquiry/visitTimes';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry, anItem } from '../../support/leads/enquiries';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { temporaryStore } from '../support/leads/leadDesk';
import { stockFiles } from '../support/leads/leadOffice';
import { startMailServer } from '../support/leads/mailServer';
import { aStockItem } from '../support/stock/aStockItem';

let store: Awaited<ReturnType<typeof temporaryStore>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let isRefusing = false;
/** What the published site says of its dealership. */
let desk: Map<string, unknown>;
let published: Server;
/** The files of its stock, by their addresses. */
let files: Map<string | undefined, string | Uint8Array>;
const car = aStockItem({ id: anItem.id, make: 'Tallis', model: 'Heron', price: 34_990 });
const publish = (items: readonly StockItem[]) => {
  files = new Map(stockFiles(items).map(({ name, bytes }) => [`/stock-index/${name}`, bytes] as const));
};
const SECRET = 'a-secret-of-the-schedule';
const before = { ...process.env };

/** A published site, a mail server and their settings. The functions are loaded again each time, as on a host. */
beforeEach(async () => {
  store = await temporaryStore();
  isRefusing = false;
  desk = new Map(Object.entries(aDesk));
  mails = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
  });
  publish([car]);
  published = createServer((asked, answer) => {
    const file =
      asked.url === '/enquiry-desk.json' ? JSON.stringify(Object.fromEntries(desk)) : files.get(asked.url);
    return file === undefined ? answer.writeHead(404).end('Not here') : answer.end(file);
  });
  await new Promise<void>((listening) => published.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, {
    LEADS_STORE: store.url,
    LEADS_SITE_URL: `http://127.0.0.1:${(published.address() as AddressInfo).port}`,
    LEADS_SMTP_URL: mails.url,
    LEADS_MAIL_FROM: 'website@quillbrooktallis.example',
    LEADS_DELIVER_SECRET: SECRET,
  });
  jest.resetModules();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  process.env = { ...before };
  published.close();
  await mails.stop();
  store.remove();
});

const enquiries = async (body: unknown): Promise<Response> => {
  const { default: answer } = await import('../../functions/enquiries');
  return answer(
    new Request(`${aDesk.siteUrl}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }),
    { ip: '203.0.113.7' },
  );
};

const deliver = async (authorization: string): Promise<Response> => {
  const { default: answer } = await import('../../functions/deliver');
  return answer(new Request(`${aDesk.siteUrl}/api/deliver`, { headers: { authorization } }));
};

it('a function takes an enquiry, and the dealership is told before the function answers', async () => {
  const answer = await enquiries(anEnquiry());
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { readonly reference: string };
  expect(mails.received.map(({ mail }) => mail.subject)).toContainEqual(expect.stringContaining(reference));
  expect((await store.store.list({ reference })).map(({ status }) => status)).toEqual(['accepted']);
});

it('the mail to a friend names the vehicle as the published site does', async () => {
  const item = { ...anItem, title: 'Gold', price: 1 };
  await enquiries({ ...anEnquiry('sendToAFriend'), context: { item } });
  const friend = mails.received.find(({ to }) => to.includes('bo@example.net'))?.mail;
  expect(friend?.text).toContain('Vehicle: Tallis Heron\nPrice: $34,990');
  expect(friend?.text).not.toContain('Gold');
});

it('a function tells a monitor what waits', async () => {
  isRefusing = true;
  await enquiries(anEnquiry());
  const { default: answer } = await import('../../functions/health');
  const health = await answer(new Request(`${aDesk.siteUrl}/health`));
  expect([health.status, await health.json()]).toMatchObject([
    200,
    { store: 'ok', destinations: { dealer: { waiting: 1, dead: 0 } } },
  ]);
});

it('a scheduled call with the secret delivers what a mail server refused earlier; without the secret the address does not exist', async () => {
  isRefusing = true;
  const { reference } = (await (await enquiries(anEnquiry())).json()) as { readonly reference: string };
  isRefusing = false;
  expect(mails.received).toEqual([]);
  expect((await deliver('Bearer another-secret-than-ours')).status).toBe(404);
  const [row] = await store.store.list({ reference });
  if (row) await store.store.replay(Date.now(), { lead: row.lead, destinations: [] });
  const answer = await deliver(`Bearer ${SECRET}`);
  expect(answer.status).toBe(200);
  expect(mails.received.map(({ mail }) => mail.subject)).toContainEqual(expect.stringContaining(reference));
});

it('without the published site, the shopper is asked to ring, and the log names the missing file', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  published.close();
  published.closeAllConnections();
  await new Promise((closed) => published.once('close', closed));
  const answer = await enquiries(anEnquiry());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(said.mock.calls.join()).toMatch(/enquiry-desk\.json cannot be read/);
});

it.each([
  [/LEADS_SITE_URL must be set/, () => delete process.env.LEADS_SITE_URL],
  [/enquiry-desk\.json cannot be read.*by this version/, () => desk.delete('locale')],
] as const)(
  'without knowing the country of the site it takes nothing, and the log says %s',
  async (why, lose) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    lose();
    expect((await enquiries(anEnquiry())).status).toBe(503);
    expect(said.mock.calls.join()).toMatch(why);
  },
);

it('a function returns the id of the campaign that brought a visitor', async () => {
  const { default: answer } = await import('../../functions/process-campaign-tracking');
  const named = await answer(
    new Request(`${aDesk.siteUrl}/api/process-campaign-tracking`, {
      headers: { data: JSON.stringify({ utmCampaign: 'spring' }) },
    }),
  );
  const { campaignId } = (await named.json()) as { readonly campaignId: string };
  expect(await store.store.campaign(campaignId)).toEqual({ utmCampaign: 'spring' });
});

it('functions count a search that found nothing, and show it to who knows the password', async () => {
  process.env.LEADS_REPORT_PASSWORD = 'plain-and-long-enough';
  const { default: count } = await import('../../functions/empty-searches');
  const counted = await count(
    new Request(`${aDesk.siteUrl}/api/empty-searches`, {
      method: 'POST',
      headers: { origin: aDesk.siteUrl },
      body: '{"wishes":"make","make":"kia"}',
    }),
  );
  expect(counted.status).toBe(204);
  const { default: report } = await import('../../functions/report');
  const ask = (headers: Readonly<Record<string, string>>) =>
    report(new Request(`${aDesk.siteUrl}/api/report`, { headers }));
  expect((await ask({})).status).toBe(401);
  const page = await ask({ authorization: `Basic ${btoa('dealer:plain-and-long-enough')}` });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<span>kia</span><b>1</b>');
});

it('a function takes an address for news of the stock, and the scheduled call tells its reader', async () => {
  const { default: alerts } = await import('../../functions/alerts');
  const asked = await alerts(
    new Request(`${aDesk.siteUrl}/api/alerts`, {
      method: 'POST',
      headers: { origin: aDesk.siteUrl },
      body: JSON.stringify({ email: 'ann@example.com', searches: ['/stock/'] }),
    }),
  );
  expect(asked.status).toBe(202);
  const link = /https:\S+\?confirm=\S+/.exec(mails.received[0]?.mail.text ?? '')?.[0] ?? '';
  expect((await deliver(`Bearer ${SECRET}`)).status).toBe(200);
  const page = await alerts(new Request(link, { method: 'POST' }));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Done')]);
  publish([car, { ...car, id: 'new-one' }]);
  await deliver(`Bearer ${SECRET}`);
  expect(mails.received.map(({ mail }) => mail.subject)).toContain('1 new match at Quillbrook Tallis');
});

it('a function says which times are taken, and cancels a visit by the link in its mail', async () => {
  desk.set(
    'departments',
    aDesk.departments.map((one) => ({ ...one, opening: openingHoursFixture, visitsAtOnce: 1 })),
  );
  const [day] = visitDays(openingHoursFixture, new Date(), 1, 2);
  const [date = '', time = ''] = [day?.date, day?.times[0]];
  expect((await enquiries(anEnquiry('bookATestDrive', { date, time }))).status).toBe(201);
  const { default: visits } = await import('../../functions/visits');
  const taken = await visits(new Request(`${aDesk.siteUrl}/api/visits?kind=bookATestDrive`));
  expect(await taken.json()).toEqual({ taken: [visitSlot(date, time)] });
  const mail = mails.received.find(({ to }) => to.includes('ann@example.com'))?.mail.text;
  const link = /https:\S+\?visit=\S+/.exec(mail ?? '')?.[0] ?? '';
  const done = await visits(
    new Request(link, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) }),
  );
  expect(done.status).toBe(303);
  expect(mails.received.map(({ mail }) => mail.subject)).toContainEqual(
    expect.stringMatching(/^Visit cancelled: test drive/),
  );
});
