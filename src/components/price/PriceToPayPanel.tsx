import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import { dayAndMonth } from '../../domain/dateWords';
import { formatPrice } from '../../domain/formatNumber';
import { type Cents, centsToDollars, type Dollars } from '../../domain/money';
import { explainNoEstimate } from '../../domain/onRoad/noEstimate';
import type { PricePart } from '../../domain/onRoad/pricePart';
import type { PriceToPay } from '../../domain/onRoad/priceToPay';
import type { StockItem } from '../../domain/stock/stockItem';
import { wallClock } from '../../domain/wallClock';
import { color, media, onScreen, quiet, space, text } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { useStored } from '../ui/visit/useStored';
import { FoundPrice } from './FoundPrice';
import { PlaceForm } from './PlaceForm';
import { row } from './priceStyles';
import { priceToPayLines } from './priceToPayWords';
import { shownPriceToPay } from './shownPriceToPay';
import { useOnRoadTables, usePricesToPay } from './usePricesToPay';

export interface PriceToPayPanelProps {
  readonly item: StockItem;
  /** The advertised price. */
  readonly price: Cents;
  /** Whether the dealership shows repayments. */
  readonly hasFinance: boolean;
  /** Told the estimate; `undefined` while there is none. */
  readonly onPrice: (dollars: Dollars | undefined) => void;
}

/** What the shopper would pay for an item in all: the estimate with its working, or why there is none. */
export function PriceToPayPanel({ item, price, hasFinance, onPrice }: PriceToPayPanelProps) {
  const tables = useOnRoadTables();
  const place = useStored(shopperPlace);
  const [found] =
    usePricesToPay(
      useMemo(() => [item], [item]),
      tables,
    ) ?? [];
  const [isAsking, setAsking] = useState(place === undefined);
  const estimate = found?.kind === 'ok' && found.value.isEstimate ? found.value : undefined;
  const { timeZone } = useStockSettings();
  useEffect(() => {
    onPrice(estimate && centsToDollars(estimate.cents));
    const { date } = wallClock(new Date(), timeZone);
    shownPriceToPay.set(estimate && { itemId: item.id, lines: priceToPayLines(estimate, date) });
  }, [estimate, item.id, timeZone, onPrice]);
  if (isAsking || place === undefined) return <PlaceForm tables={tables} onDone={() => setAsking(false)} />;
  if (found === undefined) return <p css={room} />;
  return (
    <div css={frame}>
      {found.kind === 'err' ? (
        <p css={quietLine} role="status">
          {explainNoEstimate(found.fault)}
        </p>
      ) : (
        <>
          <p css={row} role="status">
            <FoundPrice found={found.value} />
          </p>
          {estimate && <Working price={price} found={estimate} />}
        </>
      )}
      <p css={[quietLine, onScreen]}>
        {`For postcode ${place.postcode}. `}
        <Button look="quiet" onClick={() => setAsking(true)}>
          Change
        </Button>
      </p>
      {estimate && hasFinance && (
        <label css={[tick, onScreen]}>
          <input
            type="checkbox"
            checked={place.isUsed}
            onChange={({ currentTarget }) => shopperPlace.store({ ...place, isUsed: currentTarget.checked })}
          />
          Use it for repayments, and in the list
        </label>
      )}
    </div>
  );
}

/** How the estimate is made up, line by line, each with its source. On paper it is one line. */
function Working({ price, found }: { readonly price: Cents; readonly found: PriceToPay }) {
  return (
    <>
      <Disclosure summary="How it is made up" line={summary} css={onScreen}>
        <table css={table}>
          <tbody>
            <tr>
              <th scope="row">Price of the vehicle</th>
              <td>{money(price)}</td>
            </tr>
            {found.parts.map((part) => (
              <tr key={part.label}>
                <th scope="row">
                  {part.label}
                  <small>
                    {part.working && <>{part.working}, </>}
                    <Source part={part} />
                  </small>
                </th>
                <td>{money(part.cents)}</td>
              </tr>
            ))}
            <tr css={total}>
              <th scope="row">Estimated drive-away price</th>
              <td>{money(found.cents)}</td>
            </tr>
          </tbody>
        </table>
        <p css={quiet}>
          For a private buyer without concessions. Duty is worked out on the price here; a state may use the
          list price or a higher market value. The advertised price is what we ask; your contract names the
          charges.
        </p>
      </Disclosure>
      <p css={onPaper}>
        {found.parts.map(({ label, cents }) => `${label} ${money(cents)}`).join(', ')}. An estimate for a
        private buyer.
      </p>
    </>
  );
}

const money = (cents: Cents): string => formatPrice(centsToDollars(cents));

/** Whose figures they are, and since when. */
function Source({ part: { source, from } }: { readonly part: PricePart }) {
  const since = `from ${dayAndMonth(from)} ${from.slice(0, 4)}`;
  return source.startsWith('http') ? (
    <>
      <a href={source} rel="noreferrer">
        {new URL(source).hostname.replace(/^(?:www|classic)\./, '')}
      </a>
      , {since}
    </>
  ) : (
    `${source}, ${since}`
  );
}

const frame = css({
  margin: `${space[3]} 0`,
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.accent}`,
  fontVariantNumeric: 'tabular-nums',
});
/** As high as the estimate, so that little moves when it comes. */
const room = css({ minHeight: '6rem' });
const quietLine = css(quiet, { '& button': { minHeight: '24px' } });
const tick = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  fontSize: text.small,
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: color.accent },
});
const summary = css({ justifyContent: 'start', gap: space[1], minHeight: '2.5rem', fontSize: text.small });
const table = css({
  width: '100%',
  marginBottom: space[2],
  borderCollapse: 'collapse',
  fontSize: text.small,
  '& th': { padding: `${space[1]} ${space[2]} ${space[1]} 0`, fontWeight: 400, textAlign: 'left' },
  '& td': { verticalAlign: 'top', padding: `${space[1]} 0`, textAlign: 'right', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: color.inkQuiet, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& small a': { display: 'inline-block', minHeight: '24px' },
});
const total = css({ borderTop: `1px solid ${color.line}`, '& th, & td': { fontWeight: 650 } });
const onPaper = css({ display: 'none', [media.print]: { display: 'block', fontSize: '8pt' } });
