import { css } from '@emotion/react';
import { FORM_PATHS } from '../../../content/addresses';
import type { LinkView } from '../../../content/link';
import type { PageView } from '../../../content/page';
import type { VehicleCardView } from '../../../content/vehicles/vehicleCard';
import { space } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import type { Surroundings } from '../../blocks/surroundings';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { NothingYet } from '../NothingYet';
import { VehicleRow } from './VehicleRow';

interface Props {
  readonly page: PageView;
  readonly vehicles: readonly VehicleCardView[];
  readonly surroundings: Surroundings;
  /** The listing of all new stock. */
  readonly newStock: LinkView;
}

const list = css({ marginTop: space[7], padding: 0, listStyle: 'none' });

/** The brand's model range, then the page's own blocks. */
export const VehicleIndex = ({ page, vehicles, surroundings, newStock }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <PageWidth>
      <ul css={list}>
        {vehicles.map((vehicle, place) => (
          <li key={vehicle.id}>
            <VehicleRow vehicle={vehicle} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {vehicles.length === 0 && (
        <NothingYet
          words="The range is on its way. In the meantime, see what’s in stock."
          ways={[newStock, { label: 'Contact us', href: FORM_PATHS.contact }]}
        />
      )}
    </PageWidth>
    <Blocks blocks={page.blocks} surroundings={surroundings} modelPrices={vehicles.map(({ from }) => from)} />
  </>
);
