import { graphql } from 'gatsby';
import { defined } from '../defined';
import { toPicture } from '../picture';
import type { TeamMemberFieldsFragment, TeamProfileFieldsFragment } from '../queryTypes';
import type { DepartmentView } from './department';

export const teamMemberFields = graphql`
  fragment TeamMemberFields on Content_TeamMember {
    id name role
    department { name }
    picture { ...PictureFields }
    phone email
  }
`;

export type TeamMemberView = ReturnType<typeof toTeamMember>;

export const toTeamMember = (raw: TeamMemberFieldsFragment) => ({
  ...defined(raw),
  department: raw.department.name,
  picture: raw.picture ? toPicture(raw.picture) : undefined,
});

export const teamProfileFields = graphql`
  fragment TeamProfileFields on Content_TeamMember {
    ...TeamMemberFields
    department { id name }
    html
  }
`;

export type TeamDepartmentView = ReturnType<typeof toTeamDepartments>[number];

/** The team by department, in the order of the departments. A department without people is left out. */
export const toTeamDepartments = (
  team: readonly TeamProfileFieldsFragment[],
  departments: readonly DepartmentView[],
) =>
  departments
    .map((department) => ({
      department,
      members: team
        .filter((member) => member.department.id === department.id)
        .map((member) => ({ ...toTeamMember(member), html: member.html })),
    }))
    .filter(({ members }) => members.length > 0);
