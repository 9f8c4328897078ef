import { VEHICLE_INDEX_PATH } from '../../content/addresses';
import type { BlockOf } from '../../content/blocks/block';
import { assertUnreachable } from '../../domain/unreachable';
import { swipeRow } from '../ui/grids';
import { Section } from '../ui/Section';
import { VehicleCard } from './cards/VehicleCard';
import { PostsBlock } from './PostsBlock';
import { SpecialsBlock } from './SpecialsBlock';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'posts' | 'specials' | 'vehicleRange'>;
  readonly surroundings: Surroundings;
}

/** A block that lists other entries of the content. */
export function EntriesBlock({ block, surroundings: { builtAt } }: Props) {
  switch (block.kind) {
    case 'posts':
      return <PostsBlock block={block} builtAt={builtAt} />;
    case 'specials':
      return <SpecialsBlock block={block} builtAt={builtAt} />;
    case 'vehicleRange':
      return <VehicleRangeBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}

/** The brand's models in one row. */
const VehicleRangeBlock = ({ block }: { readonly block: BlockOf<'vehicleRange'> }) => (
  <Section
    heading={block.heading}
    introHtml={block.introHtml}
    more={{ label: 'The whole range', href: VEHICLE_INDEX_PATH }}
  >
    <ul css={swipeRow(block.vehicles.length, 5)}>
      {block.vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  </Section>
);
