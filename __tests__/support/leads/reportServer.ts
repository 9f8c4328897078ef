import { httpServer } from '../../../enquiries/httpServer';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { listening } from '../../../support/listening';
import { startLeadOffice } from './leadOffice';

export const REPORT_PASSWORD = 'plain-and-long-enough';

/** The office with its report and its counter of searches on a port of this machine. @param given settings by name */
export async function startReportServer(
  stock: readonly StockItem[],
  given: Readonly<Record<string, string>> = { LEADS_REPORT_PASSWORD: REPORT_PASSWORD },
) {
  const office = await startLeadOffice(stock, given);
  const server = httpServer({
    handlers: new Map(Object.entries(office.handlers)),
    otherwise: (_, response) => response.writeHead(404).end(),
    proxies: 0,
  });
  const { url, stop } = await listening(server);
  return {
    ...office,
    url,
    close: async () => {
      await stop();
      await office.close();
    },
  };
}
