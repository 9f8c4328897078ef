import { css } from '@emotion/react';
import type { TeamMemberView } from '../../content/teamMember';
import { color, font, radius, text } from '../../theme/tokens';
import { Picture } from '../ui/Picture';

interface Props {
  readonly member: Pick<TeamMemberView, 'name' | 'picture'>;
  /** CSS `sizes`: how wide it is shown. */
  readonly sizes: string;
}

const picture = css({ borderRadius: radius.medium });
const nobody = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1 / 1',
  borderRadius: radius.medium,
  background: color.greenSoft,
  color: color.green,
  fontFamily: font.heading,
  fontSize: text.page,
});

const initials = (fullName: string) =>
  fullName
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

/** Someone's picture, or their initials. */
export const Portrait = ({ member, sizes }: Props) =>
  member.picture ? (
    <Picture css={picture} picture={member.picture} ratio="1 / 1" sizes={sizes} />
  ) : (
    <div css={nobody} aria-hidden="true">
      {initials(member.name)}
    </div>
  );
