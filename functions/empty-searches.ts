import { emptySearchesFunction } from '../src/leads/functions';

/** For hosts whose functions take a `Request` and return a `Response`; see docs/tracking.md. */
export default (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
  emptySearchesFunction(request, ip);

export const config = { path: '/api/empty-searches' };
