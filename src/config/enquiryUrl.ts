/** The build fills this in (`src/gatsby/webpack.ts`). Browsers load this file, and must not load the settings parser. */
declare const ENQUIRY_URL: string | undefined;

/** The address to which forms are sent on a site whose own server takes enquiries. */
export const OWN_ENQUIRY_URL = '/api/enquiries';

/** The address to which forms are sent: the setting `ENQUIRY_URL`, or the site's own server. */
export const enquiryUrl = (): string => (typeof ENQUIRY_URL === 'undefined' ? OWN_ENQUIRY_URL : ENQUIRY_URL);
