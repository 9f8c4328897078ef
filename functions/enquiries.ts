import { functionAt } from '../enquiries/functions';

/** Takes enquiries; see docs/leads.md. */
export default functionAt('/api/enquiries');

export const config = { path: '/api/enquiries' };
