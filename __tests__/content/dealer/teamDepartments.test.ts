import { toTeamDepartments } from '../../../src/content/dealer/teamMember';
import { serviceDepartment } from '../../support/content/contentViews';

const member = (id: string, department: string) => ({
  id,
  name: id,
  role: 'Adviser',
  department: { id: department, name: department },
  picture: null,
  phone: null,
  email: null,
  html: '',
});

test('people are listed by department, in the given order; a department without people is left out', () => {
  const sales = { ...serviceDepartment, id: 'sales', name: 'Sales' };
  const parts = { ...serviceDepartment, id: 'parts', name: 'Parts' };
  const grouped = toTeamDepartments(
    [member('ann', 'service'), member('bo', 'sales'), member('cy', 'service')],
    [sales, parts, serviceDepartment],
  );
  expect(grouped.map(({ department, members }) => [department.id, members.map(({ id }) => id)])).toEqual([
    ['sales', ['bo']],
    ['service', ['ann', 'cy']],
  ]);
});
