import { css } from '@emotion/react';
import { FORM_PATHS } from '../../../content/addresses';
import type { LinkView } from '../../../content/link';
import type { RangeContext } from '../../../content/vehicles/vehicleCard';
import type { VehicleRowView } from '../../../content/vehicles/vehicleRow';
import { space, text, wrapRow } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { Link } from '../../ui/links/Link';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import type { ContentPageProps } from '../contentPage';
import { NothingYet } from '../NothingYet';
import { VehicleList } from './VehicleList';

interface Props extends ContentPageProps, RangeContext {
  readonly vehicles: readonly VehicleRowView[];
}

/** The model range, under the name of each brand if there are several; then the page's own blocks. */
export const VehicleIndex = ({ page, vehicles, blockContext, newStock, brandPages }: Props) => (
  <>
    <PageTitle title={page.title} intro={page.intro} />
    <PageWidth>
      <Range vehicles={vehicles} brandPages={brandPages} />
      {vehicles.length === 0 && (
        <NothingYet
          words="The range is on its way. In the meantime, see what’s in stock."
          ways={[newStock, { label: 'Contact us', href: FORM_PATHS.contact }]}
        />
      )}
    </PageWidth>
    <Blocks blocks={page.blocks} blockContext={blockContext} modelPrices={vehicles.map(({ from }) => from)} />
  </>
);

const brandHeading = css({
  ...wrapRow(`${space[2]} ${space[5]}`, 'baseline'),
  justifyContent: 'space-between',
  marginTop: space[7],
});
const brandName = css({ fontSize: text.page });

function Range({ vehicles, brandPages }: Pick<Props, 'vehicles' | 'brandPages'>) {
  const makes = [...new Set(vehicles.map(({ make }) => make))];
  if (makes.length < 2) return <VehicleList vehicles={vehicles} />;
  return makes.map((make, place) => {
    const page = brandPages.find(({ label }) => label === make);
    return (
      <section key={make} aria-label={make}>
        <div css={brandHeading}>
          <h2 css={brandName}>{make}</h2>
          {page && <Link href={page.href}>{`More about ${make}`}</Link>}
        </div>
        <VehicleList
          vehicles={vehicles.filter((vehicle) => vehicle.make === make)}
          heading="h3"
          isFirst={place === 0}
        />
      </section>
    );
  });
}

interface BrandPageProps extends ContentPageProps {
  readonly vehicles: readonly VehicleRowView[];
  /** The listing of the make; `null` if nothing of it is for sale. */
  readonly stock: LinkView | null;
}

const way = css({ marginTop: space[5], fontWeight: 600 });

/** One brand of several: its models, the way to its stock, then the page's own blocks. */
export const BrandPage = ({ page, vehicles, blockContext, stock }: BrandPageProps) => (
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
    <Blocks blocks={page.blocks} blockContext={blockContext} modelPrices={vehicles.map(({ from }) => from)} />
  </>
);
