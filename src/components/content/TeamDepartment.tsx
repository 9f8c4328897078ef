import { css } from '@emotion/react';
import type { TeamDepartmentView } from '../../content/teamDepartments';
import { telephoneHref } from '../../content/telephone';
import { media, space, text } from '../../theme/tokens';
import { OpeningNow } from '../layout/OpeningNow';
import { RichText } from '../ui/RichText';
import { Section } from '../ui/Section';
import { TeamCard } from './TeamCard';

interface Props {
  readonly team: TeamDepartmentView;
  readonly ground: 'paper' | 'deep';
}

const reach = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[5]}`,
  marginBlock: `calc(-1 * ${space[4]}) ${space[6]}`,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});
const people = css({
  display: 'grid',
  gap: `${space[7]} ${space[5]}`,
  padding: 0,
  listStyle: 'none',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const story = css({ marginTop: space[3], fontSize: text.small });

/** A department: its own numbers, then its people. */
export const TeamDepartment = ({ team: { department, members }, ground }: Props) => (
  <Section ground={ground} heading={department.name} id={department.id}>
    <ul css={reach}>
      <li>
        <OpeningNow hours={department.hours} />
      </li>
      {department.phones.map(({ label, number }) => (
        <li key={number}>
          <a href={telephoneHref(number)}>{label === undefined ? number : `${label} ${number}`}</a>
        </li>
      ))}
      {department.email !== undefined && (
        <li>
          <a href={`mailto:${department.email}`}>{department.email}</a>
        </li>
      )}
    </ul>
    <ul css={people}>
      {members.map((member) => (
        <li key={member.id}>
          <TeamCard member={member} />
          {member.html !== '' && <RichText css={story} html={member.html} />}
        </li>
      ))}
    </ul>
  </Section>
);
