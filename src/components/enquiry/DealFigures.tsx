import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { costPartsOff, driving } from '../../device/driving';
import type { EnquiryItem, EnquiryLine } from '../../domain/enquiry/enquiry';
import { dealLines, dealWords } from '../../domain/finance/dealWords';
import { centsToDollars } from '../../domain/money';
import { locale } from '../../locales/site/locale';
import { useDeals } from '../finance/useDeals';
import { useStored } from '../ui/visit/useStored';
import { CostFigures } from './CostFigures';

interface Props {
  readonly item: EnquiryItem;
  /** Called with the lines of the shopper's own figures; `undefined` without any. */
  readonly onChange: (lines: readonly EnquiryLine[] | undefined) => void;
}

/**
 * Works out the shopper's deal for the item of a form, at the price that the form names, and what the item costs a week. The
 * weekly cost is only sent if the shopper made it theirs: by a deal, or by what they drive and count. It shows nothing itself.
 */
export function DealFigures({ item, onChange }: Props) {
  const { finance } = useStockSettings();
  const deal = useDeals()(item.id);
  const hasDriving = Object.keys(useStored(driving)).length > 0;
  const hasPartsOff = useStored(costPartsOff).length > 0;
  const isCostOwn = deal !== undefined || hasDriving || hasPartsOff;
  const [cost, setCost] = useState<string>();
  const weekly = isCostOwn ? cost : undefined;
  const ofDeal = useMemo(() => {
    const { price, vehType } = item;
    const words =
      finance && deal && price !== undefined && vehType !== undefined
        ? dealWords(centsToDollars(price), vehType, finance, deal, locale)
        : undefined;
    return words ? dealLines(words) : [];
  }, [finance, deal, item]);
  useEffect(() => {
    const lines = [...ofDeal, ...(weekly === undefined ? [] : [{ label: 'Costs a week', value: weekly }])];
    onChange(lines.length === 0 ? undefined : lines);
  }, [ofDeal, weekly, onChange]);
  return isCostOwn ? <CostFigures key={item.id} id={item.id} onChange={setCost} /> : null;
}
