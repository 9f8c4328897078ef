import { css } from '@emotion/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { media, space, text } from '../../../../theme/tokens';
import { RepaymentLine } from '../../../finance/RepaymentLine';
import { useShopperFinance } from '../../../finance/useShopperFinance';
import { Button } from '../../../ui/Button';
import { later } from '../../../ui/later/later';
import { Link } from '../../../ui/links/Link';
import { calculatorHref } from './calculatorHref';
import type { RepaymentEditorProps } from './RepaymentEditor';

interface Props {
  readonly item: StockItem;
  /** Dollars. */
  readonly price: number;
}

const Editor = later<RepaymentEditorProps>(
  () => import(/* webpackChunkName: "repayment" */ './RepaymentEditor').then((part) => part.RepaymentEditor),
  () => 'The way to change the repayment',
);

/** The repayment of a stock item, with a button to change it here and a link to the calculator. */
export function StockRepayment({ item, price }: Props) {
  const shopper = useShopperFinance();
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <Editor.Component item={item} price={price} onClose={() => setEditing(false)} />;
  return (
    <>
      <RepaymentLine price={price} vehType={item.vehType} />
      <p css={ways}>
        <Button
          ref={opener}
          look="quiet"
          onPointerEnter={Editor.start}
          onClick={() => startTransition(() => setEditing(true))}
        >
          Change the repayment
        </Button>
        <Link href={calculatorHref(item.id, { ...shopper, price, vehType: item.vehType })}>
          See how the repayment is made up
        </Link>
      </p>
    </>
  );
}

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  margin: `${space[1]} 0 0`,
  fontSize: text.small,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.875rem' },
  [media.print]: { display: 'none' },
});
