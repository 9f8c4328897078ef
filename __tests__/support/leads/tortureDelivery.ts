import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { withCountry } from '../../../enquiries/dealership';
import { createQueues, deliverAll } from '../../../enquiries/delivery/deliveries';
import { mailSender } from '../../../enquiries/delivery/mailer';
import { messageId } from '../../../enquiries/delivery/mails';
import { webhookSender } from '../../../enquiries/delivery/webhook';
import type { Delivery, Destination } from '../../../enquiries/lead';
import { openLeadStore } from '../../../enquiries/store';
import { ENQUIRY_KINDS } from '../../../src/domain/enquiry/enquiryKind';
import { aDesk } from '../../../support/leads/aDesk';
import { anEnquiry } from '../../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../../support/leads/leadServer';
import { startWebhookReceiver } from '../../../support/leads/receivers';
import { seededRandom } from '../../../support/stock/inventedRecords';
import { eventually } from '../eventually';
import { startMailServer } from './mailServer';

const FROM = 'website@quillbrooktallis.example';
const CRM = 'crm@crm.example';
const SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, more ').toString('base64')}`;
const AT_ONCE = 8;
const MAX_BETWEEN_KILLS = 12;
/** Beyond this, the full disk takes nothing: a few enquiries. */
const FULL_DISK_KILOBYTES = 100;

interface TortureResult {
  /** The references that the servers acknowledged. */
  readonly acknowledged: readonly string[];
  /** The references in the store afterwards. */
  readonly stored: readonly string[];
  readonly deliveries: readonly Delivery[];
  /** The identity of every message that a receiver took, as often as it took it. */
  readonly received: readonly string[];
  readonly kills: number;
  /** What `/health` of both servers told while it lasted. */
  readonly told: readonly string[];
}

/** The identity that the receiver of a delivery sees. */
export const identityOf = ({ id, destination }: Delivery): string =>
  destination === 'webhook' ? id : messageId(id, FROM);

interface Torture {
  readonly submissions: number;
  /** A server is killed at least once for so many enquiries. */
  readonly killEvery: number;
  readonly seed: number;
}

/**
 * Sends enquiries of every kind to two servers on one database, both of which are killed again and again, and whose mail
 * server and webhook hang, refuse and break off. Meanwhile the disk is full for a time, and somebody deletes the store.
 * Then both destinations work, and time passes until nothing waits.
 */
