import type { ParseContext, RelationTarget } from '../context';
import { text } from './text';

const HINT: Readonly<Record<RelationTarget, (id: string) => string>> = {
  vehicle: (id) => `names no vehicle: there is no content/vehicles/${id}.md`,
  post: (id) => `names no post: there is no content/posts/${id}.md`,
  'team member': (id) => `names no team member: there is no content/team/${id}.md`,
  department: (id) => `names no department: content/settings/site.yml has none with the id ${id}`,
  category: (id) => `names no category: no post has the category ${id}`,
  location: (id) => `names no location: there is no content/locations/${id}.yml`,
};

/** The id of another entry, which must exist. */
export const relation = ({ ids }: ParseContext, target: RelationTarget) =>
  text
    .refine((id) => ids[target]?.has(id) ?? true, { error: ({ input }) => HINT[target](String(input)) })
    .meta({ kind: 'relation', target });
