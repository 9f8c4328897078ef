import type { BlockOf } from '../../content/blocks/block';
import { MapBlock } from './MapBlock';
import { OpeningHoursBlock } from './OpeningHoursBlock';
import type { Surroundings } from './surroundings';

interface Props {
  readonly block: BlockOf<'map' | 'openingHours'>;
  readonly surroundings: Surroundings;
}

/** A block that says where the dealership is, or when it is open. */
export const ContactBlock = ({ block, surroundings: { dealer, builtAt, placesId } }: Props) =>
  block.kind === 'map' ? (
    <MapBlock block={block} dealer={dealer} placesId={placesId} />
  ) : (
    <OpeningHoursBlock block={block} builtAt={builtAt} />
  );
