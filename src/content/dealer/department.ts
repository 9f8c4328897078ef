import { graphql } from 'gatsby';
import { toOpeningHours } from '../../domain/openingHours';
import { defined } from '../defined';
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

export const toDepartment = (
  { openingHours, specialDays, ...raw }: DepartmentFieldsFragment,
  timeZone: string,
) => ({
  ...defined(raw),
  phones: raw.phones.map(defined),
  hours: toOpeningHours({ openingHours, specialDays }, timeZone),
});
