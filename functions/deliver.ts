import { functionAt } from '../enquiries/functions';

/** Called by a schedule with `Authorization: Bearer` and `LEADS_DELIVER_SECRET`; see docs/leads.md. */
export default functionAt('/api/deliver');

export const config = { path: '/api/deliver' };
