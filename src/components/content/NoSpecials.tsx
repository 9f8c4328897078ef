import { css } from '@emotion/react';
import type { LinkView } from '../../content/link';
import { color, space, text } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';

const frame = css({
  display: 'grid',
  gap: space[5],
  justifyItems: 'start',
  paddingBlock: space[7],
  borderTop: `1px solid ${color.line}`,
});
const words = css({ fontSize: text.lead });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Said where no offer runs, with other ways to a good price. */
export const NoSpecials = ({ elsewhere }: { readonly elsewhere: LinkView }) => (
  <div css={frame}>
    <p css={words}>No offer is running at the moment. The next one appears here on its first day.</p>
    <div css={ways}>
      <ButtonLink href={elsewhere.href}>{elsewhere.label}</ButtonLink>
      <ButtonLink href="/stock/?special=true">Stock with a special price</ButtonLink>
    </div>
  </div>
);
