import { INDEX_PREFIX } from '../../indexNames';

/** `stock_price_asc` as the hosted index is called: `{prefix}_price_asc`. */
export const hostedIndexName = (name: string, prefix: string): string =>
  name.startsWith(INDEX_PREFIX) ? prefix + name.slice(INDEX_PREFIX.length) : name;
