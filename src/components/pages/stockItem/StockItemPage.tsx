import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { LinkView } from '../../../content/link';
import type { ItemContext } from '../../../content/stock/pageStock';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { telephoneHref } from '../../../content/telephoneHref';
import { recentlyViewed } from '../../../device/garage';
import { withCard } from '../../../domain/garage/keptCard';
import { effectivePrice } from '../../../domain/stock/priceDisplay';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { StockItem } from '../../../domain/stock/stockItem';
import { parseStockItemPath, stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { color, media, space, text } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { CardSkeleton } from '../../stock/CardSkeleton';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button, ButtonLink, buttonRow } from '../../ui/Button';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent';
import { pageMargins } from '../../ui/PageWidth';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';
import type { LiveStockView } from './LiveStock';
import { SimilarStock } from './lateParts';
import { StockDetails } from './StockDetails';

const MAX_VIEWED = 12;

const loadLiveStock = async () =>
  (await import(/* webpackChunkName: "live-stock" */ './LiveStock')).LiveStock;

interface Props {
  readonly pathname: string;
  readonly context: ItemContext;
}

/** The page of the item in the address: first as built, then as it is now; or loading, or gone. */
export function StockItemPage(props: Props) {
  const id = parseStockItemPath(props.pathname)?.id ?? props.context.item?.id ?? '';
  // Another item starts with a fresh state.
  return <ItemPage key={id} {...props} id={id} />;
}

function ItemPage({ id, pathname, context }: Props & { readonly id: string }) {
  const built = context.item?.id === id ? context.item : null;
  const [live, setLive] = useState<LiveStockView>();
  const script = useLazyComponent(loadLiveStock, built === null ? 'now' : 'idle');
  const item = live?.item === undefined ? (built ?? undefined) : live.item;
  const similar = live?.similar ?? (context.similar.length > 0 ? context.similar : undefined);
  const { stockType } = useStockVocabulary();
  const kind = context.item ?? { stockType };
  const noun = stockNoun(kind, 1);

  useRightAddress(item, id);
  const itemId = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item, whatever changes in it while it is shown
  useEffect(() => {
    if (item)
      recentlyViewed.store(withCard(recentlyViewed.read(), toStockCard(item), Date.now(), MAX_VIEWED));
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
        <StockItemGone kind={kind} similar={similar} trail={context.trail} />
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
          priceContext={
            built && effectivePrice(item) === effectivePrice(built) ? context.priceContext : undefined
          }
        />
      )}
    </>
  );
}

/** The id identifies the item. A wrong or missing title in the address is corrected. */
function useRightAddress(item: StockItem | null | undefined, id: string): void {
  useEffect(() => {
    // A shopper who went Back while the page was on its way is somewhere else by now.
    if (!item || parseStockItemPath(window.location.pathname)?.id !== id) return;
    // The site of a group has no page of its own for it: an enquiry's mail leads here, and from here to the dealer.
    if (item.url !== undefined) return window.location.replace(item.url);
    const path = stockItemPath(item.id, stockTitle(item).title);
    if (path === window.location.pathname) return;
    const address = path + window.location.search + window.location.hash;
    // The id was in lower case.
    if (item.id !== id) return window.location.replace(address);
    window.history.replaceState(window.history.state, '', address);
  }, [item, id]);
}

interface StockItemLoadingProps {
  readonly noun: string;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The page of an unbuilt item while it loads. If it fails, the page offers another try. */
function StockItemLoading({ noun, isFailed, retry }: StockItemLoadingProps) {
  const { phone } = useStockSettings();
  const title = isFailed ? `This ${noun} could not be loaded` : `Loading this ${noun} …`;
  useDocumentTitle(title);
  return (
    <div css={[pageMargins, page]} aria-busy={!isFailed}>
      {isFailed ? (
        <div role="alert" css={failure}>
          <h1>{title}</h1>
          <p>Its details didn’t load. Trying again usually helps, or call us and we’ll look it up for you.</p>
          <div css={buttonRow}>
            <Button look="primary" onClick={retry}>
              Try again
            </Button>
            <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <h1 css={heading}>{title}</h1>
          <div css={half}>
            <CardSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

/** The footer stays outside of the window. */
const page = css({ minHeight: '100vh', paddingBlock: `${space[6]} ${space[9]}` });
const failure = css({ display: 'grid', gap: space[5], justifyItems: 'start' });
const heading = css({ marginBottom: space[5] });
const half = css({ [media.wide]: { width: '60%' } });

interface StockItemGoneProps {
  readonly kind: Exclude<Parameters<typeof stockNoun>[0], string>;
  /** `undefined` while they are loading. */
  readonly similar: readonly StockCard[] | undefined;
  readonly trail: readonly LinkView[];
}

/** The page of an item that is no longer in stock: a notice and similar items, but no price and nothing to book or send. */
function StockItemGone({ kind, similar, trail }: StockItemGoneProps) {
  const { phone, dealershipName } = useStockSettings();
  const title = `This ${stockNoun(kind, 1)} is no longer available`;
  useDocumentTitle(title);
  return (
    <div css={[pageMargins, gonePage]}>
      <Breadcrumb above={trail} here="No longer available" />
      <div css={words}>
        <h1>{title}</h1>
        <p css={lead}>
          It has been sold or is no longer with {dealershipName}. We may have one like it, or know where one
          is.
        </p>
        <div css={buttonRow}>
          <ButtonLink look="primary" href="/stock/">
            See what’s in stock
          </ButtonLink>
          <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
        </div>
      </div>
      {similar === undefined ? (
        <div css={room} />
      ) : (
        <>
          <SimilarStock cards={similar} heading={`Similar ${stockNoun(kind, 2)} in stock`} />
          <PriceNotes stock={similar} />
        </>
      )}
    </div>
  );
}

const gonePage = css({ paddingBlock: `${space[4]} ${space[8]}` });
const words = css({ display: 'grid', gap: space[5], paddingBlock: space[6] });
const lead = css({ maxWidth: '42rem', color: color.inkQuiet, fontSize: text.lead });
/** Reserves room for them, so that the footer does not jump. */
const room = css({ minHeight: '60vh' });
