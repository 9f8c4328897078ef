import { graphql } from 'gatsby';
import { toOpeningHours } from '../../domain/openingHours';
import type { DepartmentFieldsFragment } from '../queryTypes';

export const departmentFields = graphql`
  fragment DayHoursFields on Content_DayHours {
    weekday
    periods { opens closes }
  }
  fragment SpecialDayFields on Content_SpecialDay {
    date name
    periods { opens closes }
  }
  fragment DepartmentFields on Content_Department {
    id name
    phones { label number }
    email
    openingHours { ...DayHoursFields }
    specialDays { ...SpecialDayFields }
  }
`;

export type DepartmentView = ReturnType<typeof toDepartment>;

export const toDepartment = (raw: DepartmentFieldsFragment, timeZone: string) => ({
  /** A short, permanent id: `sales`. */
  id: raw.id,
  name: raw.name,
  phones: raw.phones.map(({ label, number }) => ({ label: label ?? undefined, number })),
  email: raw.email ?? undefined,
  hours: toOpeningHours(raw, timeZone),
});
