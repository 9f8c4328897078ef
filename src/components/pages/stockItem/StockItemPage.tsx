import { useEffect } from 'react';
import type { ItemContext } from '../../../content/stock/itemContext';
import { recentlyViewed } from '../../../device/garage';
import { withCard } from '../../../domain/garage/keptCard';
import { parseStockItemPath, stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { useStockItem } from '../../stock/useStockItem';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';
import { StockDetails } from './StockDetails';
import { StockItemGone } from './StockItemGone';
import { StockItemLoading } from './StockItemLoading';
import { useSimilarStock } from './useSimilarStock';

/** How many recently viewed items the garage remembers. */
const MOST_VIEWED = 12;

interface Props {
  readonly pathname: string;
  readonly context: ItemContext;
}

/** The page of the item in the address: first as built, then as it is now; or loading, or gone. */
export function StockItemPage({ pathname, context }: Props) {
  const id = parseStockItemPath(pathname)?.id ?? context.item?.id ?? '';
  const built = context.item?.id === id ? context.item : null;
  const { item, isFailed, retry } = useStockItem(id, built);
  const vocabulary = useStockVocabulary();
  const noun = stockNoun(context.item?.stockType ?? vocabulary.stockType, 1);
  const similar = useSimilarStock(pathname, item, context.similar);

  // The id identifies the item. A wrong or missing title in the address is corrected.
  useEffect(() => {
    // A shopper who went Back while the page was on its way is somewhere else by now.
    if (!item || parseStockItemPath(window.location.pathname)?.id !== id) return;
    const path = stockItemPath(item.id, stockTitle(item).title);
    if (path === window.location.pathname) return;
    window.history.replaceState(
      window.history.state,
      '',
      path + window.location.search + window.location.hash,
    );
  }, [item, id]);
  const shown = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item, whatever changes in it while it is shown
  useEffect(() => {
    if (item)
      recentlyViewed.keep(withCard(recentlyViewed.read(), toStockCard(item), Date.now(), MOST_VIEWED));
  }, [shown]);
  // The page for unbuilt items has no title until it knows its item.
  useDocumentTitle(item && built === null ? stockTitle(item).title : undefined);

  if (item === null) return <StockItemGone noun={noun} similar={similar} trail={context.trail} />;
  if (item === undefined) return <StockItemLoading noun={noun} isFailed={isFailed} retry={retry} />;
  return (
    <StockDetails
      item={item}
      similar={similar ?? []}
      trail={context.trail}
      qrCode={built ? context.qrCode : undefined}
    />
  );
}
