import { functionAt } from '../enquiries/functions';

/** For monitors; see docs/leads.md. */
export default functionAt('/health');

export const config = { path: '/health' };
