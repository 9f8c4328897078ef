import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { openLeadStore } from '../../enquiries/store';
import { anEnquiry } from '../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../support/leads/leadServer';
import { startSilentServer, startWebhookReceiver } from '../../support/leads/receivers';
import { eventually } from '../support/eventually';
import { gate } from '../support/gate';
import { startMailServer } from '../support/leads/mailServer';

// Each test starts several processes, which takes a while on a busy machine.
jest.setTimeout(120_000);

const WEBHOOK_SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, more ').toString('base64')}`;

let server: LeadServer;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await leadServer();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => server.remove());

const send = (): Promise<Response> =>
  fetch(`${server.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(anEnquiry()),
  });

it('serves the site like any host: slashes, redirects with their query, 404, and long caching', async () => {
  await server.start();
  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
  expect((await get('/contact')).headers.get('location')).toBe('/contact/');
  expect((await get('//contact')).headers.get('location')).toBe('/contact/');
  const moved = await get('/old/?a=b');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/contact/?a=b']);
  const missing = await get('/nowhere/');
  expect([missing.status, await missing.text()]).toEqual([404, '<h1>Not here</h1>']);
  const script = await get('/app-012345678901.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/contact/')).headers.get('cache-control')).toContain('must-revalidate');
  expect((await get('/enquiry-desk.json')).status).toBe(404);
  expect((await get('/..%2fleads%2fleads.db')).status).not.toBe(200);
});

it('stores an enquiry while no mail server is set, and delivers it once one is', async () => {
  await server.start();
  expect(server.output()).toContain('set LEADS_SMTP_URL or LEADS_WEBHOOK_URL');
  const sent = await send();
  expect(sent.status).toBe(201);
  const { reference } = (await sent.json()) as { readonly reference: string };
  await server.end('SIGKILL');

  const mails = await startMailServer();
  await server.start({ LEADS_SMTP_URL: mails.url, LEADS_MAIL_FROM: 'website@quillbrooktallis.example' });
  await eventually(async () => expect(mails.received).toHaveLength(2));
  expect(mails.received.map(({ to }) => to[0]).sort()).toEqual([
    'ann@example.com',
    'sales@quillbrooktallis.example',
  ]);
  await eventually(async () => expect(server.output().match(/"event":"sent"/g)).toHaveLength(2));
  expect(await server.end('SIGTERM')).toBe(0);
  await mails.stop();
  expect(server.output()).not.toMatch(/ann@example|Ann Lee/);

  expect((await server.leads()).said).toMatch(
    new RegExp(`^${reference}  20[\\d-]+ [\\d:]+ UTC  Enquire Now, 2021 Tallis Heron SR5 +\\(sent\\)`),
  );
  expect((await server.leads('show', reference)).said).toContain('Name: Ann Lee');
  expect((await server.leads('replay', reference)).said).toContain('started again: 2 deliveries.');
  expect(JSON.parse((await server.leads('export', 'ann@example.com')).said)).toMatchObject({
    leads: [{ lead: { reference } }],
    readers: [],
  });
  expect((await server.leads('forget', '+61 491 570 156')).said).toContain(
    'Deleted 1 lead, photos included.',
  );
  expect((await server.leads()).said).toBe('There are no leads yet.');
  expect(await server.leads('show', reference)).toMatchObject({ status: 1 });
  expect((await server.leads('show')).said).toContain('Which lead?');
  expect(await server.leads('sell')).toMatchObject({
    status: 1,
    said: expect.stringContaining('There is no command "sell"'),
  });
});

it('does not start with wrong settings, and names all of them without a secret', async () => {
  const started = server.start({
    LEADS_SMTP_URL: 'https://user:CANARY@mail.example',
    LEADS_RETENTION_DAYS: 'for ever',
    LEADS_WEBHOOK_URL: 'https://hooks.example/in?token=CANARY',
  });
  await expect(started).rejects.toThrow(/LEADS_SMTP_URL[\s\S]*LEADS_RETENTION_DAYS=for ever/);
  expect(server.output()).toContain('LEADS_WEBHOOK_SECRET');
  expect(server.output()).not.toContain('CANARY');
});

it('listens at one address of the machine if it is told to, so that nobody comes past a proxy', async () => {
  // Another address of this machine; macOS has no second one like it.
  const host = process.platform === 'darwin' ? '[::1]' : '127.0.0.2';
  const other = `http://${host}:${new URL(server.url).port}/`;
  await server.start();
  expect((await fetch(other)).status).toBe(200);
  await server.end('SIGTERM');
  await server.start({ LEADS_ADDRESS: '127.0.0.1' });
  expect((await fetch(server.url)).status).toBe(200);
  await expect(fetch(other)).rejects.toThrow();
});

