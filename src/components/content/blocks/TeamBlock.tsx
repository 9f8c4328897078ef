import { css } from '@emotion/react';
import type { BlockOf } from '../../../content/blocks/block';
import type { TeamMemberView } from '../../../content/dealer/teamMember';
import { telephoneHref } from '../../../content/dealer/telephone';
import { color, media, space, text } from '../../../theme/tokens';
import { Section } from '../../ui/Section';
import { Portrait } from '../team/Portrait';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[4]}`,
  padding: 0,
  listStyle: 'none',
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[5] },
});

export const TeamBlock = ({ block }: { readonly block: BlockOf<'team'> }) => (
  <Section heading={block.heading} introHtml={block.introHtml}>
    <ul css={grid}>
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
