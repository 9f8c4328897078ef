import { functionAt } from '../src/leads/functions';

/** For monitors; see docs/leads.md. */
export default functionAt('/health');

export const config = { path: '/health' };
