import { css } from '@emotion/react';
import type { TeamMemberView } from '../../content/teamMember';
import { telephoneHref } from '../../content/telephone';
import { color, font, radius, space, text } from '../../theme/tokens';
import { Picture } from '../ui/Picture';

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
const name = css({ marginTop: space[4], fontSize: text.lead });
const role = css({ color: color.inkQuiet, fontSize: text.small });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginTop: space[1],
  fontSize: text.small,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});

const initials = (fullName: string) =>
  fullName
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

/** Someone who works here, and how to reach them. */
export const TeamCard = ({ member }: { readonly member: TeamMemberView }) => (
  <article>
    {member.picture ? (
      <Picture css={picture} picture={member.picture} ratio="1 / 1" sizes="(min-width: 960px) 17rem, 46vw" />
    ) : (
      <div css={nobody} aria-hidden="true">
        {initials(member.name)}
      </div>
    )}
    <h3 css={name}>{member.name}</h3>
    <p css={role}>{member.role}</p>
    <p css={ways}>
      {member.phone && <a href={telephoneHref(member.phone)}>{member.phone}</a>}
      {member.email && (
        <a href={`mailto:${member.email}`} aria-label={`E-mail ${member.name}`}>
          E-mail
        </a>
      )}
    </p>
  </article>
);
