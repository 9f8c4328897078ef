import type { BlockOf } from '../../content/blocks/block';
import { assertUnreachable } from '../../domain/unreachable';
import { PictureRow } from '../ui/picture/PictureRow';
import { Section } from '../ui/Section';
import { LinkTilesBlock } from './LinkTilesBlock';
import { TeamBlock } from './TeamBlock';

interface Props {
  readonly block: BlockOf<'gallery' | 'linkTiles' | 'team'>;
}

/** A block of pictures: of anything, of where a link leads, or of the people. */
export function PictureBlock({ block }: Props) {
  switch (block.kind) {
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'linkTiles':
      return <LinkTilesBlock block={block} />;
    case 'team':
      return <TeamBlock block={block} />;
    default:
      return assertUnreachable(block);
  }
}

const GalleryBlock = ({ block }: { readonly block: BlockOf<'gallery'> }) => (
  <Section heading={block.heading}>
    <PictureRow pictures={block.pictures} label={block.heading ? `Pictures: ${block.heading}` : 'Pictures'} />
  </Section>
);
