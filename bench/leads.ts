import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { openLeadStore } from '../enquiries/store';
import { anEnquiry } from '../support/leads/enquiries';
import { leadServer } from '../support/leads/leadServer';
import { startSilentServer, startWebhookReceiver } from '../support/leads/receivers';
import { quantile } from './statistics';

/**
 * Sends enquiries at a steady rate to the real server process: `npm run bench:leads`. Prints the times in which they were
 * acknowledged, in milliseconds from the moment at which each enquiry was due, and whether the store holds every confirmed
 * enquiry. A second run has a mail server that hangs beside a webhook that works, and also prints how soon each enquiry
 * reached the webhook.
 */
const RATE = 50;
const SECONDS = 60;

const milliseconds = (times: readonly number[]): string => {
  const at = (share: number) => quantile(times, share).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`;
};

async function run(settings: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const server = await leadServer();
  await server.start(settings);
  const times: number[] = [];
  /** When each enquiry was due, by its reference. */
  const acknowledged = new Map<string, number>();
  const failed: string[] = [];
  const start = performance.now();

  const submit = async (number: number): Promise<void> => {
    const due = start + (number * 1000) / RATE;
    await rest(Math.max(0, due - performance.now()));
    try {
      const response = await fetch(`${server.url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(
          anEnquiry('enquireNow', { message: `Number ${number}`, email: `ann${number}@example.com` }),
        ),
      });
      const answer = (await response.json()) as { readonly reference?: string };
      if (response.status === 201 && answer.reference) acknowledged.set(answer.reference, due);
      else failed.push(`HTTP ${response.status}`);
    } catch (error) {
      failed.push(String(error));
    }
    times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: RATE * SECONDS }, (_, number) => submit(number)));
  await server.end('SIGTERM');

  const store = await openLeadStore(server.storeUrl);
  const stored = new Set((await store.list({})).map(({ lead }) => lead.reference));
  store.close();
  await server.remove();
  const lost = [...acknowledged.keys()].filter((reference) => !stored.has(reference));
  console.log(
    `${RATE} enquiries a second for ${SECONDS} s: ${acknowledged.size} acknowledged, ${failed.length} failed, ${lost.length} lost`,
  );
  console.log(`ms until acknowledged: ${milliseconds(times)}`);
  if (lost.length > 0) process.exitCode = 1;
  return acknowledged;
}

async function main(): Promise<void> {
  console.log('Without a destination');
  await run({});

  console.log('The mail server hangs, the webhook works');
  const silent = await startSilentServer();
  const arrivals = new Map<string, number>();
  const webhook = await startWebhookReceiver((response, { body }) => {
    const { data } = JSON.parse(body) as { readonly data: { readonly reference: string } };
    if (!arrivals.has(data.reference)) arrivals.set(data.reference, performance.now());
    response.writeHead(204).end();
  });
  const acknowledged = await run({
    LEADS_SMTP_URL: silent.url,
    LEADS_MAIL_FROM: 'website@quillbrooktallis.example',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('a key of thirty-two bytes, more ').toString('base64')}`,
    LEADS_DELIVERY_TIMEOUT: '5',
  });
  const delays = [...arrivals].map(([reference, at]) => at - (acknowledged.get(reference) ?? Number.NaN));
  console.log(`${arrivals.size} at the webhook before the server ended, ms: ${milliseconds(delays)}`);
  await Promise.all([silent.stop(), webhook.stop()]);
}

void main();
