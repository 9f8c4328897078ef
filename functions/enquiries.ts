import { enquiriesFunction } from '../src/leads/functions';

/** The function of a host that gives a `Request` and takes a `Response`, such as Netlify; see docs/leads.md. */
export default (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
  enquiriesFunction(request, ip);

export const config = { path: '/api/enquiries' };
