import { reportFunction } from '../src/leads/functions';

/** For hosts whose functions take a `Request` and return a `Response`; see docs/leads.md. */
export default (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
  reportFunction(request, ip);

export const config = { path: '/api/report' };
