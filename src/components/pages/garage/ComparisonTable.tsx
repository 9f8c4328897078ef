import { css } from '@emotion/react';
import { useState } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { compared } from '../../../device/garage';
import { comparison } from '../../../domain/garage/comparison';
import { priceDisplay, pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { StockPrice } from '../../price/StockPrice';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/links/Link';
import { GarageSection } from './GarageSection';
import { TickBox } from './SavedItem';

export const COMPARISON_ID = 'comparison';

/** Stock items side by side, one row for each fact. In a narrow window the table scrolls sideways. */
export function ComparisonTable({ items }: { readonly items: readonly StockItem[] }) {
  const { finance } = useStockSettings();
  const [isShort, setIsShort] = useState(false);
  const rows = comparison(items, { forms, words: dealerWords }).filter(({ differs }) => differs || !isShort);
  return (
    <GarageSection
      id={COMPARISON_ID}
      title="Side by side"
      action={<TickBox label="Differences only" isTicked={isShort} onChange={setIsShort} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section css={scroll} tabIndex={0} aria-label="Comparison">
        <table css={table}>
          <thead>
            <tr>
              <td />
              {items.map((item) => {
                const { title } = stockTitle(item);
                return (
                  <th key={item.id} scope="col">
                    <Link href={item.url ?? stockItemPath(item.id, title)}>{title}</Link>
                    {item.status === 'sold' ? (
                      <p>Sold</p>
                    ) : (
                      <StockPrice
                        display={priceDisplay(pricesOf(item), locale.prices, {
                          repayment: finance !== undefined,
                        })}
                      />
                    )}
                    <Button
                      look="quiet"
                      aria-label={`Remove ${title}`}
                      onClick={() => compared.store(compared.read().filter((id) => id !== item.id))}
                    >
                      Remove
                    </Button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} css={differs ? different : undefined}>
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td key={items[place]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </GarageSection>
  );
}

const scroll = css({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
const table = css({
  width: '100%',
  // Collapsed borders would scroll away from the sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  // Narrow enough for three on a phone, and wide enough for their words. Only a VIN is broken.
  '& th, & td': {
    minWidth: '5.25rem',
    padding: `${space[2]} ${space[1]}`,
    [media.medium]: { minWidth: '9.5rem', padding: `${space[2]} ${space[3]}` },
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { fontWeight: 600, [media.medium]: { fontSize: text.body } },
  // A price is never broken.
  '& strong': { overflowWrap: 'normal' },
  // The row labels stay in view while the stock items scroll.
  '& tbody th, & thead td': {
    position: 'sticky',
    left: 0,
    minWidth: '6rem',
    [media.medium]: { minWidth: '7.5rem' },
    background: color.surface,
    color: color.inkQuiet,
    fontWeight: 400,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
});
const different = css({ '& td': { fontWeight: 600 } });
