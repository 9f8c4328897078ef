import { css } from '@emotion/react';
import type { PageView } from '../../content/page';
import type { TeamDepartmentView } from '../../content/teamDepartments';
import { space } from '../../theme/tokens';
import { PageTitle } from '../layout/PageTitle';
import { Blocks } from './Blocks';
import type { Surroundings } from './surroundings';
import { TeamDepartment } from './TeamDepartment';

interface Props {
  readonly page: PageView;
  readonly departments: readonly TeamDepartmentView[];
  readonly surroundings: Surroundings;
}

const list = css({ marginTop: space[6] });

/** Everyone who works here, by department, with how to reach each of them. */
export const TeamIndex = ({ page, departments, surroundings }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <div css={list}>
      {departments.map((one) => (
        <TeamDepartment key={one.department.id} team={one} />
      ))}
    </div>
    <Blocks blocks={page.blocks} surroundings={surroundings} />
  </>
);
