import type { ParseContext, RelationTarget } from '../context';
import { text } from './text';

const HINT: Readonly<Record<RelationTarget, (id: string) => string>> = {
  vehicle: (id) => `is not a vehicle: content/vehicles/${id}.md does not exist`,
  post: (id) => `is not a post: content/posts/${id}.md does not exist`,
  'team member': (id) => `is not a team member: content/team/${id}.md does not exist`,
  department: (id) => `is not a department: content/settings/site.yml has none with the id ${id}`,
  category: (id) => `is not a category: no post has the category ${id}`,
  location: (id) => `is not a location: content/locations/${id}.yml does not exist`,
};

/** The id of another entry, which must exist. */
export const relation = ({ ids }: ParseContext, target: RelationTarget) =>
  text
    .refine((id) => ids[target]?.has(id) ?? true, { error: ({ input }) => HINT[target](String(input)) })
    .meta({ kind: 'relation', target });
