import { css } from '@emotion/react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { comparedEquipment } from '../../../domain/compare/comparedEquipment';
import { comparison } from '../../../domain/compare/comparison';
import type { StockItem } from '../../../domain/stock/stockItem';
import { forms } from '../../../locales/site/forms';
import { dealerWords } from '../../../locales/site/words';
import { Button } from '../../ui/Button';
import { ColumnHead } from './ColumnHead';
import { CompareRow, MoneyRow } from './CompareRow';
import { COLUMNS, labelColumn, scroller, table, wholeRow } from './compareStyles';
import { EquipmentRows } from './EquipmentRows';
import { MONEY_ROWS } from './moneyRows';
import { NamesInView } from './NamesInView';

interface Props {
  readonly items: readonly StockItem[];
  /** The shopper's own vehicle. */
  readonly own?: StockItem | undefined;
  /** `2026-11-29` */
  readonly today: string;
  /** Takes an item out; absent where the columns are those of a link. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/**
 * Stock items side by side: money first, then what differs, and on demand the rest. In a narrow window the columns are swiped, and
 * each label is above its row.
 */
export function ComparisonTable({ items, own, today, onRemove }: Props) {
  const columns = own ? [...items, own] : items;
  const { differences, rest } = comparison(items, { words: { forms, words: dealerWords }, today, own });
  const equipment = comparedEquipment(items);
  const [isWhole, setWhole] = useState(false);
  const region = useRef<HTMLElement>(null);
  const id = useId();
  const count = rest.length + (equipment.shared.length > 0 ? 1 : 0);
  return (
    <div style={{ [COLUMNS]: columns.length } as CSSProperties}>
      <NamesInView columns={columns} own={own} of={region} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={region} css={scroller} tabIndex={0} aria-label="Comparison">
        <table css={table}>
          <colgroup>
            <col css={labelColumn} />
            <col span={columns.length} />
          </colgroup>
          <thead>
            <tr>
              <td />
              {columns.map((item) => (
                <ColumnHead
                  key={item.id}
                  item={item}
                  isOwn={item === own}
                  onRemove={item === own ? undefined : onRemove}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(MONEY_ROWS).map(([name, useRow]) => (
              <MoneyRow key={name} useRow={useRow} items={items} hasOwn={own !== undefined} />
            ))}
            {differences.map(({ label, values, best }) => (
              <CompareRow key={label} label={label} cells={values} best={best} />
            ))}
            <EquipmentRows rows={equipment.differences} hasOwn={own !== undefined} />
          </tbody>
          {count > 0 && (
            <tbody id={id}>
              <tr>
                <td css={wholeRow} colSpan={columns.length + 1}>
                  <Button
                    look="quiet"
                    aria-expanded={isWhole}
                    aria-controls={id}
                    onClick={() => setWhole(!isWhole)}
                  >
                    {isWhole
                      ? 'Show only what differs'
                      : `Show the rest, ${count} ${count === 1 ? 'row' : 'rows'}`}
                  </Button>
                </td>
              </tr>
              {isWhole &&
                rest.map(({ label, values }) => <CompareRow key={label} label={label} cells={values} />)}
              {isWhole && equipment.shared.length > 0 && (
                <tr>
                  <th scope="row">Equipment on all</th>
                  <td colSpan={columns.length} css={shared}>
                    {equipment.shared.join(', ')}
                  </td>
                </tr>
              )}
            </tbody>
          )}
        </table>
      </section>
    </div>
  );
}

const shared = css({ lineHeight: 1.5 });
