import { graphql } from 'gatsby';
import { type PictureView, toPicture } from '../picture';
import type { TeamMemberFieldsFragment, TeamProfileFieldsFragment } from '../queryTypes';
import type { DepartmentView } from './department';

export interface TeamMemberView {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly department: string;
  readonly picture?: PictureView;
  readonly phone?: string;
  readonly email?: string;
}

export const teamMemberFields = graphql`
  fragment TeamMemberFields on Content_TeamMember {
    id name role
    department { name }
    picture { ...PictureFields }
    phone email
  }
`;

export const toTeamMember = (raw: TeamMemberFieldsFragment): TeamMemberView => ({
  id: raw.id,
  name: raw.name,
  role: raw.role,
  department: raw.department.name,
  picture: raw.picture ? toPicture(raw.picture) : undefined,
  phone: raw.phone ?? undefined,
  email: raw.email ?? undefined,
});

/** A member of the team with their own words. */
export interface TeamProfileView extends TeamMemberView {
  /** Sanitised HTML; may be empty. */
  readonly html: string;
}

/** A department with its people. */
export interface TeamDepartmentView {
  readonly department: DepartmentView;
  readonly members: readonly TeamProfileView[];
}

export const teamProfileFields = graphql`
  fragment TeamProfileFields on Content_TeamMember {
    ...TeamMemberFields
    department { id name }
    html
  }
`;

/** The team by department, in the order of the departments. A department without people is left out. */
export const toTeamDepartments = (
  team: readonly TeamProfileFieldsFragment[],
  departments: readonly DepartmentView[],
): readonly TeamDepartmentView[] =>
  departments
    .map((department) => ({
      department,
      members: team
        .filter((member) => member.department.id === department.id)
        .map((member) => ({ ...toTeamMember(member), html: member.html })),
    }))
    .filter(({ members }) => members.length > 0);
