import type { StockCard } from '../../../../src/domain/stock/stockCard';
import type { EmbeddedEngine, HitsResponse } from '../../../../src/search/engines/embedded';
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { openedIndex } from '../openedIndex';
import type { HeldIndexes, HeldRecord, HeldSettings } from './heldIndexes';

type Fields = Readonly<Record<string, unknown>>;

/** An error of the service, with its status. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A hosted record in the embedded engine's form. */
const toIndexRecord = (held: HeldRecord): IndexRecord => {
  const {
    title,
    subtitle,
    keywords,
    equipment,
    description,
    stockNumber,
    registrationNumber,
    vin,
    ...others
  } = held;
  const { location, places, ...attributes } = others as Fields & {
    readonly location?: { readonly name: string };
  };
  const text = { title, subtitle, keywords, equipment, description, stockNumber, registrationNumber, vin };
  return {
    ...attributes,
    ...(location ? { 'location.name': location.name } : {}),
    text: Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)),
  } as unknown as IndexRecord;
};

const at = (record: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], record);

const MOST = 1000;

/**
 * Answers searches with our engine's matches and counts, but with the order and facets of the index settings. So a setting
 * that the indexer forgot is missing here too, as in the real service.
 */
export const createAnswerer = (indexes: HeldIndexes) => {
  const engines = new Map<string, Promise<EmbeddedEngine>>();
  const engineOf = (records: readonly HeldRecord[]): Promise<EmbeddedEngine> => {
    const key = JSON.stringify(records.map(({ objectID, places }) => [objectID, places]));
    const engine =
      engines.get(key) ??
      openedIndex(records.map(toIndexRecord)).then((index) => createInProcessEngine(index));
    engines.set(key, engine);
    return engine;
  };

  const answer = async (request: Fields, queryID: string): Promise<Fields> => {
    const { indexName, attributesToRetrieve, attributesToHighlight, clickAnalytics, queryType, ...given } =
      request;
    const name = String(indexName);
    const records = indexes.records(name);
    const settings = indexes.settings(name);
    if (!records || !settings) throw new ServiceError(404, `Index ${name} does not exist`);
    const engine = await engineOf(records);
    // Our engine reads its last word as a beginning. Nothing in stock is called "with".
    const params: Fields = queryType === 'prefixNone' ? { ...given, query: `${given.query} with` } : given;
    const ask = async (more: Fields): Promise<HitsResponse> => {
      const { results } = await engine
        .search([{ indexName: 'stock', params: { ...params, ...more } }] as never)
        .catch((error: Error) => {
          throw new ServiceError(400, error.message);
        });
      return results[0] as unknown as HitsResponse;
    };
    const allowed = allowedFacets(settings);
    const asked = [params.facets ?? []].flat() as unknown as readonly string[];
    const found = await ask({ facets: asked.filter((facet) => allowed.has(facet)) });
    const { hits: _, queryAfterRemoval, ...rest } = found;
    // The service itself demands every word of a query.
    if (queryAfterRemoval !== undefined)
      return { ...rest, index: name, hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {} };
    const all = await ask({ page: 0, hitsPerPage: MOST, facets: [] });
    const byId = new Map(records.map((record) => [record.objectID, record]));
    const from = found.page * found.hitsPerPage;
    const hits = inOrder(all.hits, settings, String(params.query ?? '') !== '', byId)
      .slice(from, from + found.hitsPerPage)
      .map(({ objectID, _highlightResult }) => ({
        ...Object.fromEntries(
          ((attributesToRetrieve ?? settings.attributesToRetrieve ?? []) as readonly string[]).map(
            (attribute) => [attribute, byId.get(objectID)?.[attribute]],
          ),
        ),
        objectID,
        _highlightResult: attributesToHighlight ? _highlightResult : {},
      }));
    return { ...rest, index: name, hits, ...(clickAnalytics ? { queryID } : {}) };
  };
  return answer;
};

const allowedFacets = ({ attributesForFaceting = [] }: HeldSettings): ReadonlySet<string> =>
  new Set(attributesForFaceting as readonly string[]);

const ASCENDING = /^asc\((.+)\)$/;

/** A replica sorts by its order first. The index itself sorts by relevance, which our engine has already applied. */
const inOrder = (
  hits: HitsResponse['hits'],
  { ranking = [], customRanking = [] }: HeldSettings,
  hasKeywords: boolean,
  byId: ReadonlyMap<string, HeldRecord>,
): readonly (StockCard & { readonly _highlightResult: unknown })[] => {
  const [first] = ranking as readonly string[];
  const [custom] = customRanking as readonly string[];
  const attribute =
    ASCENDING.exec(first ?? '')?.[1] ?? (hasKeywords ? undefined : ASCENDING.exec(custom ?? '')?.[1]);
  if (attribute === undefined) return hits;
  const place = (id: string) => Number(at(byId.get(id) ?? {}, attribute));
  return [...hits].sort((a, b) => place(a.objectID) - place(b.objectID));
};
