import type { EnquirySubject } from '../../domain/enquiry/enquiry';
import type { EnquiryPageQuery } from '../queryTypes';
import type { EnquiryAbout } from './enquiryAddresses';

/**
 * The entries of the content that a form's page can name. Specials are not among them: content holds those that are still
 * to come, and no file of the site may tell of them. They travel with the sheet alone.
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

/** What the query of an address names (`aboutQuery` writes it): entries of today's content alone. */
export function subjectsAsked(
  search: string,
  { models, team }: EnquirySubjects,
): Pick<EnquiryAbout, 'model' | 'teamMember'> {
  const asked = new URLSearchParams(search);
  const named = (parameter: string, subjects: readonly EnquirySubject[]) =>
    subjects.find(({ id }) => id === asked.get(parameter));
  const all = {
    model: named('model', models),
    teamMember: named('teamMember', team),
  };
  return Object.fromEntries(Object.entries(all).filter(([, subject]) => subject !== undefined));
}
