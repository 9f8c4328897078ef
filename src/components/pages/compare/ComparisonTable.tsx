import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { comparedEquipment, type EquipmentRow } from '../../../domain/compare/comparedEquipment';
import { type ComparedRow, comparison } from '../../../domain/compare/comparison';
import { EM_DASH } from '../../../domain/formatNumber';
import { pricesOf, priceText } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { media } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { SideBySide } from '../../ui/sideBySide/SideBySide';
import { SideBySideRow } from '../../ui/sideBySide/SideBySideRow';
import { wholeRow } from '../../ui/sideBySide/sideBySideStyles';
import { ColumnHead } from './ColumnHead';
import { MONEY_ROWS, type UseMoneyRow } from './moneyRows';

interface Props {
  readonly items: readonly StockItem[];
  readonly own?: StockItem | undefined;
  /** `2026-11-29` */
  readonly today: string;
  /** Takes an item out; absent where the columns come from a link. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Stock items side by side: money first, then what differs, equipment before measures, and on demand the rest. */
export function ComparisonTable({ items, own, today, onRemove }: Props) {
  const columns = own ? [...items, own] : items;
  const { differences, rest } = comparison(items, { words: { forms, words: dealerWords }, today, own });
  const equipment = comparedEquipment(items);
  const count = rest.length + (equipment.shared.length > 0 ? 1 : 0);
  return (
    <SideBySide
      label="Comparison"
      columns={columns.map((item) => ({
        id: item.id,
        name: stockTitle(item).title,
        price:
          item === own
            ? 'Your own'
            : item.status === 'sold'
              ? 'Sold'
              : priceText(pricesOf(item), locale.prices),
      }))}
      heads={columns.map((item) => (
        <ColumnHead
          key={item.id}
          item={item}
          isOwn={item === own}
          onRemove={item === own ? undefined : onRemove}
        />
      ))}
    >
      <tbody>
        {Object.entries(MONEY_ROWS).map(([name, useRow]) => (
          <MoneyRow key={name} useRow={useRow} items={items} hasOwn={own !== undefined} />
        ))}
        <Rows rows={differences.filter(({ isMinor }) => !isMinor)} />
        <EquipmentRows rows={equipment.differences} hasOwn={own !== undefined} />
        <Rows rows={differences.filter(({ isMinor }) => isMinor)} />
      </tbody>
      {count > 0 && <Rest rest={rest} shared={equipment.shared} count={count} columns={columns.length} />}
    </SideBySide>
  );
}

interface RestProps {
  readonly rest: readonly ComparedRow[];
  readonly shared: readonly string[];
  readonly count: number;
  readonly columns: number;
}

/** The rows in which nothing differs, once somebody asks for them. */
function Rest({ rest, shared, count, columns }: RestProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <tbody id={id}>
      <tr>
        <td css={wholeRow} colSpan={columns + 1}>
          <Button look="quiet" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show only what differs' : `Show the rest, ${count} ${count === 1 ? 'row' : 'rows'}`}
          </Button>
        </td>
      </tr>
      {isWhole && rest.map(({ label, values }) => <SideBySideRow key={label} label={label} cells={values} />)}
      {isWhole && shared.length > 0 && (
        <tr>
          <th scope="row">Equipment on all</th>
          <td colSpan={columns} css={sharedCell}>
            {shared.join(', ')}
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Rows = ({ rows }: { readonly rows: readonly ComparedRow[] }) =>
  rows.map(({ label, values, best }) => (
    <SideBySideRow key={label} label={label} cells={values} best={best} />
  ));

const sharedCell = css({ lineHeight: 1.5 });

interface MoneyRowProps {
  readonly useRow: UseMoneyRow;
  readonly items: readonly StockItem[];
  /** Whether the last column is the shopper's own vehicle, which has no price. */
  readonly hasOwn: boolean;
}

/** A row about money. */
function MoneyRow({ useRow, items, hasOwn }: MoneyRowProps) {
  const row = useRow(items);
  return row && <SideBySideRow {...row} cells={hasOwn ? [...row.cells, EM_DASH] : row.cells} />;
}

/** What some have and others lack, in a row for each heading of the feed. */
const EquipmentRows = ({
  rows,
  hasOwn,
}: {
  readonly rows: readonly EquipmentRow[];
  readonly hasOwn: boolean;
}) =>
  rows.map(({ name, values }) => (
    <SideBySideRow
      key={name ?? ''}
      label={name === undefined ? 'Equipment not on all' : `${name}: not on all`}
      cells={[
        ...values.map((entries) =>
          entries === undefined ? (
            'Not listed'
          ) : entries.length === 0 ? (
            'None of these'
          ) : (
            <ul key={entries.join()} css={list}>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          ),
        ),
        ...(hasOwn ? [EM_DASH] : []),
      ]}
    />
  ));

const list = css({
  display: 'grid',
  gap: 2,
  paddingLeft: '1em',
  // Paper has no room for a line each.
  [media.print]: {
    display: 'block',
    padding: 0,
    '& > li': { display: 'inline' },
    '& > li:not(:last-of-type)::after': { content: '", "' },
  },
});
