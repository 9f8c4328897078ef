import { css } from '@emotion/react';
import type { BlockOf } from '../../../content/blocks/block';
import { type DealerView, directionsHref, mapHref, reviewsHref } from '../../../content/dealer/dealer';
import { telephoneHref } from '../../../content/dealer/telephone';
import { font, media, space, text } from '../../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';

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

/** Where the dealership stands, and the way there in the shopper's own maps: nothing is loaded from elsewhere. */
export const MapBlock = ({ block, dealer, placesId }: Props) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <div css={frame}>
      <address css={where}>
        {dealer.address.street}
        <br />
        {dealer.address.suburb} {dealer.address.state} {dealer.address.postcode}
      </address>
      <div css={ways}>
        <ButtonLink href={directionsHref(dealer, placesId)} look="primary" rel="noopener">
          <Icon name="pin" />
          Get directions
        </ButtonLink>
        <ButtonLink href={mapHref(dealer, placesId)} rel="noopener">
          See the map
        </ButtonLink>
        {placesId && (
          <ButtonLink href={reviewsHref(placesId)} rel="noopener">
            Read reviews
          </ButtonLink>
        )}
        <ButtonLink href={telephoneHref(dealer.phone)}>
          <Icon name="phone" />
          {dealer.phone}
        </ButtonLink>
      </div>
    </div>
  </Section>
);
