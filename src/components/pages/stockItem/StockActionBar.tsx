import { css, Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { telephoneHref } from '../../../content/telephoneHref';
import { enquiryItem } from '../../../domain/enquiry/enquiryItem';
import type { EnquiryKind } from '../../../domain/enquiry/enquiryKind';
import type { PriceDisplay } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { typeWords } from '../../../domain/stock/typeWords';
import type { VehicleOffer } from '../../../domain/stock/vehicleOffer';
import { dealerWords } from '../../../locales/site/words';
import { media } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { shownPriceToPay } from '../../price/shownPriceToPay';
import { itemEnquired } from '../../stock/openedItems';
import { ButtonLink } from '../../ui/Button';
import { barPrice, fixedBar, roomForBar } from '../../ui/fixedBar';
import { useStored } from '../../ui/visit/useStored';

interface Props {
  readonly item: StockItem;
  readonly display: PriceDisplay;
}

/** A bar on phones, always visible, with the price and ways to reach the dealership. */
export function StockActionBar({ item, display }: Props) {
  const phone = useStockSettings().phoneAt(item.location?.name);
  return (
    <div css={[fixedBar, bar]}>
      <Global styles={roomForBar} />
      <p css={price}>
        {display.kind === 'priced' ? display.amount : display.text}
        {display.kind === 'priced' && <span>{display.qualifier}</span>}
      </p>
      <ButtonLink look="primary" href={telephoneHref(phone)} onClick={() => itemEnquired(item.id)}>
        Call
      </ButtonLink>
      <StockEnquiryLink item={item} kind="enquireNow" look="secondary">
        Enquire
      </StockEnquiryLink>
      <StockEnquiryLink item={item} kind="bookATestDrive" look="secondary">
        {typeWords(item.stockType, dealerWords).trial}
      </StockEnquiryLink>
    </div>
  );
}

const bar = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr',
  [media.narrow]: { gridTemplateColumns: '1fr' },
  // On a phone held sideways, height is dear: one line.
  [media.middle]: { gridTemplateColumns: 'auto 1fr 1fr 1.2fr', alignItems: 'center' },
  [media.wide]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const price = css(barPrice, { gridColumn: '1 / -1', [media.middle]: { gridColumn: 'auto' } });

interface StockEnquiryLinkProps {
  readonly item: StockItem;
  readonly kind: EnquiryKind;
  /** Absent for a plain link. */
  readonly look?: 'secondary';
  /** The offer that the form is about too. */
  readonly offer?: VehicleOffer;
  readonly children: ReactNode;
}

/** A link to a form about a stock item. The form offers the number of the item's own yard. */
export function StockEnquiryLink({ item, kind, look, offer, children }: StockEnquiryLinkProps) {
  const phone = useStockSettings().phoneAt(item.location?.name);
  const shown = useStored(shownPriceToPay);
  const priceToPay = shown?.itemId === item.id ? shown.lines : undefined;
  const about = useMemo(
    () => ({
      item: enquiryItem(item),
      ...(offer && { special: { id: offer.id, title: offer.title } }),
      priceToPay,
    }),
    [item, offer, priceToPay],
  );
  return (
    <EnquiryLink kind={kind} about={about} phone={phone} look={look} onClick={() => itemEnquired(item.id)}>
      {children}
    </EnquiryLink>
  );
}
