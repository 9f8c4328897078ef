import { INDEX_PREFIX } from '../../indexRecord';
import { STOP_WORDS } from '../../stemming';
import { boundPlaces, words } from '../embedded';

export type Fields = Readonly<Record<string, unknown>>;
export type HostedRequest = Fields & { readonly params?: Fields };

/** Longer queries than the embedded engine reads would only ask more. */
const MAX_WORDS = 12;

/** A request's own restriction of where to look, which decides what is unknown. */
const whereOf = ({ params }: HostedRequest): Fields =>
  params?.restrictSearchableAttributes === undefined
    ? {}
    : { restrictSearchableAttributes: params.restrictSearchableAttributes };
const keyOf = (request: HostedRequest): string => JSON.stringify([queryOf(request), whereOf(request)]);
const queryOf = ({ params }: HostedRequest): string => String(params?.query ?? '').trim();
const hasHits = (result: Fields | undefined): boolean => Number(result?.nbHits) > 0;

/** Answers so that a word that no record has does not filter: a query that finds nothing is asked again without such words. */
export async function answerKnownWords(
  requests: readonly HostedRequest[],
  send: (requests: readonly HostedRequest[]) => Promise<readonly Fields[]>,
): Promise<readonly Fields[]> {
  const results = await send(requests);
  const missed = requests.filter((request, place) => !hasHits(results[place]) && queryOf(request) !== '');
  if (missed.length === 0) return results;
  const known = new Map<string, KnownWords>();
  for (const request of missed)
    if (!known.has(keyOf(request)))
      known.set(keyOf(request), await knownWords(queryOf(request), whereOf(request), send));
  const again = requests.flatMap((request, place) => {
    const other = known.get(keyOf(request));
    return other && other.query !== queryOf(request) ? [{ request, place, other }] : [];
  });
  if (again.length === 0) return results;
  const without = await send(
    again.map(({ request, other: { query, isLastKnown } }) => ({
      ...request,
      params: { ...request.params, query, ...(!isLastKnown && { queryType: 'prefixNone' }) },
    })),
  );
  const answers = [...results];
  again.forEach(({ request, place, other: { marked } }, nth) => {
    answers[place] = {
      ...without[nth],
      query: queryOf(request),
      ...(marked.includes('<em>') && { queryAfterRemoval: marked }),
    };
  });
  return answers;
}

interface KnownWords {
  readonly query: string;
  /** The query with its unknown words in `<em>`. */
  readonly marked: string;
  /** Whether its last word is known. Only the last word that was typed may be the beginning of one. */
  readonly isLastKnown: boolean;
}

/** Finds the words of a query that find nothing in the whole index, neither alone nor with their neighbours (`hi ace`). */
async function knownWords(
  query: string,
  where: Fields,
  send: (requests: readonly HostedRequest[]) => Promise<readonly Fields[]>,
): Promise<KnownWords> {
  const all = words(query).slice(0, MAX_WORDS);
  const bound = boundPlaces(query);
  const groups = all.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) =>
      from + length <= all.length && !bound.has(from) && !bound.has(from + length)
        ? [{ from, to: from + length }]
        : [],
    ),
  );
  const [whole, ...parts] = await send(
    [{ from: 0, to: all.length }, ...groups].map(({ from, to }) => ({
      indexName: INDEX_PREFIX,
      params: {
        query: query.slice(all[from]?.start, all[to - 1]?.end),
        hitsPerPage: 0,
        ...where,
        ...(to < all.length && { queryType: 'prefixNone' }),
      },
    })),
  );
  if (hasHits(whole)) return { query, marked: query, isLastKnown: true };
  const isKnown = all.map((_, place) =>
    groups.some(({ from, to }, nth) => from <= place && place < to && hasHits(parts[nth])),
  );
  let [rest, marked, at] = ['', '', 0];
  all.forEach(({ text, start, end }, place) => {
    if (isKnown[place]) return;
    const before = query.slice(at, start);
    rest += before;
    const isPart = bound.has(place) || bound.has(place + 1);
    marked += before + (STOP_WORDS.has(text) && !isPart ? text : `<em>${query.slice(start, end)}</em>`);
    at = end;
  });
  return {
    query: rest + query.slice(at),
    marked: marked + query.slice(at),
    isLastKnown: isKnown.at(-1) === true,
  };
}
