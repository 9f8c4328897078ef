import { css } from '@emotion/react';
import type { TeamDepartmentView } from '../../../content/teamDepartments';
import { telephoneHref } from '../../../content/telephone';
import { color, media, space, text } from '../../../theme/tokens';
import { OpeningNow } from '../../layout/OpeningNow';
import { pageMargins } from '../../ui/PageWidth';
import { TeamPerson } from './TeamPerson';

const frame = css({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[6],
  borderTop: `1px solid ${color.line}`,
  [media.wide]: { gridTemplateColumns: '3fr 9fr', gap: space[7], paddingBlock: space[7] },
});
const reach = css({
  display: 'grid',
  marginTop: space[3],
  padding: 0,
  listStyle: 'none',
  fontSize: text.small,
  '& li': { display: 'flex', alignItems: 'center', minHeight: '2.25rem' },
  '& a': { paddingBlock: space[2] },
});
const people = css({
  display: 'grid',
  gap: `${space[6]} ${space[6]}`,
  padding: 0,
  listStyle: 'none',
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[7] },
});

interface Props {
  readonly team: TeamDepartmentView;
  readonly builtAt: number;
  /** The dealership's. */
  readonly phone: string;
}

/** A department: its own numbers beside its people. */
export const TeamDepartment = ({ team: { department, members }, builtAt, phone }: Props) => (
  <section css={pageMargins} id={department.id} aria-labelledby={`${department.id}-name`}>
    <div css={frame}>
      <div>
        <h2 id={`${department.id}-name`}>{department.name}</h2>
        <ul css={reach}>
          <li>
            <OpeningNow hours={department.hours} builtAt={builtAt} />
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
      </div>
      <ul css={people}>
        {members.map((member) => (
          <li key={member.id}>
            <TeamPerson member={member} phone={department.phones[0]?.number ?? phone} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