export async function tortureDelivery(torture: Torture): Promise<TortureResult> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await run(torture, stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function run(
  { submissions, killEvery, seed }: Torture,
  stops: (() => Promise<unknown>)[],
): Promise<TortureResult> {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  let isHealthy = false;
  const fault = () =>
    isHealthy ? 'none' : pick(['none', 'none', 'none', 'hangs', 'refuses', 'breaks off'] as const);
  const received: string[] = [];

  const mails = await startMailServer({
    onConnect: (_session, done) => {
      if (fault() !== 'hangs') done();
    },
    onRcptTo: (_address, _session, done) =>
      done(fault() === 'refuses' ? Object.assign(new Error('Later'), { responseCode: 451 }) : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(/^Message-ID: (<.*>)/im.exec(Buffer.concat(parts).toString())?.[1] ?? '');
        // The mail has arrived, and its sender cannot know.
        if (fault() === 'breaks off') mails.hangUp();
        else done();
      });
    },
  });
  const webhook = await startWebhookReceiver((response, { headers }) => {
    const today = fault();
    if (today === 'refuses') return response.writeHead(503).end();
    received.push(String(headers['webhook-id']));
    if (today === 'breaks off') response.destroy();
    else if (today === 'none') response.writeHead(204).end();
  });

  stops.push(mails.stop, webhook.stop);

  const first = await leadServer();
  const servers = [first, await leadServer(first)];
  stops.push(...servers.map(({ remove }) => remove));
  const settings = {
    LEADS_SMTP_URL: mails.url,
    LEADS_MAIL_FROM: FROM,
    LEADS_CRM_EMAIL: CRM,
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: SECRET,
    LEADS_DELIVERY_TIMEOUT: '1',
  };
  await Promise.all(servers.map((server) => server.start(settings)));

  let kills = 0;
  const acknowledged: string[] = [];

  /** Sends one enquiry until it is acknowledged, as the browser does: the same key each time. */
  const submit = async (number: number): Promise<void> => {
    const kind = ENQUIRY_KINDS[number % ENQUIRY_KINDS.length];
    const body = JSON.stringify(
      anEnquiry(kind, {
        email: `ann${number}@example.com`,
        ...(kind === 'sendToAFriend' ? { friendEmail: `bo${number}@example.net` } : {}),
      }),
    );
    const key = randomUUID();
    const post = async () => {
      const answer = await fetch(`${pick(servers).url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      });
      return { status: answer.status, text: await answer.text() };
    };
    for (;;) {
      // Without an answer, the server is gone for a moment.
      const answer = await post().catch(() => undefined);
      if (answer?.status === 201)
        return void acknowledged.push((JSON.parse(answer.text) as { readonly reference: string }).reference);
      if (answer !== undefined && answer.status !== 503)
        throw new Error(`${kind}: ${answer.status} ${answer.text}`);
      await rest(20);
    }
  };

  const told: string[] = [];
  const healthIs = (status: number) =>
    eventually(async () => {
      for (const { url } of servers) expect((await fetch(`${url}/health`)).status).toBe(status);
    });
  const restart = async (victims: readonly LeadServer[], mostKilobytes?: number) => {
    await Promise.all(victims.map((server) => server.end('SIGKILL')));
    kills += victims.length;
    await Promise.all(victims.map((server) => server.start(settings, mostKilobytes)));
  };
  const fillDisk = async () => {
    await restart(servers, FULL_DISK_KILOBYTES);
    await healthIs(503);
    told.push('a full disk');
    await restart(servers);
    await healthIs(200);
  };
  const deleteStore = async () => {
    const leads = join(first.folder, 'leads');
    rmSync(leads, { recursive: true });
    // It cannot be put back at once.
    writeFileSync(leads, '');
    await healthIs(503);
    told.push('a deleted store');
    rmSync(leads);
    await healthIs(200);
  };
  // The first comes before the first kill, when enquiries are left to be sent to a full disk.
  const troubles = [fillDisk, deleteStore];

  const killing = (async () => {
    while (acknowledged.length < submissions || troubles.length > 0) {
      const next = acknowledged.length + 1 + Math.floor(random() * MAX_BETWEEN_KILLS);
      while (acknowledged.length < Math.min(next, submissions, killEvery * (kills + 1))) await rest(5);
      await troubles.shift()?.();
      await restart(random() < 0.2 ? servers : [pick(servers)]);
    }
  })();
  let next = 0;
  const sending = Array.from({ length: AT_ONCE }, async () => {
    while (next < submissions) {
      const number = next;
      next += 1;
      while (number >= killEvery * (kills + 1)) await rest(5);
      await submit(number);
    }
  });
  await Promise.all([...sending, killing]);
  await Promise.all(servers.map((server) => server.end('SIGKILL')));

  isHealthy = true;
  const store = await openLeadStore(first.storeUrl);
  const mailed = (destination: Destination) =>
    mailSender(destination, {
      smtpUrl: mails.url,
      from: FROM,
      timeout: 10_000,
      setting: { dealership: withCountry(aDesk), form: 'both', crm: { to: CRM, form: 'adf' } },
      publishedItem: async () => undefined,
      store,
    });
  let clock = Date.now();
  const queues = createQueues({
    store,
    senders: {
      dealer: mailed('dealer'),
      crm: mailed('crm'),
      shopper: mailed('shopper'),
      friend: mailed('friend'),
      webhook: webhookSender({ url: webhook.url, secret: SECRET }),
    },
    log: () => {},
    timeout: 10_000,
    now: () => clock,
  });
  for (;;) {
    await deliverAll(queues);
    const due = (await Promise.all(queues.map(({ nextDue }) => nextDue()))).filter(
      (one): one is number => one !== undefined,
    );
    if (due.length === 0) break;
    clock = Math.max(clock, Math.min(...due));
  }
  const rows = await store.list({});
  store.close();
  return {
    acknowledged,
    stored: rows.map(({ lead }) => lead.reference),
    deliveries: rows.flatMap(({ deliveries }) => deliveries),
    received,
    kills,
    told,
  };
}
