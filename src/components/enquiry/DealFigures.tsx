import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { costPartsOff, driving } from '../../device/driving';
import type { EnquiryItem, EnquiryLine } from '../../domain/enquiry/enquiry';
import { linesText } from '../../domain/enquiry/enquiryLines';
import { dealLines, dealWords } from '../../domain/finance/dealWords';
import { centsToDollars } from '../../domain/money';
import { costLines } from '../../domain/ownership/costWords';
import { locale } from '../../locales/site/locale';
import { useWeeklyCost } from '../finance/ownership/useWeeklyCost';
import { useDeals } from '../finance/useDeals';
import { useStockItem } from '../stock/useStockItem';
import { useStored } from '../ui/visit/useStored';

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

interface CostFiguresProps {
  readonly id: string;
  readonly hasRates: boolean;
  readonly onChange: (lines: readonly EnquiryLine[]) => void;
}

/** Works out what the item of a form costs a week, as its own page and a comparison do. It shows nothing itself. */
function CostFigures({ id, hasRates, onChange }: CostFiguresProps) {
  const costOf = useWeeklyCost();
  const { item } = useStockItem(id, null);
  const cost = item && costOf(item);
  // A form shows the rate warning next to its figures, so without a repayment it takes no weekly cost.
  const isTaken = cost && (hasRates || !cost.without.includes('repayment'));
  const lines = isTaken ? costLines(cost, hasRates ? undefined : locale) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes other lines of the same words
  useEffect(() => onChange(lines), [linesText(lines), onChange]);
  return null;
}
