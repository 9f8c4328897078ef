import { css } from '@emotion/react';
import type { VehicleCardView } from '../../../content/vehicles/vehicleCard';
import { space } from '../../../theme/tokens';
import { VehicleRow } from './VehicleRow';

interface Props {
  readonly vehicles: readonly VehicleCardView[];
  /** The heading level of each model: one lower under a section's heading. */
  readonly heading?: 'h2' | 'h3';
  /** Whether the list has the first picture of the page. */
  readonly isFirst?: boolean;
}

const list = css({ marginTop: space[7], padding: 0, listStyle: 'none' });
const inSection = css({ marginTop: space[4] });

/** Models, each across the whole page. */
export const VehicleList = ({ vehicles, heading = 'h2', isFirst = true }: Props) => (
  <ul css={[list, heading === 'h3' && inSection]}>
    {vehicles.map((vehicle, place) => (
      <li key={vehicle.id}>
        <VehicleRow vehicle={vehicle} isFirst={isFirst && place === 0} heading={heading} />
      </li>
    ))}
  </ul>
);
