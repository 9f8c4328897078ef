import { useEffect } from 'react';
import type { EnquiryLine } from '../../domain/enquiry/enquiry';
import { linesText } from '../../domain/enquiry/enquiryLines';
import { costLines } from '../../domain/ownership/costWords';
import { locale } from '../../locales/site/locale';
import { useWeeklyCost } from '../finance/ownership/useWeeklyCost';
import { useStockItem } from '../stock/useStockItem';

interface Props {
  readonly id: string;
  readonly hasRates: boolean;
  readonly onChange: (lines: readonly EnquiryLine[]) => void;
}

/** Works out what the item of a form costs a week, as its own page and a comparison do. It shows nothing itself. */
export function CostFigures({ id, hasRates, onChange }: Props) {
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
