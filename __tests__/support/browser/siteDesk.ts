import { request } from 'node:http';
import type { IntakeParts } from '../../../enquiries/intake';
import { type LeadDesk, startLeadDesk } from '../leads/leadDesk';
import type { BuiltSite } from './builtSite';

/** The built pages and the intake behind one address, as a dealer runs them. */
export const startSiteDesk = (site: BuiltSite, given: Partial<IntakeParts> = {}): Promise<LeadDesk> =>
  startLeadDesk(given, (asked, answer) => {
    const { url = '/', method, headers } = asked;
    const onward = request(site.url(url), { method, headers }, (page) => {
      answer.writeHead(page.statusCode ?? 500, page.headers);
      page.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
