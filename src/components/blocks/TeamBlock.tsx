import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import type { TeamMemberView } from '../../content/dealer/teamMember';
import { telephoneHref } from '../../content/dealer/telephone';
import { color, space, text } from '../../theme/tokens';
import { swipeRow } from '../ui/grids';
import { Section } from '../ui/Section';
import { Portrait } from './cards/Portrait';

export const TeamBlock = ({ block }: { readonly block: BlockOf<'team'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={swipeRow(block.members.length, 4)}>
      {block.members.map((member) => (
        <li key={member.id}>
          <TeamCard member={member} />
        </li>
      ))}
    </ul>
  </Section>
);

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

/** A member of the team, with contact details. */
const TeamCard = ({ member }: { readonly member: TeamMemberView }) => (
  <article>
    <Portrait member={member} sizes="(min-width: 960px) 17rem, 46vw" />
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
