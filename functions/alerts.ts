import { functionAt } from '../enquiries/functions';

/** Takes email addresses for news of the stock, and shows the pages of their mails; see docs/leads.md. */
export default functionAt('/api/alerts');

export const config = { path: '/api/alerts' };
