import type { EnquirySubject } from '../../domain/enquiry/enquiry';
import type { EnquiryPageQuery } from '../queryTypes';
import type { EnquiryAbout } from './enquiryAddresses';

/**
 * The content entries that the address of a form's page can name. Specials are not included, because content also holds
 * specials that have not begun, and no file of the site may reveal those. Only the sheet passes them on.
 */
export interface EnquirySubjects {
  readonly models: readonly EnquirySubject[];
  readonly team: readonly EnquirySubject[];
}

export const toEnquirySubjects = (
  raw: Pick<EnquiryPageQuery['content'], 'vehicles' | 'team'>,
): EnquirySubjects => ({
  models: raw.vehicles.map(({ id, name }) => ({ id, title: name })),
  team: raw.team.map(({ id, name }) => ({ id, title: name })),
});

/** The entries that the query of an address names (see `aboutQuery`), if today's content has them. */
export function subjectsIn(
  search: string,
  { models, team }: EnquirySubjects,
): Pick<EnquiryAbout, 'model' | 'teamMember'> {
  const query = new URLSearchParams(search);
  const named = (parameter: string, subjects: readonly EnquirySubject[]) =>
    subjects.find(({ id }) => id === query.get(parameter));
  const all = {
    model: named('model', models),
    teamMember: named('teamMember', team),
  };
  return Object.fromEntries(Object.entries(all).filter(([, subject]) => subject !== undefined));
}
