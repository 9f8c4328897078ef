import { INDEX_PREFIX } from '../../indexNames';

/** The name of a hosted index: `stock_price_asc` becomes `{prefix}_price_asc`. */
export const hostedIndexName = (name: string, prefix: string): string =>
  name.startsWith(INDEX_PREFIX) ? prefix + name.slice(INDEX_PREFIX.length) : name;
