import { VEHICLE_INDEX_PATH } from '../../content/addresses';
import type { BlockOf } from '../../content/blocks/block';
import { assertUnreachable } from '../../domain/unreachable';
import { swipeRow } from '../ui/grids';
import { PictureRow } from '../ui/picture/PictureRow';
import { Section } from '../ui/Section';
import { VehicleCard } from './cards/VehicleCard';
import { LinkTilesBlock } from './LinkTilesBlock';
import { MapBlock } from './MapBlock';
import { OpeningHoursBlock } from './OpeningHoursBlock';
import { PostsBlock } from './PostsBlock';
import { SpecialsBlock } from './SpecialsBlock';
import type { Surroundings } from './surroundings';
import { TeamBlock } from './TeamBlock';

export type ListingKind =
  | 'gallery'
  | 'linkTiles'
  | 'map'
  | 'openingHours'
  | 'posts'
  | 'specials'
  | 'team'
  | 'vehicleRange';

interface Props {
  readonly block: BlockOf<ListingKind>;
  readonly surroundings: Surroundings;
}

/** A block that lists other entries of the content, or says where the dealership is and when it is open. */
export function ListingBlock({ block, surroundings: { dealer, builtAt, placesId } }: Props) {
  switch (block.kind) {
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'linkTiles':
      return <LinkTilesBlock block={block} />;
    case 'map':
      return <MapBlock block={block} dealer={dealer} placesId={placesId} />;
    case 'openingHours':
      return <OpeningHoursBlock block={block} builtAt={builtAt} />;
    case 'posts':
      return <PostsBlock block={block} builtAt={builtAt} />;
    case 'specials':
      return <SpecialsBlock block={block} builtAt={builtAt} />;
    case 'team':
      return <TeamBlock block={block} />;
    case 'vehicleRange':
      return <VehicleRangeBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}

const GalleryBlock = ({ block }: { readonly block: BlockOf<'gallery'> }) => (
  <Section heading={block.heading}>
    <PictureRow pictures={block.pictures} label={block.heading ? `Pictures: ${block.heading}` : 'Pictures'} />
  </Section>
);

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
