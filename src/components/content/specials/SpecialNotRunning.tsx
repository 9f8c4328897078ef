import { css } from '@emotion/react';
import type { BrandSpecialView } from '../../../content/brandSpecial';
import type { LinkView } from '../../../content/link';
import { color, radius, space } from '../../../theme/tokens';
import { ButtonLink } from '../../ui/Button';

interface Props {
  readonly special: BrandSpecialView;
  readonly index: LinkView;
  /** Milliseconds. */
  readonly now: number;
}

const frame = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: space[5],
  borderRadius: radius.medium,
  background: color.ochreSoft,
});
const words = css({ fontWeight: 600 });

/** Said instead of the calls to action before an offer begins and after it is over. */
export function SpecialNotRunning({ special, index, now }: Props) {
  const isComing = special.startsAt !== undefined && now < Date.parse(special.startsAt);
  return (
    <div css={frame}>
      <p css={words}>
        {isComing
          ? `This offer begins on ${special.firstDay}.`
          : `This offer ended on ${special.lastDay}. It is kept here for those who have it.`}
      </p>
      <ButtonLink href={index.href}>Offers that run now</ButtonLink>
    </div>
  );
}
