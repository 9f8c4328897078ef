import type { DealerView } from '../../../content/dealer/dealer';
import type { DepartmentView } from '../../../content/dealer/department';

/** The department that services vehicles: the one with the id `service`, else the dealership's first. */
export const serviceDepartment = ({ departments }: DealerView): DepartmentView | undefined =>
  departments.find(({ id }) => id === 'service') ?? departments[0];
