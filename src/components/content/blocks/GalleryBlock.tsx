import type { BlockOf } from '../../../content/block';
import { PictureRow } from '../../ui/PictureRow';
import { Section } from '../../ui/Section';

export const GalleryBlock = ({ block }: { readonly block: BlockOf<'gallery'> }) => (
  <Section heading={block.heading}>
    <PictureRow pictures={block.pictures} label={block.heading ? `Pictures: ${block.heading}` : 'Pictures'} />
  </Section>
);
