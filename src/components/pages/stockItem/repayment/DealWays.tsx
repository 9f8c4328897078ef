import { css } from '@emotion/react';
import { linkedDeals } from '../../../../device/linkedDeals';
import type { Deal } from '../../../../domain/finance/financeSettings';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { stockTitle } from '../../../../domain/stock/stockTitle';
import { typeWords } from '../../../../domain/stock/typeWords';
import { dealerWords } from '../../../../locales/site/words';
import { color, media, radius, space, text, wrapRow } from '../../../../theme/tokens';
import { dealFragment } from '../../../finance/calculator/figures/dealLink';
import { Button } from '../../../ui/Button';
import { ShareButton } from '../../../ui/share/ShareButton';
import { useStored } from '../../../ui/visit/useStored';
import { decideDeal, declineLinkedDeal } from './decideDeal';

export interface DealWaysProps {
  readonly item: StockItem;
  readonly deal: Deal | undefined;
}

/** What a shopper can do with a deal: share or remove their own, or keep that of a link. */
export function DealWays({ item, deal }: DealWaysProps) {
  const isLinked = useStored(linkedDeals).has(item.id);
  if (!deal) return null;
  return isLinked ? (
    <div css={linkedFrame}>
      <p>These figures came with the link.</p>
      <Button look="secondary" onClick={() => decideDeal(item, deal)}>
        Keep as my deal
      </Button>
      <Button look="quiet" onClick={() => declineLinkedDeal(item.id)}>
        No, thanks
      </Button>
    </div>
  ) : (
    <div css={ways}>
      <ShareButton
        title={`my deal on the ${stockTitle(item).title}`}
        label="Share my deal"
        address={() => dealAddress(deal)}
      />
      <Button look="quiet" onClick={() => decideDeal(item, undefined)}>
        Remove my deal
      </Button>
      <p css={note}>Kept in your {typeWords(item.stockType, dealerWords).shortlist}, on this device only.</p>
    </div>
  );
}

/** The address of the page with a deal. */
export const dealAddress = (deal: Deal): string =>
  window.location.origin + window.location.pathname + dealFragment(deal);

const linkedFrame = css({
  ...wrapRow(`${space[2]} ${space[3]}`),
  marginTop: space[3],
  padding: space[3],
  borderRadius: radius.small,
  background: color.surface,
  fontSize: text.small,
  '& > p': { flexBasis: '100%' },
  [media.print]: { display: 'none' },
});
const ways = css({
  ...wrapRow(`0 ${space[4]}`),
  fontSize: text.small,
  [media.print]: { display: 'none' },
});
const note = css({ flexBasis: '100%', color: color.inkQuiet });
