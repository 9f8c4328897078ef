/** The address at which the site's server takes searches that found nothing. */
export const EMPTY_SEARCH_PATH = '/api/empty-searches';

/** A search that found nothing, without typed words or amounts: its filters, and make and model if the stock knows them. */
export interface EmptySearch {
  /** Names of filters, with dashes between them: `make-priceRange`. */
  readonly wishes: string;
  /** As addresses write them: `land-rover`. */
  readonly make?: string;
  readonly model?: string;
}

const NAME = /^[\w-]{1,64}$/;

/** What a browser sent; `undefined` if it cannot be such a search. */
export function parseEmptySearch(value: unknown): EmptySearch | undefined {
  const { wishes, make, model, ...others } = Object(value) as Readonly<Record<string, unknown>>;
  const isName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);
  if (!isName(wishes) || Object.keys(others).length > 0) return undefined;
  if (![make, model].every((name) => name === undefined || isName(name))) return undefined;
  return { wishes, ...(isName(make) && { make }), ...(isName(model) && { model }) };
}
