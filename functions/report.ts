import { functionAt } from '../enquiries/functions';

/** The dealer's report; see docs/leads.md. */
export default functionAt('/api/report');

export const config = { path: '/api/report' };
