import { css } from '@emotion/react';
import type { SpecialView } from '../../../content/specials/special';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';
import { offerUsed } from './offerUsed';
import { SpecialEnd } from './SpecialEnd';
import { SpecialPrice } from './SpecialPrice';

interface Props {
  readonly special: SpecialView;
  readonly isFirst?: boolean;
  /** The heading level: one lower under a section's heading. */
  readonly heading?: 'h2' | 'h3';
  /** Milliseconds since 1970. */
  readonly now: number;
}

const row = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[6],
  borderTop: `1px solid ${color.line}`,
  [media.wide]: { gridTemplateColumns: '6fr 6fr', gap: space[8], paddingBlock: space[7] },
});
const picture = css({ borderRadius: radius.medium });
const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
const title = css({ fontSize: text.section, lineHeight: 1.12 });
const summary = css({ fontSize: text.lead, lineHeight: 1.5 });

/** An offer across the page, in a list of offers. */
export const SpecialRow = ({ special, isFirst = false, heading: Heading = 'h2', now }: Props) => (
  <article css={[linkedCard, row]}>
    <Picture
      css={picture}
      picture={{ ...special.picture, alt: '' }}
      ratio="16 / 10"
      isFirst={isFirst}
      sizes="(min-width: 960px) 37rem, 100vw"
    />
    <div css={words}>
      <SpecialEnd special={special} now={now} />
      <Heading css={title}>
        <Link css={cardLink} href={special.href} onClick={offerUsed(special.key, 'details')}>
          {special.title}
        </Link>
      </Heading>
      <p css={summary}>{special.summary}</p>
      <SpecialPrice special={special} />
    </div>
  </article>
);
