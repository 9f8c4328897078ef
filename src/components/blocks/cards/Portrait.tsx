import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TeamMemberView } from '../../../content/dealer/teamMember';
import { telephoneHref } from '../../../content/telephoneHref';
import { color, font, quiet, radius, space, text, wrapRow } from '../../../theme/tokens';
import { Picture } from '../../ui/picture/Picture';

interface Props {
  readonly member: Pick<TeamMemberView, 'name' | 'picture'>;
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

export const Portrait = ({ member, sizes }: Props) =>
  member.picture ? (
    <Picture picture={member.picture} ratio="1 / 1" sizes={sizes} />
  ) : (
    <div css={nobody} aria-hidden="true">
      {initials(member.name)}
    </div>
  );

interface MemberWordsProps {
  readonly member: TeamMemberView;
  readonly children?: ReactNode;
}

const name = css({ fontSize: text.lead });
const ways = css({
  ...wrapRow(`0 ${space[4]}`, 'normal'),
  fontSize: text.small,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});

/** Who a team member is, and the ways to reach them. */
export const MemberWords = ({ member, children }: MemberWordsProps) => (
  <>
    <h3 css={name}>{member.name}</h3>
    <p css={quiet}>{member.role}</p>
    <p css={ways}>
      {member.phone && <a href={telephoneHref(member.phone)}>{member.phone}</a>}
      {member.email && (
        <a href={`mailto:${member.email}`} aria-label={`Email ${member.name}`}>
          Email
        </a>
      )}
      {children}
    </p>
  </>
);
