import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { EM_DASH } from '../../../domain/formatNumber';
import type { StockItem } from '../../../domain/stock/stockItem';
import { color, radius, space } from '../../../theme/tokens';
import type { UseMoneyRow } from './moneyRows';

interface Props {
  readonly label: string;
  /** A cell for each column. */
  readonly cells: readonly ReactNode[];
  readonly best?: { readonly word: string; readonly places: ReadonlySet<number> } | undefined;
}

/** One row: its label, and what each vehicle has in it. The best is marked in words. */
export const CompareRow = ({ label, cells, best }: Props) => (
  <tr>
    <th scope="row">{label}</th>
    {cells.map((cell, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other name here
      <td key={place}>
        {cell}
        {best?.places.has(place) && (
          <>
            {' '}
            <span css={mark}>{best.word}</span>
          </>
        )}
      </td>
    ))}
  </tr>
);

const mark = css({
  display: 'inline-block',
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentDeep,
  fontWeight: 600,
});

interface MoneyProps {
  readonly useRow: UseMoneyRow;
  readonly items: readonly StockItem[];
  /** Whether the last column is the shopper's own vehicle, which has no price. */
  readonly hasOwn: boolean;
}

/** A row about money. */
export function MoneyRow({ useRow, items, hasOwn }: MoneyProps) {
  const row = useRow(items);
  return row && <CompareRow {...row} cells={hasOwn ? [...row.cells, EM_DASH] : row.cells} />;
}
