import { type ReactNode, useMemo } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { enquiryItem } from '../../../domain/enquiry/enquiryItem';
import type { EnquiryKind } from '../../../domain/enquiry/enquiryKind';
import type { StockItem } from '../../../domain/stock/stockItem';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { itemEnquired } from '../../stock/openedItems';

interface Props {
  readonly item: StockItem;
  readonly kind: EnquiryKind;
  /** Absent for a plain link. */
  readonly look?: 'secondary';
  readonly children: ReactNode;
}

/** A link to a form about a stock item. The form offers the number of the item's own yard. */
export function StockEnquiryLink({ item, kind, look, children }: Props) {
  const phone = useStockSettings().phoneAt(item.location?.name);
  const about = useMemo(() => ({ item: enquiryItem(item) }), [item]);
  return (
    <EnquiryLink kind={kind} about={about} phone={phone} look={look} onClick={() => itemEnquired(item.id)}>
      {children}
    </EnquiryLink>
  );
}
