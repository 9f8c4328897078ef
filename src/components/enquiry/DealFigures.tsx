import { useEffect } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { EnquiryItem, EnquiryLine } from '../../domain/enquiry/enquiry';
import { dealLines, dealWords } from '../../domain/finance/dealWords';
import { centsToDollars } from '../../domain/money';
import { locale } from '../../locales/site/locale';
import { useDeals } from '../finance/useDeals';

interface Props {
  readonly item: EnquiryItem;
  /** Told the lines of the deal; `undefined` without one. */
  readonly onChange: (lines: readonly EnquiryLine[] | undefined) => void;
}

/** Works out the shopper's deal for the item of a form, at the price that the form names. It shows nothing itself. */
export function DealFigures({ item, onChange }: Props) {
  const { finance } = useStockSettings();
  const deal = useDeals()(item.id);
  useEffect(() => {
    const { price, vehType } = item;
    const words =
      finance && deal && price !== undefined && vehType !== undefined
        ? dealWords(centsToDollars(price), vehType, finance, deal, locale)
        : undefined;
    onChange(words && dealLines(words));
  }, [finance, deal, item, onChange]);
  return null;
}
