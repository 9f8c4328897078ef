import { css } from '@emotion/react';
import type { LinkView } from '../../../content/link';
import type { PageView } from '../../../content/page';
import type { VehicleCardView } from '../../../content/vehicles/vehicleCard';
import { space } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import type { Surroundings } from '../../blocks/surroundings';
import { Link } from '../../ui/links/Link';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { VehicleList } from './VehicleList';

interface Props {
  /** Its title is the make. */
  readonly page: PageView;
  /** The models of the make. */
  readonly vehicles: readonly VehicleCardView[];
  readonly surroundings: Surroundings;
  /** The listing of the make; `null` if nothing of it is for sale. */
  readonly stock: LinkView | null;
}

const way = css({ marginTop: space[5], fontWeight: 600 });

/** One brand of several: its models, the way to its stock, then the page's own blocks. */
export const BrandPage = ({ page, vehicles, surroundings, stock }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <PageWidth>
      {stock && (
        <p css={way}>
          <Link href={stock.href}>{stock.label}</Link>
        </p>
      )}
      <VehicleList vehicles={vehicles} />
    </PageWidth>
    <Blocks blocks={page.blocks} surroundings={surroundings} modelPrices={vehicles.map(({ from }) => from)} />
  </>
);
