import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { OfferStock } from '../../../content/specials/offerStock';
import type { SpecialView } from '../../../content/specials/special';
import { space, text } from '../../../theme/tokens';
import { publicId, type ScreenEvent } from '../../../tracking/events';
import { track } from '../../../tracking/track';
import { OfferEnd } from '../../price/OfferEnd';
import { pictureRow } from '../../ui/grids';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';
import { OfferFigures } from './OfferFigures';

export interface SpecialRowProps {
  readonly special: SpecialView;
  readonly isFirst?: boolean;
  /** The heading level: one lower under a section's heading. */
  readonly heading?: 'h2' | 'h3';
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Absent for an offer that is not for stock. */
  readonly stock: OfferStock | undefined;
  /** The next step, above the link that covers the row. */
  readonly children?: ReactNode;
}

const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
const title = css({ fontSize: text.section, lineHeight: 1.12 });
const summary = css({ fontSize: text.lead, lineHeight: 1.5 });
const step = css({ position: 'relative', zIndex: 1, marginTop: space[2], '&:empty': { display: 'none' } });

export const SpecialRow = ({
  special,
  isFirst = false,
  heading: Heading = 'h2',
  now,
  stock,
  children,
}: SpecialRowProps) => (
  <article css={[linkedCard, pictureRow('6fr 6fr')]}>
    <Picture
      picture={{ ...special.picture, alt: '' }}
      ratio="16 / 10"
      isFirst={isFirst}
      sizes="(min-width: 60em) 37rem, 100vw"
    />
    <div css={words}>
      <OfferEnd endsAt={special.endsAt} now={now} />
      <Heading css={title}>
        <Link css={cardLink} href={special.href} onClick={offerUsed(special.key, 'details')}>
          {special.title}
        </Link>
      </Heading>
      <p css={summary}>{special.summary}</p>
      <OfferFigures special={special} stock={stock} />
      {children && <div css={step}>{children}</div>}
    </div>
  </article>
);

type Way = Extract<ScreenEvent, { readonly name: 'offer_engagement' }>['way'];

/** A click handler for the links of an offer. It tracks which offer and which link was used. */
export const offerUsed = (offer: string, way: Way) => () =>
  track({ name: 'offer_engagement', offer: publicId(offer), way });
