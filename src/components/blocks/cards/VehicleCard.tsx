import { css } from '@emotion/react';
import type { VehicleCardView } from '../../../content/vehicles/vehicleCard';
import { color, quiet, space, text } from '../../../theme/tokens';
import { FromPrice } from '../../price/Price';
import { swipeRow } from '../../ui/grids';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';

const name = css({ marginTop: space[4] });
const tagline = css({ marginTop: space[1], color: color.inkQuiet, fontSize: text.small, lineHeight: 1.4 });
/** The grade that has this price. */
const grade = css({ ...quiet, display: 'block' });
const price = css({ marginTop: 'auto', paddingTop: space[3] });

/** Models in a row: to swipe on a phone, in full rows elsewhere. */
export const VehicleCards = ({ vehicles }: { readonly vehicles: readonly VehicleCardView[] }) => (
  <ul css={swipeRow(vehicles.length, 5)}>
    {vehicles.map((vehicle) => (
      <li key={vehicle.id}>
        <VehicleCard vehicle={vehicle} />
      </li>
    ))}
  </ul>
);

const VehicleCard = ({ vehicle }: { readonly vehicle: VehicleCardView }) => (
  <article css={linkedCard}>
    <Picture
      picture={{ ...vehicle.picture, alt: '' }}
      ratio="4 / 3"
      sizes="(min-width: 60em) 15rem, (min-width: 40em) 45vw, 82vw"
    />
    <h3 css={name}>
      <Link css={cardLink} href={vehicle.href}>
        {vehicle.name}
      </Link>
    </h3>
    <p css={tagline}>{vehicle.tagline ?? vehicle.bodyType}</p>
    <p css={price}>
      <FromPrice from={vehicle.from} />
      {vehicle.grade && <span css={grade}>{vehicle.grade}</span>}
    </p>
  </article>
);
