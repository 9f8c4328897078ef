import { css } from '@emotion/react';
import type { PlaceView } from '../../content/dealer/location';
import { telephoneHref } from '../../content/telephoneHref';
import { townLine } from '../../domain/addressLine';
import { media, onScreen, space, wrapRow } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { OpeningNow, WeekHours } from './OpeningHours';

interface Props {
  readonly place: PlaceView;
  /** Called when a shopper uses one of the links. */
  readonly onUse?: (way: 'directions' | 'phone' | 'map') => void;
}

/** A yard: its address, its hours, its number, and how to get there. */
export function PlaceCard({ place, onUse }: Props) {
  const { address, phone, email, hours, mapHref, directionsHref } = place;
  return (
    <div css={frame}>
      <div>
        <address css={where}>
          <span>{address.street}</span> <span>{townLine(address)}</span>
        </address>
        <p css={ways}>
          <ButtonLink href={directionsHref} rel="noopener" onClick={() => onUse?.('directions')}>
            <Icon name="pin" />
            Get directions
          </ButtonLink>
          <a css={link} href={mapHref} rel="noopener" onClick={() => onUse?.('map')}>
            See the map
          </a>
          <ButtonLink href={telephoneHref(phone)} onClick={() => onUse?.('phone')}>
            <Icon name="phone" />
            {phone}
          </ButtonLink>
          {email && (
            <a css={link} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      </div>
      {hours && (
        <div css={onScreen}>
          <p css={now}>
            <OpeningNow hours={hours} />
          </p>
          <WeekHours hours={hours} />
        </div>
      )}
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[5],
});
/** Two lines on the screen; one on paper. */
const where = css({
  fontStyle: 'normal',
  '& > span': { display: 'block', [media.print]: { display: 'inline' } },
  [media.print]: { '& > span:first-of-type::after': { content: '","' } },
});
const ways = css({
  ...wrapRow(space[3]),
  marginTop: space[4],
  [media.print]: { display: 'none' },
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  overflowWrap: 'anywhere',
});
const now = css({ marginBottom: space[2], fontWeight: 600 });
