import { css } from '@emotion/react';
import type { BlockOf } from '../../../content/block';
import { media, space } from '../../../theme/tokens';
import { Section } from '../../ui/Section';
import { TeamCard } from './TeamCard';

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
