import { useEffect, useState } from 'react';
import type { ItemContext } from '../../../content/stock/itemContext';
import { recentlyViewed } from '../../../device/garage';
import { withCard } from '../../../domain/garage/keptCard';
import { parseStockItemPath, stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { useLateComponent } from '../../ui/later/useLateComponent';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';
import type { LiveStockView } from './LiveStock';
import { StockDetails } from './StockDetails';
import { StockItemGone } from './StockItemGone';
import { StockItemLoading } from './StockItemLoading';

/** How many recently viewed items the garage remembers. */
const MOST_VIEWED = 12;

const loadLiveStock = async () =>
  (await import(/* webpackChunkName: "live-stock" */ './LiveStock')).LiveStock;

interface Props {
  readonly pathname: string;
  readonly context: ItemContext;
}

/** The page of the item in the address: first as built, then as it is now; or loading, or gone. */
export function StockItemPage(props: Props) {
  const id = parseStockItemPath(props.pathname)?.id ?? props.context.item?.id ?? '';
  // Another item begins anew.
  return <ItemPage key={id} {...props} id={id} />;
}

function ItemPage({ id, pathname, context }: Props & { readonly id: string }) {
  const built = context.item?.id === id ? context.item : null;
  const [live, setLive] = useState<LiveStockView>();
  const script = useLateComponent(loadLiveStock, built === null ? 'now' : 'idle');
  const item = live?.item === undefined ? (built ?? undefined) : live.item;
  const similar = live?.similar ?? (context.similar.length > 0 ? context.similar : undefined);
  const { stockType } = useStockVocabulary();
  const noun = stockNoun(context.item?.stockType ?? stockType, 1);

  // The id identifies the item. A wrong or missing title in the address is corrected.
  useEffect(() => {
    // A shopper who went Back while the page was on its way is somewhere else by now.
    if (!item || parseStockItemPath(window.location.pathname)?.id !== id) return;
    // The site of a group has no page of its own for it: an enquiry's mail leads here, and from here to the dealer.
    if (item.url !== undefined) return window.location.replace(item.url);
    const path = stockItemPath(item.id, stockTitle(item).title);
    if (path === window.location.pathname) return;
    window.history.replaceState(
      window.history.state,
      '',
      path + window.location.search + window.location.hash,
    );
  }, [item, id]);
  const itemId = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item, whatever changes in it while it is shown
  useEffect(() => {
    if (item)
      recentlyViewed.store(withCard(recentlyViewed.read(), toStockCard(item), Date.now(), MOST_VIEWED));
  }, [itemId]);
  // The page for unbuilt items has no title until it knows its item.
  useDocumentTitle(item && built === null ? stockTitle(item).title : undefined);

  return (
    <>
      {script.Component && (
        <script.Component
          id={id}
          pathname={pathname}
          built={built}
          builtSimilar={context.similar}
          onChange={setLive}
        />
      )}
      {item === null ? (
        <StockItemGone noun={noun} similar={similar} trail={context.trail} />
      ) : item === undefined ? (
        <StockItemLoading
          noun={noun}
          isFailed={script.isFailed || live?.isFailed === true}
          retry={script.isFailed ? script.retry : (live?.retry ?? script.retry)}
        />
      ) : (
        <StockDetails
          item={item}
          similar={similar ?? []}
          trail={context.trail}
          qrCode={built ? context.qrCode : undefined}
        />
      )}
    </>
  );
}
