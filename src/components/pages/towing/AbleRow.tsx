import { css } from '@emotion/react';
import { joinFacts } from '../../../domain/joinFacts';
import { priceDisplay } from '../../../domain/stock/priceDisplay';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { type AbleVehicle, limitsOf } from '../../../domain/towing/towingVehicles';
import { locale } from '../../../locales/site/locale';
import { color, media, quiet, radius, space, text } from '../../../theme/tokens';
import { StockPrice } from '../../price/StockPrice';
import { StockPicture } from '../../stock/StockPicture';
import { cardLink } from '../../ui/links/cardLink';
import { ListedLink } from '../../ui/links/ListedLink';
import { kilograms, LIMIT_WORDS } from './limitWords';

/** What a driver weighs, with a bag, as the design rules for vehicles count people, in kilograms. */
const DRIVER = 75;

interface Props {
  readonly vehicle: AbleVehicle;
  readonly atm: number;
}

/** A vehicle that can tow the van: how heavy it may get, what decides, and what is left for people. */
export function AbleRow({ vehicle: { card, decides, spare, unknown, left }, atm }: Props) {
  const { brakedTowing, towBallLimit, gcm, gvm } = limitsOf(card);
  const limits = joinFacts([
    brakedTowing !== undefined && `Braked ${kilograms(brakedTowing)}`,
    towBallLimit !== undefined && `Towball ${kilograms(towBallLimit)}`,
    gcm !== undefined && `GCM ${kilograms(gcm)}`,
    gvm !== undefined && `GVM ${kilograms(gvm)}`,
  ]);
  return (
    <li css={row}>
      <div css={picture}>
        <StockPicture url={card.image} alt="" sizes="8rem" bodyType={card.bodyType} />
      </div>
      <div css={words}>
        <h3 css={heading}>
          <ListedLink css={cardLink} to={card.url ?? stockItemPath(card.objectID, card.title)}>
            {card.title}
          </ListedLink>
        </h3>
        <StockPrice display={priceDisplay(card, locale.prices, { repayment: false })} />
      </div>
      <div css={facts}>
        <p>
          <strong>Up to {kilograms(decides.atm)}</strong>
          {spare > 0 ? `, ${kilograms(spare)} to spare` : ', nothing to spare'}
          <span css={quiet}> (decided by {LIMIT_WORDS[decides.limit]})</span>
        </p>
        <div css={meter} aria-hidden>
          <div style={{ width: `${Math.min(100, (atm / decides.atm) * 100)}%` }} />
        </div>
        {left !== undefined && (
          <p css={left < DRIVER ? tight : undefined}>
            Leaves {kilograms(left)} for people and load
            {left < DRIVER && ', which is less than a driver'}
          </p>
        )}
        <p css={quiet}>{limits}</p>
        {unknown.length > 0 && (
          <p css={quiet}>
            Not known, so not checked: {unknown.map((limit) => LIMIT_WORDS[limit]).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  alignContent: 'start',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  breakInside: 'avoid',
  [media.narrow]: { gridTemplateColumns: '1fr' },
  [media.print]: { gridTemplateColumns: '4rem minmax(0, 1fr)', padding: space[1] },
});
const picture = css({ overflow: 'hidden', borderRadius: radius.small, '& > *': { display: 'block' } });
const words = css({ display: 'grid', gap: space[1], alignContent: 'start' });
const heading = css({ fontSize: text.body, lineHeight: 1.25 });
const facts = css({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
const meter = css({
  height: 6,
  borderRadius: 3,
  background: color.line,
  overflow: 'hidden',
  '& > div': { height: '100%', background: color.accent },
  [media.print]: { display: 'none' },
});
const tight = css({ color: color.error, fontWeight: 600 });
