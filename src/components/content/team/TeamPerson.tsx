import { css } from '@emotion/react';
import type { TeamProfileView } from '../../../content/teamDepartments';
import { telephoneHref } from '../../../content/telephone';
import { color, media, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { RichText } from '../../ui/RichText';
import { Portrait } from './Portrait';

const frame = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space[5] },
});
const name = css({ fontSize: text.lead });
const role = css({ color: color.inkQuiet, fontSize: text.small });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  fontSize: text.small,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});
const story = css({ fontSize: text.small });

interface Props {
  readonly member: TeamProfileView;
  /** The dealership's, for people without a number of their own. */
  readonly phone: string;
}

/** Someone who works here with what they say of themselves, and how to reach them. */
export const TeamPerson = ({ member, phone }: Props) => (
  <article css={frame}>
    <Portrait member={member} sizes="(min-width: 640px) 9rem, 6.5rem" />
    <div>
      <h3 css={name}>{member.name}</h3>
      <p css={role}>{member.role}</p>
      <p css={ways}>
        {member.phone && <a href={telephoneHref(member.phone)}>{member.phone}</a>}
        {member.email && (
          <a href={`mailto:${member.email}`} aria-label={`E-mail ${member.name}`}>
            E-mail
          </a>
        )}
        <EnquiryLink
          kind="contact"
          about={{ teamMember: { id: member.id, title: member.name } }}
          phone={member.phone ?? phone}
        >
          Write to {member.name}
        </EnquiryLink>
      </p>
      {member.html !== '' && <RichText css={story} html={member.html} />}
    </div>
  </article>
);
