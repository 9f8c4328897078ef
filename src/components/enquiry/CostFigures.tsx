import { useEffect } from 'react';
import { costText } from '../../domain/ownership/costWords';
import { locale } from '../../locales/site/locale';
import { useWeeklyCost } from '../finance/ownership/useWeeklyCost';
import { useStockItem } from '../stock/useStockItem';

interface Props {
  readonly id: string;
  /** Called with the weekly cost in words; `undefined` while it isn't known. */
  readonly onChange: (text: string | undefined) => void;
}

/** Works out what the item of a form costs a week, as its own page and a comparison do. It shows nothing itself. */
export function CostFigures({ id, onChange }: Props) {
  const costOf = useWeeklyCost();
  const { item } = useStockItem(id, null);
  const text = item ? costText(costOf(item), locale) : undefined;
  useEffect(() => onChange(text), [text, onChange]);
  return null;
}
