import { timingSafeEqual } from 'node:crypto';

export const DELIVER_PATH = '/api/deliver';

/** Answers a scheduled call, for hosts where no process runs all the time. Without a secret, the answer is 404. */
export async function deliverNow(
  request: Request,
  secret: string | undefined,
  deliver: () => Promise<number>,
): Promise<Response> {
  const authorization = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  if (
    secret === undefined ||
    authorization.length !== expected.length ||
    !timingSafeEqual(authorization, expected)
  )
    return new Response(null, { status: 404 });
  return Response.json({ attempts: await deliver() });
}
