import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import sharp from 'sharp';
import { openLeadStore } from '../../enquiries/store';
import { anEnquiry } from '../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../support/leads/leadServer';
import { eventually } from '../support/eventually';

// Each test starts several processes, which takes a while on a busy machine.
jest.setTimeout(120_000);

/** The store of the real server process, from outside: another program locks it, looks at its files, copies it, loses it. */
let server: LeadServer;
beforeEach(async () => {
  server = await leadServer();
});
afterEach(() => server.remove());

const send = (message: string): Promise<Response> =>
  fetch(`${server.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(anEnquiry('enquireNow', { message })),
  });

const messages = async (): Promise<readonly string[]> => {
  const store = await openLeadStore(server.storeUrl);
  const rows = await store.list({});
  store.close();
  return rows.map(({ lead }) => String((lead.enquiry.answers as { message?: string }).message)).sort();
};

test('pages are served while another program has locked the store, and the enquiry waits for it', async () => {
  await server.start();
  const other = createClient({ url: server.storeUrl });
  const lock = await other.transaction('write');
  let isAnswered = false;
  const sent = send('behind a lock').then((answer) => {
    isAnswered = true;
    return answer;
  });
  // Five pages, one after the other: the enquiry has reached the store.
  for (let count = 0; count < 5; count += 1) expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  await lock.rollback();
  expect((await sent).status).toBe(201);
  other.close();
});

const health = async () => (await fetch(`${server.url}/health`)).status;

test.each([
  ['its file is deleted', () => rmSync(join(server.folder, 'leads/leads.db'))],
  ['its folder is deleted', () => rmSync(join(server.folder, 'leads'), { recursive: true })],
  [
    'an older copy is put in its place',
    () => renameSync(join(server.folder, 'monday.db'), join(server.folder, 'leads/leads.db')),
  ],
])('nothing that was confirmed is lost when, under two running servers, %s', async (_, lose) => {
  await server.start();
  const second = await leadServer(server);
  await second.start();
  const sendTo = async (url: string, message: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify(anEnquiry('enquireNow', { message }));
    await eventually(async () =>
      expect((await fetch(`${url}/api/enquiries`, { method: 'POST', headers, body })).status).toBe(201),
    );
  };
  await sendTo(server.url, 'a');
  expect((await server.leads('backup', 'monday.db')).status).toBe(0);
  await sendTo(second.url, 'b');
  lose();
  await Promise.all([sendTo(server.url, 'c'), sendTo(second.url, 'd')]);
  expect(await messages()).toEqual(['a', 'b', 'c', 'd']);
  await eventually(async () => expect(await health()).toBe(200));
  await second.end('SIGTERM');
  await server.end('SIGKILL');
  await server.start();
  await send('e');
  expect(await messages()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(readdirSync(join(server.folder, 'leads')).filter((name) => !name.startsWith('leads.db'))).toEqual(
    [],
  );
});

test('a store that cannot be put back refuses enquiries, and the health check says so', async () => {
  await server.start();
  rmSync(join(server.folder, 'leads'), { recursive: true });
  writeFileSync(join(server.folder, 'leads'), 'not a folder');
  const refused = await send('a');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await eventually(async () => expect(await health()).toBe(503));
  rmSync(join(server.folder, 'leads'));
  await eventually(async () => expect((await send('b')).status).toBe(201));
  expect(await messages()).toEqual(['b']);
  await eventually(async () => expect(await health()).toBe(200));
});

test('the health check says that another program has locked the store, and when it no longer has', async () => {
  await server.start();
  await eventually(async () => expect(await health()).toBe(200));
  const other = createClient({ url: server.storeUrl });
  const lock = await other.transaction('write');
  await eventually(async () => expect(await health()).toBe(503));
  await lock.rollback();
  other.close();
  await eventually(async () => expect(await health()).toBe(200));
});

test('nobody but the owner can read the store, or its folder, even if it was open before', async () => {
  await server.start();
  await send('private');
  await server.end('SIGKILL');
  const folder = join(server.folder, 'leads');
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  await server.start();
  await send('private too');
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(rights(folder)).toBe('700');
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(['leads.db', 'leads.db-wal']));
  for (const name of names) expect([name, rights(join(folder, name))]).toEqual([name, '600']);
});

test('a backup of the running server brings back lost leads with their photos, and keeps newer ones', async () => {
  await server.start();
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#aa3322' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  const answers = { kind: 'valueTradeIn', make: 'A', model: 'B', name: 'Ann', phone: '0491 570 156' };
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  form.append('photos', new Blob([photo as BlobPart]), 'a.jpg');
  const sent = await fetch(`${server.url}/api/enquiries`, { method: 'POST', body: form });
  const { reference } = (await sent.json()) as { readonly reference: string };
  await send('before');

  expect((await server.leads('backup', 'backups/monday.db')).said).toContain('backups/monday.db');
  expect((statSync(join(server.folder, 'backups/monday.db')).mode & 0o777).toString(8)).toBe('600');
  expect((await server.leads('backup', 'backups/monday.db')).said).toContain('exists');

  await send('after');
  expect((await server.leads('forget', '0491 570 156')).said).toContain('Deleted 3 leads, photos included.');
  await send('after the loss');
  expect((await server.leads('restore', 'backups/monday.db')).said).toBe('2 leads came back.');
  expect(await messages()).toEqual(['', 'after the loss', 'before']);
  expect((await server.leads('show', reference)).said).toContain('Photos: 1');
  expect((await server.leads('restore', 'backups/monday.db')).said).toBe('0 leads came back.');
});

test('a file that is not a backup is refused, and the store stays as it is', async () => {
  await server.start();
  await send('here');
  writeFileSync(join(server.folder, 'text.db'), 'not a database');
  expect((await server.leads('restore', 'text.db')).said).toMatch(/text\.db is not a backup/);
  expect((await server.leads('restore', 'nowhere.db')).said).toContain('There is no file');
  expect(await messages()).toEqual(['here']);
});
