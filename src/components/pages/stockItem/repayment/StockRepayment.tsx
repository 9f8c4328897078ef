import { css } from '@emotion/react';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shopperFinance } from '../../../../device/shopperFinance';
import { dealPrice, type FinanceSettings } from '../../../../domain/finance/financeSettings';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { color, font, media, radius, space, text, wrapRow } from '../../../../theme/tokens';
import { RepaymentLine } from '../../../finance/RepaymentLine';
import { useDeals } from '../../../finance/useDeals';
import { Button } from '../../../ui/Button';
import { lazyIsland } from '../../../ui/lazy/lazyIsland';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent';
import { Link } from '../../../ui/links/Link';
import { useStored } from '../../../ui/visit/useStored';
import { calculatorHref } from './calculatorHref';
import type { RepaymentEditorProps } from './RepaymentEditor';

const Editor = lazyIsland<RepaymentEditorProps>(
  () => import(/* webpackChunkName: "repayment" */ './RepaymentEditor').then((part) => part.RepaymentEditor),
  () => 'The repayment form',
);

const loadDeal = async () => (await import(/* webpackChunkName: "my-deal" */ './MyDeal')).MyDeal;

interface Props {
  readonly item: StockItem;
  /** Dollars. */
  readonly price: number;
  /** The on-road costs that a repayment covers, dollars; absent as long as the page does not know them. */
  readonly onRoadCosts: number | undefined;
  readonly settings: FinanceSettings;
}

/** The repayment of a stock item, in the shopper's own deal once they have made one or followed a link to one. */
export function StockRepayment(props: Props) {
  const { item, price, onRoadCosts } = props;
  const { vehType } = item;
  const shopper = { ...useStored(shopperFinance), onRoadCosts };
  const deal = useDeals()(item.id);
  const hash = useSyncExternalStore(onHashChange, readHash, () => '');
  const isLinked = hash.startsWith('#my-deal&');
  const MyDeal = useLazyComponent(loadDeal, deal || isLinked ? 'now' : 'never').Component;
  /** `undefined` until the shopper opens the form. */
  const [isEditing, setEditing] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef<boolean>(undefined);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <Editor.Component {...props} onClose={() => setEditing(false)} />;
  return (
    <div id="my-deal" css={[frame, deal && box]}>
      <RepaymentLine price={deal ? price : dealPrice(price, shopper)} vehType={vehType} deal={deal} />
      <p css={ways}>
        <Button
          ref={opener}
          look="quiet"
          onPointerEnter={Editor.start}
          onClick={() => startTransition(() => setEditing(true))}
        >
          {deal ? 'Change my deal' : 'Work out my deal'}
        </Button>
        <Link href={calculatorHref(item.id, { ...(deal ?? shopper), price, vehType })}>
          {deal ? 'See the working' : 'See how the repayment is made up'}
        </Link>
      </p>
      {MyDeal && <MyDeal {...props} deal={deal} hash={hash} isOpenAtFirst={isEditing === false} />}
    </div>
  );
}

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const readHash = () => window.location.hash;

/** Who follows a code to it sees the price above it too. */
const frame = css({ scrollMarginTop: '9rem' });
/** A deal stands out from what the page says to everybody. It takes the same room, so that the page does not jump when it is read. */
const box = css({
  marginInline: `calc(-1 * ${space[3]})`,
  padding: `0.375rem ${space[3]} 0`,
  borderRadius: radius.medium,
  background: color.accentSoft,
  '& strong': { fontFamily: font.heading, fontSize: text.lead, lineHeight: 1 },
  // As high as the link it replaces, until its script is here.
  '&::after': { content: '""', display: 'block', height: '2.5rem' },
  '&:has([aria-expanded])::after': { display: 'none' },
  [media.print]: { marginInline: 0, padding: 0, '&::after': { display: 'none' } },
});
const ways = css({
  ...wrapRow(`0 ${space[4]}`),
  marginTop: space[1],
  fontSize: text.small,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.875rem' },
  [media.print]: { display: 'none' },
});
