import { campaignsFunction } from '../src/leads/functions';

/** For a host that hands a function a `Request` and takes a `Response`; see docs/tracking.md. */
export default (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
  campaignsFunction(request, ip);

export const config = { path: '/api/process-campaign-tracking' };
