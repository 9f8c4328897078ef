import { graphql } from 'gatsby';
import type { TeamProfileFieldsFragment } from '../queryTypes';
import type { DepartmentView } from './department';
import { type TeamMemberView, toTeamMember } from './teamMember';

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
    department {
      id
      name
    }
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
