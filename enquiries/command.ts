import { resolve } from 'node:path';
import { readLeadSettings } from '../src/config/leadSettings';
import type { Country } from '../src/domain/country';
import { aboutLines, aboutTitle, answerLines, enquiryTitle } from '../src/domain/enquiry/enquiryLines';
import { readDealership } from './dealership';
import { destinationsOf } from './enquiryService';
import { leadTable } from './leadTable';
import { type LeadStore, openLeadStore } from './store';
import type { QueueSize } from './store/deliveryTable';
import type { LeadRow } from './store/leadRows';

const USAGE = `npm run leads                      what waits for each destination, and the leads, newest first
npm run leads show REFERENCE       every word of one lead
npm run leads replay [REFERENCE]   send it again; without a reference: everything that was given up
npm run leads export [PERSON]      JSON, of everybody or of one email address or phone number, with their news of the stock
npm run leads export-csv [PERSON]  a table for a spreadsheet
npm run leads forget PERSON        delete every lead of an email address or phone number, and their news of the stock
npm run leads forget-old           delete what is older than LEADS_RETENTION_DAYS
npm run leads backup FILE          copy everything to a new file, while the server runs
npm run leads restore FILE         put back what that file holds and the store does not`;

const MAX_LISTED = 100;

/** Runs one command and returns what to print. @throws an error in words for whoever typed the command. */
async function run([command = 'list', subject]: readonly string[]): Promise<string> {
  const settings = readLeadSettings();
  /** What the leads are read with: only commands that show one need the built site. */
  const country = async () => (await readDealership(settings.siteUrl ?? resolve('public'))).country;
  const store = await openLeadStore(settings.store.url, settings.store.token);
  try {
    switch (command) {
      case 'list':
        return await list(store, country);
      case 'show':
        return show(await one(store, subject), await country());
      case 'replay': {
        if (subject === undefined) return `Started again: ${deliveries(await store.replay(Date.now()))}.`;
        const { lead } = await one(store, subject);
        const due = await store.replay(Date.now(), {
          lead,
          destinations: destinationsOf(settings, lead.enquiry),
        });
        return `${lead.reference}, started again: ${deliveries(due)}.`;
      }
      case 'export':
        return JSON.stringify(await held(store, subject), null, 2);
      case 'export-csv':
        return leadTable(await store.list(subject === undefined ? {} : { person: subject }), await country());
      case 'forget':
        if (subject === undefined) throw new Error(`Whom? An email address or a phone number.\n${USAGE}`);
        return await forget(store, subject);
      case 'forget-old':
        return `Deleted ${leads(await store.deleteOlderThan(settings.retentionDays, Date.now()))} older than ${settings.retentionDays} days.`;
      case 'backup':
        if (subject === undefined) throw new Error(`To which file?\n${USAGE}`);
        await store.backup(resolve(subject));
        return `Everything is in ${subject}, which only you can read.`;
      case 'restore':
        if (subject === undefined) throw new Error(`From which file?\n${USAGE}`);
        return `${leads(await store.restore(resolve(subject)))} came back.`;
      default:
        throw new Error(`There is no command "${command}".\n${USAGE}`);
    }
  } finally {
    store.close();
  }
}

/** Everything about one person, or about everybody: leads, and what readers asked to be told. */
const held = async (store: LeadStore, person: string | undefined) => ({
  leads: await store.list(person === undefined ? {} : { person }),
  readers: await store.heldReaders(person),
});

async function forget(store: LeadStore, person: string): Promise<string> {
  const { readers } = await held(store, person);
  const count = await store.forget(person);
  return `Deleted ${leads(count)}, photos included${readers.length > 0 ? ', and what this address asked to be told' : ''}.`;
}

const leads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
const deliveries = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`);

async function one(store: LeadStore, reference: string | undefined): Promise<LeadRow> {
  if (reference === undefined) throw new Error(`Which lead? Please give its reference.\n${USAGE}`);
  const [row] = await store.list({ reference, most: 1 });
  if (row === undefined) throw new Error(`No lead has the reference "${reference}". See: npm run leads`);
  return row;
}

const stateOf = ({ status, deliveries: all }: LeadRow): string => {
  if (status === 'spam') return 'taken for spam';
  const due = all.filter(({ undelivered }) => undelivered === undefined);
  const dead = due.filter(({ state }) => state === 'dead');
  const waiting = due.filter(({ state }) => state === 'waiting');
  if (dead.length > 0) return `GIVEN UP: ${dead.map(({ destination }) => destination).join(', ')}`;
  return waiting.length === 0
    ? 'sent'
    : `waiting: ${waiting.map(({ destination }) => destination).join(', ')}`;
};

async function list(store: LeadStore, country: () => Promise<Country>): Promise<string> {
  const rows = await store.list({ most: MAX_LISTED });
  if (rows.length === 0) return 'There are no leads yet.';
  const { words } = await country();
  const queues = (await store.queueSizes()).map(queueLine);
  const lines = rows.map((row) => {
    const { reference, receivedAt, enquiry } = row.lead;
    const what = [enquiryTitle(enquiry, words), aboutTitle(enquiry)].filter(Boolean).join(', ');
    return `${reference}  ${minuteOf(receivedAt)}  ${what}  (${stateOf(row)})`;
  });
  return [...queues, ...(queues.length > 0 ? [''] : []), ...lines].join('\n');
}

/** `2026-11-26 13:05 UTC` */
const minuteOf = (time: string | number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const queueLine = ({ destination, waiting, oldest, dead }: QueueSize): string =>
  `→ ${destination}: ${[
    ...(oldest === undefined ? [] : [`${waiting} waiting, the oldest since ${minuteOf(oldest)}`]),
    ...(dead === 0 ? [] : [`${dead} GIVEN UP`]),
  ].join(', ')}`;

function show({ lead, status, photoCount, deliveries, visit }: LeadRow, { forms, words }: Country): string {
  const { reference, receivedAt, enquiry } = lead;
  return [
    `${reference}  ${enquiryTitle(enquiry, words)}, received ${receivedAt}${status === 'spam' ? ', taken for spam' : ''}`,
    ...[...aboutLines(enquiry), ...answerLines(enquiry, forms)].map(
      ({ label, value }) => `  ${label}: ${value}`,
    ),
    ...(visit === undefined ? [] : [`  Time: ${visit}`]),
    `  Photos: ${photoCount}`,
    ...deliveries.map(
      ({ destination, state, attempts, lastFault, undelivered }) =>
        `  → ${destination}${undelivered ? `, told that ${undelivered.destination} was given up` : ''}: ${state}${attempts > 0 ? `, ${attempts} failed attempts` : ''}${lastFault ? `, ${lastFault}` : ''}`,
    ),
  ].join('\n');
}

/** Characters with which a stranger's words could steer a terminal, or turn around what is next to them. */
const STEERING = /(?![\n\t]|\r\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The same text with such characters as JSON writes them: `\\u001b`. */
const printable = (text: string): string =>
  text.replace(STEERING, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

run(process.argv.slice(2)).then(
  (said) => console.log(printable(said)),
  (error: Error) => {
    console.error(printable(error.message));
    process.exit(1);
  },
);
