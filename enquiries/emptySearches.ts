import { parseEmptySearch } from '../src/domain/emptySearch';
import { wallClock } from '../src/domain/wallClock';
import type { LeadLog } from './leadLog';
import { isAllowed } from './origins';
import { rateLimit } from './rateLimit';
import { readBytes } from './readBody';
import type { LeadStore } from './store';
import type { Handler } from './webAnswer';

interface EmptySearchParts {
  readonly store: Pick<LeadStore, 'countEmptySearch'>;
  readonly log: LeadLog;
  /** Of the dealership, which says when a day begins. */
  readonly timeZone: string;
  /** Sites whose pages may send. */
  readonly origins: readonly string[];
  readonly now?: () => number;
}

/** A page sends each search once, and a company's visitors share one network address. */
const LIMITS = { mostAMinute: 30, mostADay: 500 };

/** In bytes. The longest search has some two hundred. */
const LONGEST = 1000;

/**
 * Counts searches that found nothing, by day. It stores nothing about the visitor: neither who nor when, and two visitors with
 * one wish are the number two.
 */
export function createEmptySearches({
  store,
  log,
  timeZone,
  origins,
  now = Date.now,
}: EmptySearchParts): Handler {
  const isTooMany = rateLimit(LIMITS);
  const answer = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
  return async (request, address) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    if (!isAllowed(request, request.headers.get('origin') ?? 'null', origins)) return answer(403);
    const wait = isTooMany(address, now());
    if (wait !== undefined) return answer(429, { 'retry-after': String(wait) });
    const search = await readBytes(request, LONGEST)
      .then((bytes) => parseEmptySearch(JSON.parse(bytes.toString())))
      .catch(() => undefined);
    if (search === undefined) return answer(400);
    try {
      await store.countEmptySearch(wallClock(new Date(now()), timeZone).date, search);
    } catch {
      log({ event: 'storeFault', fault: 'empty search' });
      return answer(503, { 'retry-after': '30' });
    }
    return answer(204);
  };
}
