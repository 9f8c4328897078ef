import { functionAt } from '../src/leads/functions';

/** Takes enquiries; see docs/leads.md. */
export default functionAt('/api/enquiries');

export const config = { path: '/api/enquiries' };
