import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCountry } from '../../../enquiries/dealership';
import { httpServer, type Routes } from '../../../enquiries/httpServer';
import { createIntake, ENQUIRIES_PATH, type IntakeParts } from '../../../enquiries/intake';
import type { LeadEvent } from '../../../enquiries/leadLog';
import { photoProcess } from '../../../enquiries/photos';
import { type LeadStore, openLeadStore } from '../../../enquiries/store';
import { openUploads } from '../../../enquiries/uploads';
import { createVisitRequests } from '../../../enquiries/visits/visitRequests';
import type { DealershipDetails } from '../../../src/domain/enquiry/dealershipDetails';
import { VISITS_PATH } from '../../../src/domain/enquiry/visitTimes';
import { australia } from '../../../support/australia';
import { aDesk } from '../../../support/leads/aDesk';

export interface LeadDesk {
  readonly url: string;
  readonly store: LeadStore;
  /** The store's address, to open it again. */
  readonly storeUrl: string;
  readonly log: readonly LeadEvent[];
  readonly post: (body: BodyInit, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** With its own key, as if the form had just been opened. */
  readonly postJson: (value: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** A store in its own folder. */
export async function temporaryStore() {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const url = `file:${join(folder, 'leads.db')}`;
  const store = await openLeadStore(url);
  return {
    url,
    store,
    remove: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The intake on a port of this machine, with its own store.
 * @param otherwise answers every other path, such as a site's pages
 */
export async function startLeadDesk(
  given: Partial<IntakeParts> = {},
  otherwise: Routes['otherwise'] = (_, response) => response.writeHead(404).end(),
): Promise<LeadDesk> {
  const { url: storeUrl, store, remove } = await temporaryStore();
  const log: LeadEvent[] = [];
  const uploads = openUploads();
  const photos = photoProcess();
  const intake = createIntake({
    country: australia,
    store,
    uploads,
    drawPhoto: photos.draw,
    log: (event) => log.push(event),
    limits: { mostAMinute: 1000, mostADay: 1000 },
    origins: ['https://www.dealer.example'],
    siteUrl: 'https://www.dealer.example',
    dealer: { dealerId: 'quillbrook', brandId: 'tallis', stockVersion: 'v5' },
    destinationsOf: () => ['dealer'],
    ...given,
  });
  const latest = async () => withCountry({ ...aDesk, ...(await given.places?.()) } as DealershipDetails);
  const server = httpServer({
    handlers: new Map([
      [ENQUIRIES_PATH, intake],
      [VISITS_PATH, createVisitRequests({ store, log: () => {}, place: '', latest, now: given.now })],
    ]),
    otherwise,
    proxies: 1,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${ENQUIRIES_PATH}`;
  const post: LeadDesk['post'] = (body, headers = {}) =>
    fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    url,
    store,
    storeUrl,
    log,
    post,
    postJson: (value, headers = {}) =>
      post(JSON.stringify(value), {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...headers,
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          photos.close();
          uploads.close();
          remove();
          resolve();
        });
      }),
  };
}
