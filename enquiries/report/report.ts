import { publishedItems, type SitePlace } from '../../src/config/publishedSite';
import { parseEmptySearch } from '../../src/domain/emptySearch';
import { addDays } from '../../src/domain/openingDays';
import { wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import { guessLimit, isSameSecret } from '../guesses';
import { otherMethod } from '../refusals';
import type { LeadStore } from '../store';
import type { Handler } from '../webAnswer';
import { reportPage, SPANS } from './reportPage';

export const REPORT_PATH = '/api/report';

interface ReportParts {
  readonly store: Pick<LeadStore, 'tally' | 'emptySearches'>;
  readonly place: SitePlace;
  readonly dealership: Pick<Dealership, 'country' | 'name' | 'timeZone' | 'stockType'>;
  /** Unset: there is no such page. */
  readonly password: string | undefined;
  readonly now?: () => number;
}

const DAY_MS = 86_400_000;

/**
 * The page for the dealer: enquiries by day, form and vehicle, searches that found nothing, and how long vehicles are here. It names
 * no shopper. Any user name will do, with the password of the settings.
 */
export function createReport({ store, place, dealership, password, now = Date.now }: ReportParts): Handler {
  const refused = guessLimit((authorization) => isPassword(authorization, password ?? ''), askForPassword);
  return async (request, address) => {
    if (password === undefined) return new Response(null, { status: 404 });
    if (request.method !== 'GET') return otherMethod('GET');
    const refusal = refused(request, address, now());
    if (refusal !== undefined) return refusal;
    const chosen = Number(new URL(request.url).searchParams.get('days'));
    const days = SPANS.find((span) => span === chosen) ?? 90;
    const dayOf = (time: number) => wallClock(new Date(time), dealership.timeZone).date;
    const today = dayOf(now());
    const first = addDays(today, 1 - days);
    const [leads, searches, stock] = await Promise.all([
      store.tally(now() - (days + 1) * DAY_MS),
      store.emptySearches(first),
      publishedItems(place).catch(() => undefined),
    ]);
    const page = reportPage({
      name: dealership.name,
      country: dealership.country,
      stockType: dealership.stockType ?? 'cars',
      today,
      days,
      stock,
      enquiries: leads
        .map(({ receivedAt, ...lead }) => ({ ...lead, day: dayOf(receivedAt) }))
        .filter(({ day }) => day >= first),
      searches: searches.map(({ search, count }) => ({ count, search: parseEmptySearch(search) })),
    });
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

const askForPassword = (): Response =>
  new Response('A user name and a password are needed.\n', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="Report", charset="UTF-8"', 'cache-control': 'no-store' },
  });

/** `Basic dXNlcjpwYXNzd29yZA==`. */
function isPassword(authorization: string, password: string): boolean {
  const [scheme, encoded = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return isSameSecret(given, password);
}
