import { functionAt } from '../enquiries/functions';

/** Stores the campaign that brought a visitor; see docs/tracking.md. */
export default functionAt('/api/process-campaign-tracking');

export const config = { path: '/api/process-campaign-tracking' };
