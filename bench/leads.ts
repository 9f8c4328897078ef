import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { LeadStore } from '../src/leads/store';
import { anEnquiry } from '../support/leads/enquiries';
import { leadServer } from '../support/leads/leadServer';

/**
 * Sends enquiries at a steady rate to the real server process: `npm run bench:leads`. Prints the answer times, in
 * milliseconds from the moment at which each enquiry was due, and whether the store holds every confirmed enquiry.
 */
const RATE = 50;
const SECONDS = 60;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

async function main(): Promise<void> {
  const server = await leadServer();
  await server.start();
  const times: number[] = [];
  const references = new Set<string>();
  const failed: string[] = [];
  const start = performance.now();

  const submit = async (number: number): Promise<void> => {
    const due = start + (number * 1000) / RATE;
    await rest(Math.max(0, due - performance.now()));
    try {
      const response = await fetch(`${server.url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(anEnquiry('enquireNow', { message: `Number ${number}` })),
      });
      const answer = (await response.json()) as { readonly reference?: string };
      if (response.status === 201 && answer.reference) references.add(answer.reference);
      else failed.push(`HTTP ${response.status}`);
    } catch (error) {
      failed.push(String(error));
    }
    times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: RATE * SECONDS }, (_, number) => submit(number)));
  await server.end('SIGTERM');

  const store = await LeadStore.open(server.storeUrl);
  const stored = new Set((await store.list({})).map(({ lead }) => lead.reference));
  store.close();
  await server.remove();
  const lost = [...references].filter((reference) => !stored.has(reference));
  times.sort((one, other) => one - other);
  console.log(
    `${RATE} enquiries a second for ${SECONDS} s: ${references.size} acknowledged, ${failed.length} failed, ${lost.length} lost`,
  );
  console.log(
    `ms: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)}, longest ${quantile(times, 1).toFixed(1)}`,
  );
  if (lost.length > 0) process.exitCode = 1;
}

void main();
