import { deliverFunction } from '../src/leads/functions';

/** Called by a schedule with `Authorization: Bearer` and `LEADS_DELIVER_SECRET`; see docs/leads.md. */
export default deliverFunction;

export const config = { path: '/api/deliver' };
