import type { StockSettings } from '../../../content/stock/stockSettings';
import { isByWeeklyCost, WEEKLY_COST } from '../../../search/indexRecord';
import { Button } from '../../ui/Button';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent';
import { useSearch } from '../SearchProvider';

const load = () => import(/* webpackChunkName: "weekly-cost-order" */ './WeeklyCostOrder');
const loadNote = async () => (await load()).WeeklyCostOrder;

/** Loads what a search in the order of the weekly cost goes by, so that already its first answer does. */
export const prepareOrder =
  (settings: StockSettings) => (requests: readonly { readonly indexName?: string | undefined }[]) =>
    requests.some(({ indexName = '' }) => isByWeeklyCost(indexName))
      ? load().then(
          ({ followWeeklyCost }) => followWeeklyCost(settings),
          () => undefined,
        )
      : undefined;

/** Explains an order that does not explain itself. */
export function OrderNote() {
  const isByCost = useSearch(({ query }) => query.sortBy?.startsWith(WEEKLY_COST) === true);
  const { Component, isFailed, retry } = useLazyComponent(loadNote, isByCost ? 'now' : 'never');
  if (!isByCost) return null;
  if (Component) return <Component />;
  return isFailed ? (
    <p role="alert">
      The costs did not load, so this is not the order you asked for.{' '}
      <Button onClick={retry}>Try again</Button>
    </p>
  ) : null;
}
