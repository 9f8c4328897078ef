/** Reads the parameters of a request. Algolia's clients send three shapes. */
export type RequestParams = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a query string, lists are JSON. */
const decoded = (value: string): unknown => {
  if (!value.startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const fromQueryString = (text: string): RequestParams =>
  Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, decoded(value)]));

/** `{ indexName, params: {…} }` of InstantSearch, `{ indexName, …params }` of version 5, `params: 'query=…'` of REST. */
export const requestParams = (request: Readonly<Record<string, unknown>>): RequestParams => {
  const { params, ...flat } = request;
  if (typeof params === 'string') return { ...flat, ...fromQueryString(params) };
  return isRecord(params) ? { ...flat, ...params } : flat;
};

/** Writes parameters as a query string, for the `params` of a response. */
export const toQueryString = (params: RequestParams): string =>
  Object.entries(params)
    .filter(([name, value]) => value !== undefined && name !== 'indexName' && name !== 'type')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
