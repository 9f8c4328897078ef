import { css } from '@emotion/react';
import { FORM_PATHS } from '../../../content/addresses';
import type { TeamDepartmentView } from '../../../content/dealer/teamMember';
import { telephoneHref } from '../../../content/telephoneHref';
import { color, media, space, text } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { MemberWords, Portrait } from '../../blocks/cards/Portrait';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { OpeningNow } from '../../locations/OpeningHours';
import { PageWidth, pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { RichText } from '../../ui/RichText';
import type { ContentPageProps } from '../contentPage';
import { NothingYet } from '../NothingYet';

interface Props extends ContentPageProps {
  readonly departments: readonly TeamDepartmentView[];
}

const list = css({ marginTop: space[6] });

export const TeamIndex = ({ page, departments, blockContext }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <div css={list}>
      {departments.map((one) => (
        <TeamDepartment key={one.department.id} team={one} phone={blockContext.dealer.phone} />
      ))}
      {departments.length === 0 && (
        <PageWidth>
          <NothingYet
            words="We haven’t introduced ourselves here yet. You can reach any of us on one number."
            ways={[
              { label: `Call ${blockContext.dealer.phone}`, href: telephoneHref(blockContext.dealer.phone) },
              { label: 'Contact us', href: FORM_PATHS.contact },
            ]}
          />
        </PageWidth>
      )}
    </div>
    <Blocks blocks={page.blocks} blockContext={blockContext} />
  </>
);

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
  listStyle: 'none',
  fontSize: text.small,
  '& li': { display: 'flex', alignItems: 'center', minHeight: '2.25rem' },
  '& a': { paddingBlock: space[2] },
});
const people = css({
  display: 'grid',
  gap: space[6],
  listStyle: 'none',
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[7] },
});

interface DepartmentProps {
  readonly team: TeamDepartmentView;
  readonly phone: string;
}

const TeamDepartment = ({ team: { department, members }, phone }: DepartmentProps) => (
  <section css={pageMargins} id={department.id} aria-labelledby={`${department.id}-name`}>
    <div css={frame}>
      <div>
        <h2 id={`${department.id}-name`}>{department.name}</h2>
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

const teamPersonFrame = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space[5] },
});
const story = css({ fontSize: text.small });

interface TeamPersonProps {
  readonly member: TeamDepartmentView['members'][number];
  /** The dealership's number, for people without one of their own. */
  readonly phone: string;
}

const TeamPerson = ({ member, phone }: TeamPersonProps) => (
  <article css={teamPersonFrame}>
    <Portrait member={member} sizes="(min-width: 40em) 9rem, 6.5rem" />
    <div>
      <MemberWords member={member}>
        <EnquiryLink
          kind="contact"
          about={{ teamMember: { id: member.id, title: member.name } }}
          phone={member.phone ?? phone}
        >
          Write to {member.name}
        </EnquiryLink>
      </MemberWords>
      {member.html !== '' && <RichText css={story} html={member.html} />}
    </div>
  </article>
);
