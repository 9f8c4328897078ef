import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { EnquiryItem, EnquiryLine } from '../../domain/enquiry/enquiry';
import { centsToDollars } from '../../domain/money';
import { locale } from '../../locales/site/locale';
import { useDeals } from '../finance/useDeals';

const loadWords = () => import(/* webpackChunkName: "deal-words" */ '../../domain/finance/dealWords');

/**
 * The shopper's deal for the item of a form, line by line, at the price that the form names. Few shoppers have one, so its
 * words load on demand, and the form can be sent without them.
 */
export function useDealFigures(item: EnquiryItem | undefined): readonly EnquiryLine[] | undefined {
  const { finance } = useStockSettings();
  const deal = useDeals()(item?.id ?? '');
  const hasDeal = deal !== undefined;
  const [words, setWords] = useState<Awaited<ReturnType<typeof loadWords>>>();
  useEffect(() => {
    if (hasDeal) loadWords().then(setWords, () => undefined);
  }, [hasDeal]);
  return useMemo(() => {
    const { price, vehType } = item ?? {};
    if (!words || !deal || !finance || price === undefined || vehType === undefined) return undefined;
    const found = words.dealWords(centsToDollars(price), vehType, finance, deal, locale);
    return found && words.dealLines(found);
  }, [words, deal, finance, item]);
}
