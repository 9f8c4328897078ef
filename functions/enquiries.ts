import { enquiriesFunction } from '../src/leads/functions';

/** For a host that hands a function a `Request` and takes a `Response`; see docs/leads.md. */
export default (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
  enquiriesFunction(request, ip);

export const config = { path: '/api/enquiries' };
