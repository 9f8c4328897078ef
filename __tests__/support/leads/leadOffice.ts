import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverAll } from '../../../enquiries/delivery/deliveries';
import { drawPhoto } from '../../../enquiries/drawPhoto';
import { openEnquiryService } from '../../../enquiries/enquiryService';
import { ENQUIRIES_PATH } from '../../../enquiries/intake';
import type { LeadEvent } from '../../../enquiries/leadLog';
import { openLeadStore } from '../../../enquiries/store';
import { openUploads } from '../../../enquiries/uploads';
import { itemFiles, type StockFile, searchesFile, writeStockFiles } from '../../../generate/stock/stockFiles';
import { parseLeadSettings } from '../../../src/config/leadSettings';
import { WHOLE_SITE } from '../../../src/config/publishedSite';
import { DEALERSHIP_FILE, type DealershipDetails } from '../../../src/domain/enquiry/dealershipDetails';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { STOCK_INDEX_FOLDER } from '../../../src/domain/stock/itemShards';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { buildIndex } from '../../../src/search/engines/embedded/build';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { aDesk } from '../../../support/leads/aDesk';
import { okValue } from '../../../support/okValue';
import { startMailServer } from './mailServer';

/**
 * The whole office over a built site in its own folder, as the server opens it, with a real mail server.
 * @param stock the items that the site publishes
 * @param given settings by name, besides those of the mail server
 * @param other the clock, and what the dealership says of itself beside `aDesk`
 */
export async function startLeadOffice(
  stock: readonly StockItem[],
  given: Readonly<Record<string, string>> = {},
  {
    now = Date.now,
    desk = {},
  }: { readonly now?: () => number; readonly desk?: Partial<DealershipDetails> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'lead-office-'));
  mkdirSync(join(folder, STOCK_INDEX_FOLDER));
  writeFileSync(join(folder, DEALERSHIP_FILE), JSON.stringify({ ...aDesk, ...desk }));
  for (const { name, bytes } of itemFiles(stock))
    writeFileSync(join(folder, STOCK_INDEX_FOLDER, name), bytes);
  let isHanging = false;
  const mails = await startMailServer({
    onConnect: (_session, done) => {
      if (!isHanging) done();
    },
  });
  const log: LeadEvent[] = [];
  const settings = okValue(
    parseLeadSettings({
      LEADS_STORE: `file:${join(folder, 'leads.db')}`,
      LEADS_SMTP_URL: mails.url,
      LEADS_MAIL_FROM: 'website@quillbrooktallis.example',
      LEADS_MOST_A_MINUTE: '1000',
      LEADS_MOST_A_DAY: '1000',
      LEADS_DELIVERY_TIMEOUT: '1',
      ...given,
    }),
  );
  const office = await openEnquiryService(settings, {
    place: folder,
    openStore: openLeadStore,
    uploads: openUploads(),
    drawPhoto,
    log: (event) => log.push(event),
    now,
  });
  /** Sends one form. */
  const take = (enquiry: unknown): Promise<Response> =>
    office.handlers[ENQUIRIES_PATH](
      new Request(`${aDesk.siteUrl}${ENQUIRIES_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(enquiry),
      }),
      '203.0.113.7',
    );
  return {
    ...office,
    smtpUrl: mails.url,
    /** The folder of the built site. */
    folder,
    log: log as readonly LeadEvent[],
    /** Lets the mail server hang, or not. */
    hang: (hangs: boolean) => {
      isHanging = hangs;
    },
    /** Publishes another stock, as a build does. */
    publish: (items: readonly StockItem[]) => publishStock(folder, items),
    take,
    /** Sends one form and delivers what it leads to. */
    send: async (enquiry: unknown): Promise<Response> => {
      const answer = await take(enquiry);
      await deliverAll(office.queues);
      return answer;
    },
    /** Every mail so far. */
    mails: mails.received,
    /** Every mail so far to one address. */
    mailsTo: (address: string) => mails.received.filter(({ to }) => to.includes(address)),
    close: async () => {
      office.store.close();
      await mails.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The terms of the published site. */
export const publishedFinance = okValue(parseFinanceSettings({}));

/** The files of a published stock, as a build makes them. */
export function stockFiles(items: readonly StockItem[]): readonly StockFile[] {
  const records = items.filter(({ status }) => status !== 'sold').map(toIndexRecord);
  return [
    ...buildIndex(records).files,
    ...itemFiles(items),
    searchesFile({ vocabulary: buildVocabulary(records, { stockType: 'cars' }), finance: publishedFinance }),
  ];
}

/** Writes the stock of a site with its index, as a build does. @param folder of the built site */
export async function publishStock(folder: string, items: readonly StockItem[]): Promise<void> {
  await writeStockFiles(join(folder, STOCK_INDEX_FOLDER), stockFiles(items));
  writeFileSync(join(folder, WHOLE_SITE), '{}');
}
