import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import {
  addressLine,
  type DealerView,
  directionsHref,
  mapHref,
  reviewsHref,
  townLine,
} from '../../content/dealer/dealer';
import type { LocationView } from '../../content/dealer/location';
import { telephoneHref } from '../../content/dealer/telephone';
import { font, media, space, text } from '../../theme/tokens';
import { PlaceCard } from '../locations/PlaceCard';
import { ButtonLink } from '../ui/Button';
import { fullCardGrid } from '../ui/grids';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';

interface Props {
  readonly block: BlockOf<'map'>;
  readonly dealer: DealerView;
  readonly placesId?: string;
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'end',
  justifyContent: 'space-between',
});
const where = css({
  fontFamily: font.heading,
  fontSize: text.title,
  fontStyle: 'normal',
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3], [media.print]: { display: 'none' } });

/**
 * The dealership's address, with directions in the shopper's own maps app. It loads nothing from other sites. Several
 * locations are side by side, each with its hours; a single location is large.
 */
export function MapBlock({ block, dealer, placesId }: Props) {
  const [one, other] = block.locations;
  return (
    <Section heading={block.heading} introHtml={block.introHtml}>
      {other ? (
        <ul css={fullCardGrid(block.locations.length)}>
          {block.locations.map((location) => (
            <li key={location.id}>
              <h3>{location.name}</h3>
              <PlaceCard place={location} />
            </li>
          ))}
        </ul>
      ) : (
        <OnePlace dealer={dealer} location={one} placesId={placesId} />
      )}
    </Section>
  );
}

interface OnePlaceProps extends Pick<Props, 'dealer' | 'placesId'> {
  /** Absent for the dealership's own address. */
  readonly location?: LocationView;
}

function OnePlace({ dealer, location, placesId }: OnePlaceProps) {
  const { address, phone } = location ?? dealer;
  // The Google place belongs to the dealership. For another address it would lead to the wrong town.
  const isDealers = addressLine(address) === addressLine(dealer.address);
  const place = isDealers ? dealer : { address };
  const id = isDealers ? placesId : undefined;
  return (
    <div css={frame}>
      <address css={where}>
        {address.street}
        <br />
        {townLine(address)}
      </address>
      <div css={ways}>
        <ButtonLink href={directionsHref(place, id)} look="primary" rel="noopener">
          <Icon name="pin" />
          Get directions
        </ButtonLink>
        <ButtonLink href={(isDealers ? undefined : location?.mapHref) ?? mapHref(place, id)} rel="noopener">
          See the map
        </ButtonLink>
        {id && (
          <ButtonLink href={reviewsHref(id)} rel="noopener">
            Read reviews
          </ButtonLink>
        )}
        <ButtonLink href={telephoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </ButtonLink>
      </div>
    </div>
  );
}
