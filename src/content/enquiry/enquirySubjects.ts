import type { EnquirySubject } from '../../domain/enquiry/enquiry';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { slug } from '../../domain/stock/slug';
import type { EnquiryPageQuery } from '../queryTypes';
import { type EnquiryAbout, enquiryHref } from './enquiryAddresses';

export type EnquirySubjects = Pick<EnquiryPageQuery['content'], 'vehicles' | 'team'>;

/** A grade as the subject of a form: its model, by the grade's name. */
export const gradeSubject = (
  model: { readonly id: string; readonly name: string },
  grade: string,
): EnquirySubject => ({
  id: model.id,
  title: grade.startsWith(model.name) ? grade : `${model.name} ${grade}`,
});

/** The address of a form about a grade. */
export const gradeEnquiryHref = (kind: EnquiryKind, model: EnquirySubject, grade: string): string =>
  `${enquiryHref(kind, { model })}&${new URLSearchParams({ grade: slug(grade) })}`;

/**
 * The entries that the query of an address names (see `aboutQuery`), if today's content has them. Specials are not among them,
 * because content also holds specials that have not begun, and no file of the site may reveal those. Only the sheet passes
 * them on.
 */
export function subjectsIn(
  search: string,
  { vehicles, team }: EnquirySubjects,
): Pick<EnquiryAbout, 'model' | 'teamMember'> {
  const query = new URLSearchParams(search);
  const named = <Entry extends { readonly id: string }>(parameter: string, entries: readonly Entry[]) =>
    entries.find(({ id }) => id === query.get(parameter));
  const [model, member] = [named('model', vehicles), named('teamMember', team)];
  const grade = model?.grades.find(({ name }) => slug(name) === query.get('grade'));
  return {
    model: model && (grade ? gradeSubject(model, grade.name) : { id: model.id, title: model.name }),
    teamMember: member && { id: member.id, title: member.name },
  };
}
