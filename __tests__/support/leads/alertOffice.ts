import { join } from 'node:path';
import { drawPhoto } from '../../../enquiries/drawPhoto';
import { openEnquiryService } from '../../../enquiries/enquiryService';
import { openLeadStore } from '../../../enquiries/store';
import { openUploads } from '../../../enquiries/uploads';
import { parseLeadSettings } from '../../../src/config/leadSettings';
import { okValue } from '../../../support/okValue';

/**
 * The office of a built site whose store is beside it.
 * @param now its clock
 * @param timeout of one attempt, in seconds: short where the mail server hangs
 */
export const openAlertOffice = (place: string, smtpUrl: string, now: () => number, timeout = 30) =>
  openEnquiryService(
    okValue(
      parseLeadSettings({
        LEADS_STORE: `file:${join(place, 'leads.db')}`,
        LEADS_SMTP_URL: smtpUrl,
        LEADS_MAIL_FROM: 'website@quillbrooktallis.example',
        LEADS_DELIVERY_TIMEOUT: String(timeout),
        LEADS_MOST_A_MINUTE: '1000000',
        LEADS_MOST_A_DAY: '1000000',
      }),
    ),
    { place, openStore: openLeadStore, uploads: openUploads(), drawPhoto, log: () => {}, now },
  );
