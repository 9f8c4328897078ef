import { functionAt } from '../enquiries/functions';

/** Says which times are taken, and shows the pages of booked visits; see docs/leads.md. */
export default functionAt('/api/visits');

export const config = { path: '/api/visits' };
