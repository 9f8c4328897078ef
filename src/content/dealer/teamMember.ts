import { graphql } from 'gatsby';
import { type PictureView, toPicture } from '../picture';
import type { TeamMemberFieldsFragment } from '../queryTypes';

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
    id
    name
    role
    department {
      name
    }
    picture {
      ...PictureFields
    }
    phone
    email
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
