import { functionAt } from '../enquiries/functions';

/** Counts searches that found nothing; see docs/tracking.md. */
export default functionAt('/api/empty-searches');

export const config = { path: '/api/empty-searches' };
