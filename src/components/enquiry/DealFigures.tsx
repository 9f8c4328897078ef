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
  const [cost, setCost] = useState(NONE);
  const ofCost = isCostOwn ? cost : NONE;
  const ofDeal = useMemo(() => {
    const { price, vehType } = item;
    const words =
      finance && deal && price !== undefined && vehType !== undefined
        ? dealWords(centsToDollars(price), vehType, finance, deal, locale)
        : undefined;
    return words ? dealLines(words) : NONE;
  }, [finance, deal, item]);
  useEffect(() => {
    const lines = [...ofDeal, ...ofCost];
    onChange(lines.length === 0 ? undefined : lines);
  }, [ofDeal, ofCost, onChange]);
  return isCostOwn ? (
    <CostFigures key={item.id} id={item.id} hasRates={ofDeal.length > 0} onChange={setCost} />
  ) : null;
}

const NONE: readonly EnquiryLine[] = [];