// Other systems let fewer wait.
(process.platform === 'linux' ? it : it.skip)(
  'lets everybody in who came while it was busy, a thousand at once',
  async () => {
    await server.start();
    const { port, hostname } = new URL(server.url);
    process.kill(server.processId(), 'SIGSTOP');
    const sockets = Array.from({ length: 1000 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.destroy();
    process.kill(server.processId(), 'SIGCONT');
    expect((await fetch(server.url)).status).toBe(200);
  },
);

it('lets a scheduled call with the secret deliver, and no other', async () => {
  const secret = 'a secret of more than 16 letters'.replaceAll(' ', '-');
  await server.start({ LEADS_DELIVER_SECRET: secret });
  const call = (given: string) =>
    fetch(`${server.url}/api/deliver`, { method: 'POST', headers: { authorization: `Bearer ${given}` } });
  expect((await call('another')).status).toBe(404);
  const answered = await call(secret);
  expect([answered.status, await answered.json()]).toEqual([200, { attempts: 0 }]);
  // Whoever guesses has to wait, and what they guess meanwhile is not looked at.
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1) guesses.push(await call(`guess-${guess}`));
  expect(guesses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429]);
  expect((await call(secret)).headers.get('retry-after')).toMatch(/^\d$/);
});

it('answers the enquiry that it is reading before it stops', async () => {
  await server.start();
  const body = JSON.stringify(anEnquiry());
  const [whole, finish] = gate();
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(body.slice(0, 20)));
      await whole;
      controller.enqueue(new TextEncoder().encode(body.slice(20)));
      controller.close();
    },
  });
  const answer = fetch(`${server.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  // The server is reading the enquiry once it has answered a later request.
  await (await fetch(`${server.url}/`)).text();
  const ended = server.end('SIGTERM');
  await eventually(async () => {
    await expect(fetch(`${server.url}/`)).rejects.toThrow();
  });
  finish();
  expect((await answer).status).toBe(201);
  expect(await ended).toBe(0);
});

it('a full disk: whatever was confirmed is in the store, other senders are asked to try again, and nothing needs repair', async () => {
  await server.start({}, 1000);
  const acknowledged: string[] = [];
  let refused: Response | undefined;
  while (refused === undefined && acknowledged.length < 2000) {
    const answer = await send();
    if (answer.status === 201)
      acknowledged.push(((await answer.json()) as { readonly reference: string }).reference);
    else refused = answer;
  }
  expect(acknowledged.length).toBeGreaterThan(10);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused?.text()).toMatch(/try again in a minute, or call us/);
  expect(server.output()).toContain('storeFault');
  await eventually(async () => expect((await fetch(`${server.url}/health`)).status).toBe(503));
  await server.end('SIGTERM');

  await server.start();
  const later = await send();
  expect(later.status).toBe(201);
  acknowledged.push(((await later.json()) as { readonly reference: string }).reference);
  const store = await openLeadStore(server.storeUrl);
  const kept = new Set((await store.list({})).map(({ lead }) => lead.reference));
  store.close();
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
});

it('delivers twelve enquiries by webhook while the mail server hangs', async () => {
  await server.leads('forget', 'ann@example.com');
  const [silent, webhook] = await Promise.all([startSilentServer(), startWebhookReceiver()]);
  stops.push(silent.stop, webhook.stop);
  await server.start({
    LEADS_SMTP_URL: silent.url,
    LEADS_MAIL_FROM: 'website@quillbrooktallis.example',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET,
    // No attempt to mail is given up while this test runs.
    LEADS_DELIVERY_TIMEOUT: '600',
  });
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { readonly reference: string }).reference),
  );
  await eventually(() =>
    expect(webhook.calls.map(({ body }) => JSON.parse(body).data.reference).sort()).toEqual(
      [...references].sort(),
    ),
  );
  expect(server.output()).not.toMatch(/"event":"(retry|dead)"/);
  await eventually(async () => {
    const health = await fetch(`${server.url}/health`);
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { store: 'ok', destinations: { dealer: { waiting: 12 }, webhook: { waiting: 0, breaker: 'closed' } } },
    ]);
  });
  expect((await server.leads()).said).toMatch(/^→ dealer: 12 waiting, the oldest since 20/);
});
