/** Put in by the build (`src/gatsby/webpack.ts`): browsers load this file, and must not load what parses the settings. */
declare const ENQUIRY_URL: string | undefined;

/** Where a site whose server takes its enquiries sends them. */
export const OWN_ENQUIRY_URL = '/api/enquiries';

/** Where filled-in forms are sent: the setting `ENQUIRY_URL`, or the site's own server. */
export const enquiryUrl = (): string => (typeof ENQUIRY_URL === 'undefined' ? OWN_ENQUIRY_URL : ENQUIRY_URL);
