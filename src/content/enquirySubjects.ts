import type { EnquirySubject } from '../domain/enquiry/enquiry';
import type { EnquiryAbout } from './enquiryAddresses';

/** The entries of the content that a form can be about, as the query gives them. */
export interface RawEnquirySubjects {
  readonly vehicles: readonly { readonly id: string; readonly name: string }[];
  readonly brandSpecials: readonly { readonly id: number; readonly title: string }[];
  readonly dealerSpecials: readonly { readonly slug: string; readonly title: string }[];
  readonly team: readonly { readonly id: string; readonly name: string }[];
}

export interface EnquirySubjects {
  readonly models: readonly EnquirySubject[];
  readonly specials: readonly EnquirySubject[];
  readonly team: readonly EnquirySubject[];
}

export const toEnquirySubjects = (raw: RawEnquirySubjects): EnquirySubjects => ({
  models: raw.vehicles.map(({ id, name }) => ({ id, title: name })),
  specials: [
    ...raw.brandSpecials.map(({ id, title }) => ({ id: `brand-${id}`, title })),
    ...raw.dealerSpecials.map(({ slug, title }) => ({ id: slug, title })),
  ],
  team: raw.team.map(({ id, name }) => ({ id, title: name })),
});

/** What the query of an address names (`aboutQuery` writes it): entries of today's content alone. */
export function subjectsAsked(
  search: string,
  { models, specials, team }: EnquirySubjects,
): Pick<EnquiryAbout, 'model' | 'special' | 'teamMember'> {
  const asked = new URLSearchParams(search);
  const named = (parameter: string, subjects: readonly EnquirySubject[]) =>
    subjects.find(({ id }) => id === asked.get(parameter));
  const all = {
    model: named('model', models),
    special: named('special', specials),
    teamMember: named('teamMember', team),
  };
  return Object.fromEntries(Object.entries(all).filter(([, subject]) => subject !== undefined));
}
