import { css } from '@emotion/react';
import type { TeamMemberView } from '../../../content/dealer/teamMember';
import { color, font, radius, text } from '../../../theme/tokens';
import { Picture } from '../../ui/picture/Picture';

interface Props {
  readonly member: Pick<TeamMemberView, 'name' | 'picture'>;
  /** CSS `sizes`: the width at which the picture is shown. */
  readonly sizes: string;
}

const nobody = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1 / 1',
  borderRadius: radius.medium,
  background: color.accentSoft,
  color: color.accent,
  fontFamily: font.heading,
  fontSize: text.page,
});

/** The initials of two words. They are whole characters of any script: half a character would not survive in HTML. */
const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('');

/** The picture of a team member, or their initials. */
export const Portrait = ({ member, sizes }: Props) =>
  member.picture ? (
    <Picture picture={member.picture} ratio="1 / 1" sizes={sizes} />
  ) : (
    <div css={nobody} aria-hidden="true">
      {initials(member.name)}
    </div>
  );
