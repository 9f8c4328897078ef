import { parseEmptySearch } from '../src/domain/emptySearch';
import { wallClock } from '../src/domain/wallClock';
import type { LeadLog } from './leadLog';
import { isAllowed } from './origins';
import { rateLimit } from './rateLimit';
import { readBytes } from './readBody';
import { otherMethod, tooOften, wordless } from './refusals';
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
  return async (request, address) => {
    if (request.method !== 'POST') return otherMethod('POST');
    if (!isAllowed(request, request.headers.get('origin') ?? 'null', origins)) return wordless(403);
    const wait = isTooMany(address, now());
    if (wait !== undefined) return tooOften(wait);
    const search = await readBytes(request, LONGEST)
      .then((bytes) => parseEmptySearch(JSON.parse(bytes.toString())))
      .catch(() => undefined);
    if (search === undefined) return wordless(400);
    try {
      await store.countEmptySearch(wallClock(new Date(now()), timeZone).date, search);
    } catch {
      log({ event: 'storeFault', fault: 'empty search' });
      return wordless(503, { 'retry-after': '30' });
    }
    return wordless(204);
  };
}
