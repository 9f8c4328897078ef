import { EM_DASH } from '../../../domain/formatNumber';
import type { StockItem } from '../../../domain/stock/stockItem';
import { SideBySideRow } from '../../ui/sideBySide/SideBySideRow';
import type { UseMoneyRow } from './moneyRows';

interface Props {
  readonly useRow: UseMoneyRow;
  readonly items: readonly StockItem[];
  /** Whether the last column is the shopper's own vehicle, which has no price. */
  readonly hasOwn: boolean;
}

/** A row about money. */
export function MoneyRow({ useRow, items, hasOwn }: Props) {
  const row = useRow(items);
  return row && <SideBySideRow {...row} cells={hasOwn ? [...row.cells, EM_DASH] : row.cells} />;
}
