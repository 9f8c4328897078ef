import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FORM_PATHS, TOWING_PATH } from '../../../content/addresses';
import { formatNumber } from '../../../domain/formatNumber';
import { type StockType, stockNoun } from '../../../domain/stock/stockTypes';
import {
  answerFor,
  TOWING_TITLE,
  type TowingOrder,
  type TowingStock,
} from '../../../domain/towing/towingVehicles';
import { type TypedVan, type TypedVanFields, vanQuery } from '../../../domain/towing/typedVan';
import { color, media, onScreen, quiet, space, text, wrapRow } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { Button } from '../../ui/Button';
import { control } from '../../ui/fields/control';
import { Link } from '../../ui/links/Link';
import { ShareButton } from '../../ui/share/ShareButton';
import { AbleRow } from './AbleRow';
import { kilograms, refusalWords } from './limitWords';

interface Props {
  readonly van: TypedVan;
  readonly stock: TowingStock;
  readonly stockType: StockType;
  /** How often the form has asked. The answer to it gets the focus, so that it's read out and in view. */
  readonly asks: number;
  readonly onAsk: (fields: TypedVanFields) => unknown;
}

/** How many vehicles are shown at first, and more with each tap. */
const STEP = 12;

/** The vehicles that can tow a van, and why the others are not among them. */
export function TowingAnswer({ van, stock, stockType, asks, onAsk }: Props) {
  const [order, setOrder] = useState<TowingOrder>('spare');
  const [shown, setShown] = useState(STEP);
  const id = useId();
  const title = useFocusOfAnswer(asks);
  const { able, refused, heaviest } = answerFor(stock.vehicles, van, order);
  const noun = (count: number) => stockNoun(stockType, count);
  const all = stock.vehicles.length + stock.unchecked + stock.unrated;
  const more = Math.min(STEP, able.length - shown);
  return (
    <section css={frame} aria-labelledby={id}>
      <h2 css={heading} id={id} ref={title} tabIndex={-1}>
        {able.length === 0
          ? `None of our ${formatNumber(all)} ${noun(2)}`
          : `${formatNumber(able.length)} of our ${formatNumber(all)} ${noun(2)}`}{' '}
        can tow {kilograms(van.atm)}
      </h2>
      <p css={assumption}>
        With {kilograms(van.ball)} on the ball
        {van.isBallAssumed
          ? ', which we assume: 10% of the loaded mass. Weigh it if you can, and type it above.'
          : '.'}
      </p>
      {able.length === 0 && heaviest > 0 && (
        <p>
          The heaviest that anything here can tow, with the same share of it on the ball, is{' '}
          <strong css={whole}>{kilograms(heaviest)}</strong>.{' '}
          <Button look="quiet" css={onScreen} onClick={() => onAsk(lighter(van, heaviest))}>
            See what can tow that
          </Button>
        </p>
      )}
      <div css={tools}>
        {able.length > 1 && <OrderChoice order={order} onChoose={setOrder} />}
        <Button onClick={() => window.print()}>Print</Button>
        <ShareButton
          title={TOWING_TITLE}
          address={() => `${window.location.origin}${TOWING_PATH}#${vanQuery(van)}`}
        />
      </div>
      <ul css={list}>
        {able.slice(0, shown).map((vehicle) => (
          <AbleRow key={vehicle.card.objectID} vehicle={vehicle} atm={van.atm} />
        ))}
      </ul>
      {more > 0 && (
        <Button css={onScreen} onClick={() => setShown(shown + STEP)}>
          Show {more} more
        </Button>
      )}
      <NotAble van={van} refused={refused} stock={stock} />
      <PriceNotes models={able.slice(0, shown).map(({ card }) => card)} />
    </section>
  );
}

/** The heading that gets the focus with each answer. */
function useFocusOfAnswer(asks: number) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asks === 0) return;
    title.current?.focus({ preventScroll: true });
    // Below the form on a phone, the answer would be out of sight.
    if ((title.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2)
      title.current?.scrollIntoView();
  }, [asks]);
  return title;
}

function OrderChoice({
  order,
  onChoose,
}: {
  readonly order: TowingOrder;
  readonly onChoose: (order: TowingOrder) => void;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        css={[control, choice]}
        value={order}
        onChange={({ target }) => onChoose(target.value as TowingOrder)}
      >
        <option value="spare">Most to spare</option>
        <option value="price">Lowest price</option>
      </select>
    </>
  );
}

interface NotAbleProps extends Pick<Props, 'van' | 'stock'> {
  readonly refused: ReturnType<typeof answerFor>['refused'];
}

/** How many are not in the list, by the limit that decides. */
const NotAble = ({ van, stock: { unchecked, unrated }, refused }: NotAbleProps) => (
  <ul css={reasons} aria-label="Not in this list">
    {refused.map(({ limit, count }) => (
      <li key={limit}>
        {formatNumber(count)} can’t: {refusalWords(limit, van)}
      </li>
    ))}
    {unchecked > 0 && <li>{formatNumber(unchecked)} with the lowest limits aren’t checked here</li>}
    {unrated > 0 && (
      <li>
        {formatNumber(unrated)} {unrated === 1 ? 'isn’t' : 'aren’t'} checked: we don’t have the braked towing
        limit. <Link href={FORM_PATHS.contact}>Ask us</Link>
      </li>
    )}
  </ul>
);

/** A van of another mass, with the same share of it on the ball. */
const lighter = ({ atm, ball, isBallAssumed }: TypedVan, heaviest: number): TypedVanFields => ({
  atm: String(heaviest),
  ball: isBallAssumed ? '' : String(Math.floor((ball * heaviest) / atm)),
});

const frame = css({ display: 'grid', gap: space[4], justifyItems: 'start', '& > *': { minWidth: 0 } });
/** The focus that the answer gets is not one to act on. */
const heading = css({ fontSize: text.title, scrollMarginTop: space[4], '&:focus': { outline: 'none' } });
const tools = css({ ...wrapRow(space[2]), ...quiet, ...onScreen });
const whole = css({ whiteSpace: 'nowrap' });
const assumption = css(quiet, { maxWidth: '46rem' });
const choice = css({ width: 'auto' });
const list = css({
  display: 'grid',
  gap: space[3],
  width: '100%',
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[1] },
});
const reasons = css({
  display: 'grid',
  gap: space[1],
  paddingLeft: '1.2em',
  color: color.inkQuiet,
  fontSize: text.small,
  '&:empty': { display: 'none' },
});
