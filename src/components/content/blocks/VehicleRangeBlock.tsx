import { VEHICLE_INDEX_PATH } from '../../../content/addresses';
import type { BlockOf } from '../../../content/blocks/block';
import { swipeRow } from '../../ui/grids';
import { Section } from '../../ui/Section';
import { VehicleCard } from '../vehicles/VehicleCard';

/** The brand's models in one row. */
export const VehicleRangeBlock = ({ block }: { readonly block: BlockOf<'vehicleRange'> }) => (
  <Section
    heading={block.heading}
    introHtml={block.introHtml}
    more={{ label: 'The whole range', href: VEHICLE_INDEX_PATH }}
  >
    <ul css={swipeRow(Math.min(Math.max(block.vehicles.length, 3), 5))}>
      {block.vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  </Section>
);
