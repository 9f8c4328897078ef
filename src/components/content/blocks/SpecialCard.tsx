import { css } from '@emotion/react';
import type { SpecialView } from '../../../content/special';
import { color, radius, space, text } from '../../../theme/tokens';
import { cardLink, linkedCard } from '../../ui/cardLink';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';

const picture = css({ borderRadius: radius.medium });
const end = css({ marginTop: space[4], color: color.ochre, fontSize: text.small, fontWeight: 600 });
const title = css({ marginTop: space[1] });
const summary = css({ marginTop: space[2] });

/** An offer with its end. */
export const SpecialCard = ({ special }: { readonly special: SpecialView }) => (
  <article css={linkedCard}>
    <Picture css={picture} picture={{ ...special.picture, alt: '' }} ratio="3 / 2" />
    <p css={end}>{special.lastDay ? `Until ${special.lastDay}` : 'Until further notice'}</p>
    <h3 css={title}>
      <Link css={cardLink} href={special.href}>
        {special.title}
      </Link>
    </h3>
    <p css={summary}>{special.summary}</p>
  </article>
);
