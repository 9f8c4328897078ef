import type { PageView } from '../../content/page';
import type { TeamDepartmentView } from '../../content/teamDepartments';
import { PageTitle } from '../layout/PageTitle';
import { Blocks } from './Blocks';
import type { Surroundings } from './surroundings';
import { TeamDepartment } from './TeamDepartment';

interface Props {
  readonly page: PageView;
  readonly departments: readonly TeamDepartmentView[];
  readonly surroundings: Surroundings;
}

/** Everyone who works here, by department, with how to reach each of them. */
export const TeamIndex = ({ page, departments, surroundings }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    {departments.map((one, place) => (
      <TeamDepartment key={one.department.id} team={one} ground={place % 2 === 0 ? 'paper' : 'deep'} />
    ))}
    <Blocks blocks={page.blocks} surroundings={surroundings} />
  </>
);
