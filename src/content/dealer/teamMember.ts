import { graphql } from 'gatsby';
import { type PictureView, type RawPicture, toPicture } from '../picture';

export interface TeamMemberView {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly department: string;
  readonly picture?: PictureView;
  readonly phone?: string;
  readonly email?: string;
}

export interface RawTeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly department: { readonly name: string };
  readonly picture: RawPicture | null;
  readonly phone: string | null;
  readonly email: string | null;
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

export const toTeamMember = (raw: RawTeamMember): TeamMemberView => ({
  id: raw.id,
  name: raw.name,
  role: raw.role,
  department: raw.department.name,
  picture: raw.picture ? toPicture(raw.picture) : undefined,
  phone: raw.phone ?? undefined,
  email: raw.email ?? undefined,
});
