import { css } from '@emotion/react';
import { FORM_PATHS } from '../../../content/addresses';
import type { TeamDepartmentView } from '../../../content/dealer/teamDepartments';
import { telephoneHref } from '../../../content/dealer/telephone';
import type { PageView } from '../../../content/page';
import { space } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import type { Surroundings } from '../../blocks/surroundings';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { NothingYet } from '../NothingYet';
import { TeamDepartment } from './TeamDepartment';

interface Props {
  readonly page: PageView;
  readonly departments: readonly TeamDepartmentView[];
  readonly surroundings: Surroundings;
}

const list = css({ marginTop: space[6] });

/** The whole team, by department, with contact details. */
export const TeamIndex = ({ page, departments, surroundings }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <div css={list}>
      {departments.map((one) => (
        <TeamDepartment key={one.department.id} team={one} phone={surroundings.dealer.phone} />
      ))}
      {departments.length === 0 && (
        <PageWidth>
          <NothingYet
            words="We haven’t introduced ourselves here yet. You can reach any of us on one number."
            ways={[
              { label: `Call ${surroundings.dealer.phone}`, href: telephoneHref(surroundings.dealer.phone) },
              { label: 'Contact us', href: FORM_PATHS.contact },
            ]}
          />
        </PageWidth>
      )}
    </div>
    <Blocks blocks={page.blocks} surroundings={surroundings} />
  </>
);
