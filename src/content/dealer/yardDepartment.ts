import { graphql } from 'gatsby';
import { toOpeningHours } from '../../domain/openingHours';
import type { FindDealerPageQuery } from '../queryTypes';

export const yardDepartmentFields = graphql`
  fragment YardDepartmentFields on Content_LocationDepartment {
    department { id name }
    phone
    openingHours { ...DayHoursFields }
    specialDays { ...SpecialDayFields }
  }
`;

export type YardDepartmentView = ReturnType<typeof toYardDepartment>;

type WrittenDepartment = FindDealerPageQuery['content']['locations'][number]['departments'][number];

const toYardDepartment = ({ department, phone, ...written }: WrittenDepartment, timeZone: string) => ({
  ...department,
  phone,
  hours: toOpeningHours(written, timeZone),
});

/**
 * The departments at a yard, by its id; without one, at the dealership itself. A dealership with one yard has all of them there,
 * unless the yard names some.
 */
export const departmentsOfYards =
  ({ site, locations }: FindDealerPageQuery['content']) =>
  (yardId?: string): readonly YardDepartmentView[] => {
    const named = locations.find(({ id }) => id === yardId)?.departments ?? [];
    const all =
      named.length > 0 || locations.length > 1
        ? named
        : site.departments.map(({ id, name, phones, ...hours }) => ({
            department: { id, name },
            phone: phones[0]?.number ?? site.phone,
            ...hours,
          }));
    return all.map((one) => toYardDepartment(one, site.timeZone));
  };
