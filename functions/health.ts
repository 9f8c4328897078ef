import { healthFunction } from '../src/leads/functions';

/** For monitors; see docs/leads.md. */
export default healthFunction;

export const config = { path: '/health' };
